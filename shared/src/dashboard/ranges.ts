import { t } from '@fap/shared/kernel/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time ranges of the Command Center (specification, section 9). */
export const RANGES = ['1h', '24h', '7d', '30d'] as const;
export type Range = (typeof RANGES)[number];
export const DEFAULT_RANGE: Range = '24h';

/** How a range is called, how long it is, and the steps in which its charts count. */
export const RANGE_RULES: Readonly<
  Record<Range, { label: string; words: string; lengthMs: number; stepMs: number }>
> = {
  '1h': { label: t`Last Hour`, words: t`the last hour`, lengthMs: HOUR_MS, stepMs: 5 * MINUTE_MS },
  '24h': { label: t`Last 24 Hours`, words: t`the last 24 hours`, lengthMs: DAY_MS, stepMs: HOUR_MS },
  '7d': { label: t`Last 7 Days`, words: t`the last 7 days`, lengthMs: 7 * DAY_MS, stepMs: DAY_MS },
  '30d': { label: t`Last 30 Days`, words: t`the last 30 days`, lengthMs: 30 * DAY_MS, stepMs: DAY_MS },
};

/** When a range began that ends now. */
export const startOf = (range: Range, now: Date): Date =>
  new Date(now.getTime() - RANGE_RULES[range].lengthMs);

/** How many steps the charts of a range have. */
export const stepsOf = (range: Range): number => RANGE_RULES[range].lengthMs / RANGE_RULES[range].stepMs;
