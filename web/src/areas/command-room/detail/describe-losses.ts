import type { Money } from '@fap/shared/kernel/schemas.ts';
import { t } from '@lingui/core/macro';
import { formatMoney, nameCurrency } from '../../../ui/format-money.ts';

/** The figure of what victims lost: the cluster's own currency first, the others beside it. Nothing is converted. */
export function describeLosses(
  main: Money,
  others: readonly Money[],
): { value: string | null; note: string } {
  const [first, ...rest] = [main, ...others].filter(({ cents }) => cents > 0);
  if (!first) return { value: null, note: t`Shown for five victims or more` };
  const inWords = ({ cents, currency }: Money) => t`${formatMoney(cents, currency) ?? 0} or more`;
  return {
    value: inWords(first),
    note:
      rest.length > 0
        ? t`Also ${rest.map(inWords).join(', ')}. We add each currency on its own.`
        : t`Counts only losses in ${nameCurrency(first.currency)}`,
  };
}
