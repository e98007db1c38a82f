import { RANGE_RULES, type Range, startOf, stepsOf } from '@fap/shared/dashboard/ranges.ts';
import { CARD_FIGURES, type FigureKey, type Stats } from '@fap/shared/dashboard/stats.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/write/context.ts';
import { COUNTED, isCounted, sumOf } from './figures.ts';

const OTHER_FIGURES = [
  'clustersDetonated',
  'scamsDetected',
  'elderProtectionAlerts',
  'mediaEscalations',
] as const satisfies readonly FigureKey[];

/** The figures of a range as this reader may know them, all read at one time. */
export async function getStats(ctx: Ctx, range: Range): Promise<Stats> {
  const until = ctx.clock.now();
  const since = startOf(range, until);
  const [cards, inAll, rest, newThisHour] = await Promise.all([
    each(CARD_FIGURES, (figure) => countSteps(ctx, figure, range, until)),
    each(CARD_FIGURES, (figure) => countAll(ctx, figure)),
    each(OTHER_FIGURES, (figure) => countWithin(ctx, figure, since, until)),
    countWithin(ctx, 'activeCases', startOf('1h', until), until),
  ]);
  const total = (figure: (typeof CARD_FIGURES)[number]) =>
    cards[figure].reduce((sum, count) => sum + count, 0);
  return {
    range,
    since: since.toISOString(),
    until: until.toISOString(),
    activeCases: total('activeCases'),
    scamClusters: total('scamClusters'),
    evidenceProcessed: total('evidenceProcessed'),
    victimsProtected: total('victimsProtected'),
    ...rest,
    // Steps of five: the moment of one alert would tell a scammer that a payment was held.
    elderProtectionAlerts: publicFigure(rest.elderProtectionAlerts) ?? 0,
    newThisHour,
    inAll,
    overTime: cards,
  };
}

/** What a figure counts from one time to another. */
export async function countWithin(ctx: Ctx, figure: FigureKey, since: Date, until: Date): Promise<number> {
  const counted = COUNTED[figure];
  const [row] = await ctx.db
    .select({ sum: sumOf(counted) })
    .from(counted.table)
    .where(isCounted(ctx, counted, since, until));
  return row?.sum ?? 0;
}

async function countAll(ctx: Ctx, figure: FigureKey): Promise<number> {
  const counted = COUNTED[figure];
  const [row] = await ctx.db
    .select({ sum: sumOf(counted) })
    .from(counted.table)
    .where(counted.holds(ctx));
  return row?.sum ?? 0;
}

/** The same count, split into the steps of a range. */
async function countSteps(ctx: Ctx, figure: FigureKey, range: Range, until: Date): Promise<number[]> {
  const counted = COUNTED[figure];
  const since = startOf(range, until);
  const seconds = RANGE_RULES[range].stepMs / 1000;
  const steps = stepsOf(range);
  // What comes in at this very millisecond is in the last step.
  const step = sql<number>`least(${sql.raw(String(steps - 1))},
    floor(extract(epoch from ${counted.at} - ${since.toISOString()}::timestamptz) / ${sql.raw(String(seconds))}))::int`;
  const rows = await ctx.db
    .select({ step: step.as('step'), sum: sumOf(counted) })
    .from(counted.table)
    .where(isCounted(ctx, counted, since, until))
    .groupBy(sql`step`);
  const sums = new Map(rows.map((row) => [row.step, row.sum]));
  return Array.from({ length: steps }, (_, index) => sums.get(index) ?? 0);
}

/** The results for each of these keys, asked for at the same time. */
async function each<Key extends string, Value>(
  keys: readonly Key[],
  work: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await work(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}
