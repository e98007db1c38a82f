import { plural } from '@fap/shared/kernel/words.ts';
import { publicTraits } from '../../matching/traits/public-traits.ts';
import { MONEY_STAGES, type MoneyStage } from '../money-stages.ts';
import { describeFeature } from '../trait-features.ts';
import type { DetailReport } from './detail-report.ts';

export interface MoneyNode {
  id: string;
  stage: MoneyStage;
  /** As the crowd may read it; null for the reports that do not name this stage. */
  label: string | null;
  reports: number;
}

/** Two neighbours of a path, and the reports that name both. */
export interface MoneyLink {
  from: string;
  to: string;
  reports: number;
}

export interface MoneyPath {
  /** Reports that name a way of paying, an account or a transfer. */
  reports: number;
  nodes: MoneyNode[];
  links: MoneyLink[];
}

/** How many of a stage are drawn apart; the rest are one node. */
const MOST_OF_STAGE = 5;

type Trail = Record<MoneyStage, readonly string[]>;

/**
 * The money's path by what reports name, from the public features that the payment layer of the DNA shows: personal accounts
 * are left out, wallets shortened. A report that names no way or no account counts as one that does not say.
 */
export function traceMoney(reports: readonly DetailReport[]): MoneyPath {
  const named = reports.map(trailOf).filter((trail) => MONEY_STAGES.some((stage) => trail[stage].length > 0));
  const apart = new Set(MONEY_STAGES.flatMap((stage) => mostNamed(named.flatMap((trail) => trail[stage]))));
  const trails = named.map((trail) => groupRest(trail, apart));
  const rest = (stage: MoneyStage) =>
    new Set(named.flatMap((trail) => trail[stage].filter((key) => !apart.has(key)))).size;
  return {
    reports: trails.length,
    nodes: MONEY_STAGES.flatMap((stage) =>
      [...countEach(trails.flatMap((trail) => trail[stage]))]
        .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
        .map(([id, count]) => ({ id, stage, label: labelOf(id, rest(stage)), reports: count })),
    ),
    links: [...countEach(trails.flatMap(linksOf))].map(([link, count]) => {
      const [from = '', to = ''] = link.split(ARROW);
      return { from, to, reports: count };
    }),
  };
}

/** In no key, which are made of words, addresses and hashes. */
const ARROW = ' → ';
const isTransfer = (key: string): boolean => key.startsWith('transaction ');

function trailOf({ traits }: DetailReport): Trail {
  const { accounts, rails } = publicTraits(traits).payment;
  return {
    way: Object.keys(rails).map((rail) => `rail ${rail}`),
    account: accounts.filter((key) => !isTransfer(key)),
    transfer: accounts.filter(isTransfer),
  };
}

function mostNamed(keys: readonly string[]): string[] {
  const ranked = [...countEach(keys)].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return ranked.slice(0, MOST_OF_STAGE).map(([key]) => key);
}

/** The trail by what is drawn: what is not drawn apart is one node, and an empty way or account a node without a name. */
function groupRest(trail: Trail, apart: ReadonlySet<string>): Trail {
  const drawn = (stage: MoneyStage) => [
    ...new Set(trail[stage].map((key) => (apart.has(key) ? key : `${stage} rest`))),
  ];
  const orUnnamed = (stage: MoneyStage) => (trail[stage].length > 0 ? drawn(stage) : [`${stage} unnamed`]);
  return { way: orUnnamed('way'), account: orUnnamed('account'), transfer: drawn('transfer') };
}

const linksOf = ({ way, account, transfer }: Trail): string[] => [
  ...way.flatMap((from) => account.map((to) => `${from}${ARROW}${to}`)),
  ...account.flatMap((from) => transfer.map((to) => `${from}${ARROW}${to}`)),
];

function labelOf(id: string, rest: number): string | null {
  if (id.endsWith(' unnamed')) return null;
  return id.endsWith(' rest')
    ? plural(rest, { one: '# more', other: '# more' })
    : describeFeature('payment', id).label;
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
