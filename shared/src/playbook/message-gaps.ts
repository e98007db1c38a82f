import type { Turn } from '../texts/messages/turn.ts';

/** Minimum of silences for a threshold. */
export const MIN_GAPS = 5;
/** Days of silence after which a revival is looked for. */
export const REVIVAL_DAYS = [30, 60, 90] as const;
const HOUR_MS = 60 * 60 * 1000;
/** A shorter pause belongs to one and the same conversation. */
const MIN_SILENCE_HOURS = 1;
/** Of the silences that ended, this share was no longer than the threshold. */
const STALL_SHARE = 0.95;

/** Silences (hours, in the order of time) of the other side that ended: they wrote again. */
export function endedSilences(turns: readonly Turn[]): number[] {
  const times = turns.flatMap(({ speaker, at }) => (speaker === 'scammer' && at !== null ? [at] : []));
  const ordered = [...new Set(times)].sort((a, b) => a - b);
  return ordered
    .slice(1)
    .map((at, index) => (at - (ordered[index] ?? at)) / HOUR_MS)
    .filter((hours) => hours >= MIN_SILENCE_HOURS);
}

/** Hours of silence within which they came back in 95 of 100 cases; null under five silences. */
export function stallThreshold(silences: readonly number[]): number | null {
  if (silences.length < MIN_GAPS) return null;
  const ordered = silences.toSorted((a, b) => a - b);
  const at = Math.ceil(ordered.length * STALL_SHARE) - 1;
  return Math.round((ordered[at] ?? 0) * 10) / 10;
}
