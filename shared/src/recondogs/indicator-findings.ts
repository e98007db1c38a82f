import { plural, t } from '@fap/shared/kernel/words.ts';
import { defang } from '../indicators/extract-indicators.ts';
import type { Indicator, IndicatorType } from '../indicators/indicator-types.ts';
import { mayMeanPerson } from '../privacy/indicator-figures.ts';
import type { Citation, ClusterEvidence, Finding } from './cluster-evidence.ts';
import { countExhibits } from './exhibits.ts';
import { layered, layerOfIndicator } from './layer-of.ts';

/** An indicator with every mention. */
export interface RankedIndicator {
  type: IndicatorType;
  value: string;
  exhibits: number;
  /** "2 reports and 1 file". */
  namedBy: string;
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
    title: `${named.type} ${defang(named.type, named.value)}`,
    detail: reuseOf(named),
    citations: named.citations,
    ...layered(layerOfIndicator(named.type)),
  }));
}

/** How often an indicator occurs, here and elsewhere. */
export function reuseOf({ namedBy, otherClusters }: RankedIndicator): string {
  const here = t`Named by ${namedBy} of this cluster`;
  if (otherClusters === null) return `${here}.`;
  if (otherClusters === 0) return t`${here} and no other.`;
  return t`${here} and in ${otherClusters} other ${plural(otherClusters, { one: 'cluster', other: 'clusters' })}.`;
}

const keyOf = ({ type, value }: Pick<Indicator, 'type' | 'value'>): string => `${type} ${value}`;
