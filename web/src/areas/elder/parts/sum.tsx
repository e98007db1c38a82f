import { formatCents } from '@fap/shared/elder/reason-sentences.ts';

/** A sum of money, with its sign for what came in. */
export function Sum({
  cents,
  currency,
  direction = 'out',
}: {
  cents: number;
  currency: string;
  direction?: 'in' | 'out';
}) {
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">
      {direction === 'in' ? '+' : ''}
      {formatCents(cents, currency)}
    </span>
  );
}
