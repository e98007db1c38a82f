import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { Trans } from '@lingui/react/macro';

/** A measured percentage, or "Not enough data" for null. */
export function Percent({ value }: { value: number | null }) {
  if (value === null)
    return (
      <span className="font-normal text-ink-soft">
        <Trans>Not enough data</Trans>
      </span>
    );
  return <span className="font-semibold tabular-nums">{shownPercent(value)}</span>;
}

/** A whole percentage. Small values are shown as <1%, never 0%, and only 100 itself as 100%. */
export function shownPercent(value: number): string {
  return value > 0 && value < 1 ? '<1%' : `${wholePercent(value / 100)}%`;
}
