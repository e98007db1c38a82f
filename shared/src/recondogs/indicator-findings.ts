import { plural, t } from '@fap/shared/kernel/words.ts';
import { defang } from '../indicators/extract-indicators.ts';
import type { Indicator, IndicatorType } from '../indicators/indicator-types.ts';
import { mayMeanPerson } from '../privacy/indicator-figures.ts';
import type { Citation, ClusterEvidence, Finding } from './cluster-evidence.ts';
import { countExhibits, countFiles, countReports } from './exhibits.ts';
import { layered, layerOfIndicator } from './layer-of.ts';

/** An indicator with every mention. */
export interface RankedIndicator {
  type: IndicatorType;
  value: string;
  exhibits: number;
  /** How many reports and how many files name it. */
  namedBy: { reports: number; files: number };
  /** Null for personal indicators: whether others named them is never revealed. */
  otherClusters: number | null;
  citations: Citation[];
}

/** Indicators of these types, those that most exhibits and clusters name first. */
export function rankIndicators(
  evidence: ClusterEvidence,
  types: readonly IndicatorType[],
): RankedIndicator[] {
  const mentions = evidence.texts.flatMap(({ exhibit, indicators }) =>
    indicators
      .filter(({ type }) => types.includes(type))
      .map((indicator) => ({ ...indicator, exhibit, key: keyOf(indicator) })),
  );
  return [...Map.groupBy(mentions, ({ key }) => key)]
    .flatMap(([key, places]) => {
      const [first] = places;
      if (!first) return [];
      return {
        type: first.type,
        value: first.value,
        exhibits: new Set(places.map(({ exhibit }) => exhibit)).size,
        namedBy: countExhibits(
          places.map(({ exhibit }) => exhibit),
          evidence.files,
        ),
        otherClusters: mayMeanPerson(first.type) ? null : (evidence.otherClusters.get(key) ?? 0),
        citations: places.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
      };
    })
    .sort(
      (a, b) =>
        b.exhibits - a.exhibits ||
        (b.otherClusters ?? 0) - (a.otherClusters ?? 0) ||
        (keyOf(a) < keyOf(b) ? -1 : 1),
    );
}

/** Indicators as findings, defanged. */
export function indicatorFindings(evidence: ClusterEvidence, types: readonly IndicatorType[]): Finding[] {
  return rankIndicators(evidence, types).map((named) => ({
    title: titleOf(named),
    detail: reuseOf(named),
    citations: named.citations,
    ...layered(layerOfIndicator(named.type)),
  }));
}

/** What it is and its value, which cannot be clicked. */
function titleOf({ type, value }: RankedIndicator): string {
  const shown = defang(type, value);
  const chain = CHAIN_NAMES[type];
  if (chain !== undefined) return t`${chain} payment address ${shown}`;
  return (TITLES[type] ?? TITLES.other)(shown);
}

/** Names of their own, the same in each language. */
const CHAIN_NAMES: Partial<Record<IndicatorType, string>> = {
  btc: 'Bitcoin',
  eth: 'Ethereum',
  tron: 'Tron',
  ltc: 'Litecoin',
  doge: 'Dogecoin',
  xmr: 'Monero',
  sol: 'Solana',
};

const TITLES: Partial<Record<IndicatorType, (value: string) => string>> & {
  other: (value: string) => string;
} = {
  domain: (value) => t`Website domain ${value}`,
  ip: (value) => t`IP address ${value}`,
  handle: (value) => t`Account name ${value}`,
  transaction: (value) => t`Transaction ${value}`,
  other: (value) => t`Identifier ${value}`,
};

/** How often an indicator occurs, here and elsewhere: a sentence or two. */
export function reuseOf({ namedBy, otherClusters }: RankedIndicator): string {
  const { reports, files } = namedBy;
  const here =
    reports > 0 && files > 0
      ? t`Named by ${countReports(reports)} and ${countFiles(files)} of this cluster.`
      : t`Named by ${files > 0 ? countFiles(files) : countReports(reports)} of this cluster.`;
  if (otherClusters === null) return here;
  if (otherClusters === 0) return `${here} ${t`No other cluster names it.`}`;
  const elsewhere = plural(otherClusters, {
    one: '# other cluster names it.',
    other: '# other clusters name it.',
  });
  return `${here} ${elsewhere}`;
}

const keyOf = ({ type, value }: Pick<Indicator, 'type' | 'value'>): string => `${type} ${value}`;
