import { quantile } from '../../bench-context.ts';
import { median } from '../../live/stats/median.ts';

/** One event of an interaction as the browser reports it (Event Timing), in milliseconds. */
export interface EventTiming {
  /** The same for all events of one press, click or key. */
  id: number;
  name: string;
  start: number;
  /** From the press or key to the next paint. */
  ms: number;
  waitedMs: number;
  workedMs: number;
}

/** One press, click or key. */
export interface Interaction {
  start: number;
  ms: number;
}

/** The browser reports no shorter ones, and in steps of eight milliseconds. */
export const SHORTEST_MS = 16;

/** The interactions of events: each takes as long as its longest event. */
export function interactionsOf(events: readonly EventTiming[]): Interaction[] {
  const longest = new Map<number, Interaction>();
  for (const { id, start, ms } of events) {
    const known = longest.get(id);
    longest.set(id, { start: Math.min(start, known?.start ?? start), ms: Math.max(ms, known?.ms ?? 0) });
  }
  return [...longest.values()].sort((a, b) => a.start - b.start);
}

/** The figures of interactions; those the browser counted and did not report were shorter than it reports. */
export function describeInteractions(interactions: readonly Interaction[], counted: number | null) {
  const unreported = Math.max(0, (counted ?? 0) - interactions.length);
  const times = [...interactions.map(({ ms }) => ms), ...Array<number>(unreported).fill(SHORTEST_MS)];
  return {
    count: times.length,
    p50: quantile(times, 0.5),
    p98: quantile(times, 0.98),
    worst: Math.max(...times),
  };
}

/** A part of what a person did, with when it began and ended on the clock of the interactions. */
export interface Part {
  name: string;
  from: number;
  to: number;
}

/** Median and longest time of each part, in its order. */
export function partsOf(parts: readonly Part[], interactions: readonly Interaction[]) {
  return parts.map(({ name, from, to }) => {
    const times = interactions.filter(({ start }) => start >= from && start < to).map(({ ms }) => ms);
    return { name, count: times.length, median: median(times), worst: Math.max(SHORTEST_MS, ...times) };
  });
}
