import { findTactics } from './find-tactics.ts';

/** Timing of a scam according to a text. */
export interface Timing {
  /** How many dated messages fall into each hour of the day (24); UTC where an offset is given, else as shown. */
  hours: readonly number[];
  /** Durations from first contact to first ask, counted per bin of `DURATION_BINS_HOURS`. */
  firstAsk: readonly number[];
  /** The same for durations between asks. */
  askGaps: readonly number[];
  /** Weeks since 1970-01-05 (a Monday) in which something happened, in ascending order. */
  weeks: readonly number[];
}

/** Upper ends (hours) of the bins for durations; what is longer falls into one more. */
export const DURATION_BINS_HOURS = [1, 6, 24, 72, 168, 720, 2160] as const;
const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** 1970-01-05 was the first Monday. */
const FIRST_MONDAY_MS = 4 * 24 * HOUR_MS;
/** Layers at which something is asked for: access and data, payment, further demands. */
const ASK_LAYERS: ReadonlySet<number> = new Set([9, 10, 11]);

/** A dated message: when it was written (ms since 1970) and the position of its date in the text. */
export interface Moment {
  at: number;
  index: number;
}

const ISO_MOMENT =
  /\b(\d{4})-(\d\d)-(\d\d)[T ,]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?:\s?(Z|[+-]\d\d:?\d\d))?/gu;
const CHAT_MOMENT =
  /^[ \t\u00a0\u202f]*\[?(\d{1,2})[./](\d{1,2})[./](\d{2,4}),? (\d{1,2}):(\d\d)(?::\d\d)?(?:\s?([ap])\.?m\.?)?/gimu;
const MAIL_MOMENT = /^(?:Date|Sent):\s*(.{10,40})$/gimu;
const UNIT_HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 720 };
const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  'a few': 3,
  several: 4,
  'a couple of': 2,
};
const DURATION = new RegExp(
  String.raw`\b(?:after|for|over|within|in|about|some)\s+(?:about |only |just |almost |the next )?(\d{1,3}|${Object.keys(
    NUMBER_WORDS,
  )
    .sort((a, b) => b.length - a.length)
    .join('|')})\s+(minute|hour|day|week|month)s?\b`,
  'iu',
);

/**
 * Extracts the timing of a text: hours of its dated messages, first contact to first ask, gaps between asks, active
 * weeks.
 */
export function extractTiming(text: string, dateOccurred: string): Timing {
  const moments = findMoments(text);
  const hours = new Array<number>(24).fill(0);
  for (const { at } of moments) {
    const hour = new Date(at).getUTCHours();
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  const asks = askedAt(text, moments);
  const [first] = moments;
  const duration = DURATION.exec(text);
  const untilAsk =
    first && asks[0] !== undefined
      ? (asks[0] - first.at) / HOUR_MS
      : duration
        ? (NUMBER_WORDS[duration[1]?.toLowerCase() ?? ''] ?? Number(duration[1])) *
          (UNIT_HOURS[duration[2]?.toLowerCase() ?? ''] ?? 0)
        : null;
  const gaps = asks.slice(1).map((at, index) => (at - (asks[index] ?? at)) / HOUR_MS);
  const days = [Date.parse(`${dateOccurred}T00:00:00Z`), ...moments.map(({ at }) => at)];
  return {
    hours,
    firstAsk: binDurations(untilAsk === null ? [] : [untilAsk]),
    askGaps: binDurations(gaps.filter((gap) => gap > 0)),
    weeks: [
      ...new Set(
        days.flatMap((at) => (Number.isNaN(at) ? [] : [Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS)])),
      ),
    ].sort((a, b) => a - b),
  };
}

function binDurations(durations: readonly number[]): number[] {
  const bins = new Array<number>(DURATION_BINS_HOURS.length + 1).fill(0);
  for (const duration of durations) {
    const found = DURATION_BINS_HOURS.findIndex((end) => duration <= end);
    const bin = found < 0 ? DURATION_BINS_HOURS.length : found;
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** Dated messages of a text in the order of time; days before months where both are possible. */
export function findMoments(text: string): Moment[] {
  const found: Moment[] = [];
  for (const match of text.matchAll(ISO_MOMENT)) {
    const [, year, month, day, hour = '', minute, offset] = match;
    const zone = offset === undefined ? 'Z' : offset.replace(/^([+-]\d\d)(\d\d)$/u, '$1:$2');
    found.push({
      at: Date.parse(`${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:00${zone}`),
      index: match.index,
    });
  }
  for (const match of text.matchAll(CHAT_MOMENT)) {
    const [, first, second, year = '', hour, minute, half] = match;
    const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
    const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
    const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
    found.push({
      at: Date.UTC(fullYear, Number(month) - 1, Number(day), hours, Number(minute)),
      index: match.index,
    });
  }
  for (const match of text.matchAll(MAIL_MOMENT))
    found.push({ at: Date.parse(match[1] ?? ''), index: match.index });
  return found.filter(({ at }) => !Number.isNaN(at)).sort((a, b) => a.at - b.at);
}

/** Time of an ask: that of the dated message that contains it. */
function askedAt(text: string, moments: readonly Moment[]): number[] {
  const byPlace = moments.toSorted((a, b) => a.index - b.index);
  const asks = findTactics(text)
    .filter(({ tactic }) => ASK_LAYERS.has(tactic.layer))
    .flatMap(({ start }) => byPlace.findLast(({ index }) => index <= start)?.at ?? []);
  return [...new Set(asks)].sort((a, b) => a - b);
}
