import type { MoneyTrails } from '@fap/shared/elder/money-trails.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { t } from '@lingui/core/macro';
import { paymentCount, STATUS_WORDS, trailName, trailRows, WAY_WORDS } from './trail-rows.ts';

export interface TrailListProps {
  trails: MoneyTrails;
  currency: string;
}

/** Where money came from and went to, as a list: on a phone it says more than a drawing. */
export function TrailList({ trails, currency }: TrailListProps) {
  return (
    <ul aria-label={t`Your money trails over ${trails.days} days`} className="divide-y divide-line">
      {trailRows(trails).map(({ way, name, payments, amount, status }) => (
        <li key={`${way} ${name}`} className="py-3 first:pt-0">
          <p className="font-semibold wrap-anywhere">
            {WAY_WORDS[way]} {trailName(name)}
          </p>
          <p>
            {formatCents(amount, currency)} · {paymentCount(payments)}
          </p>
          {status !== 'cleared' && <p className="font-semibold text-critical">{STATUS_WORDS[status]}</p>}
        </li>
      ))}
    </ul>
  );
}
