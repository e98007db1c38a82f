import type { ReviewFigures } from './entities.ts';

/** Under so many decisions a share says nothing. */
export const MIN_REVIEWED = 5;

/** Percent of the automatic assignments that people found right, of those they looked at; null: too few. */
export const accuracyOf = ({ right, wrong }: ReviewFigures): number | null => percentOf(right, right + wrong);

/** Percent of the findings that belong into an existing cluster which the scan put there by itself; null: too few. */
export const autoMergeRateOf = ({ right, byPeople }: ReviewFigures): number | null =>
  percentOf(right, right + byPeople);

function percentOf(part: number, all: number): number | null {
  return all < MIN_REVIEWED ? null : Math.round((part / all) * 1_000) / 10;
}
