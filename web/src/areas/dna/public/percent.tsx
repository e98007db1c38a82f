import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';

/** A measured percentage, or the words that say that there is too little to measure. */
export function Percent({ value }: { value: number | null }) {
  if (value === null) return <span className="font-normal text-ink-soft">Not enough data</span>;
  return <span className="font-semibold tabular-nums">{shownPercent(value)}</span>;
}

/** A percentage in whole numbers; what is there and small is not shown as nothing, and what is not all not as all. */
export function shownPercent(value: number): string {
  return value > 0 && value < 1 ? '<1%' : `${wholePercent(value / 100)}%`;
}
