import type { Money } from '@fap/shared/kernel/schemas.ts';
import { formatMoney, nameCurrency } from '../../../ui/format-money.ts';

/** The figure of what victims lost: the cluster's own currency first, the others beside it. Nothing is converted. */
export function describeLosses(
  main: Money,
  others: readonly Money[],
): { value: string | null; note: string } {
  const [first, ...rest] = [main, ...others].filter(({ cents }) => cents > 0);
  if (!first) return { value: null, note: 'Shown for five victims or more' };
  const inWords = ({ cents, currency }: Money) => `${formatMoney(cents, currency)} or more`;
  return {
    value: inWords(first),
    note:
      rest.length > 0
        ? `Also ${rest.map(inWords).join(', ')}. We add each currency on its own.`
        : `Counts only losses in ${nameCurrency(first.currency)}`,
  };
}
