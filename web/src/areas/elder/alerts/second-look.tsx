import type { Payment } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { secondLook } from '../data.ts';
import { Sum } from '../parts/sum.tsx';

/** More at once is a statement, and no question. */
const SHOWN = 5;

/** Payments of the month before an alert that may belong to it. Nothing while they load: the alert itself is what counts. */
export function SecondLook({ alertId }: { alertId: string }) {
  const { data } = useRead(secondLook, { params: { id: alertId } });
  if (!data || data.payments.length === 0) return null;
  const rest = data.payments.slice(SHOWN);
  return (
    <section
      aria-labelledby="second-look"
      className="mt-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h3 id="second-look" className="text-xl font-semibold">
        <Trans>Did you want these, too?</Trans>
      </h3>
      <p className="mt-1 text-ink-soft">
        <Trans>
          They raised no alert. They went to somebody new or were more than usual, in the month before. Scams
          often begin with a small sum.
        </Trans>
      </p>
      <Rows payments={data.payments.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer py-2 font-semibold">
            <Trans>and {rest.length} more</Trans>
          </summary>
          <Rows payments={rest} />
        </details>
      )}
      <p className="mt-2">
        <Trans>If you did not want one of them, tell your bank about all of them together.</Trans>
      </p>
    </section>
  );
}

function Rows({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="mt-2">
      {payments.map(({ id, payee, description, amount, currency, occurredAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {payee || description || t`Unknown payee`}{' '}
            <span className="text-ink-soft">
              <RelativeTime at={occurredAt} />
            </span>
          </span>
          <Sum cents={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
