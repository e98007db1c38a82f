import { useRead } from '../../../platform/read.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { secondLook } from '../data.ts';
import { Sum } from '../parts/sum.tsx';

/** Payments of the month before an alert that may belong to it. Nothing while they load: the alert itself is what counts. */
export function SecondLook({ alertId }: { alertId: string }) {
  const { data } = useRead(secondLook, { params: { id: alertId } });
  if (!data || data.payments.length === 0) return null;
  return (
    <section
      aria-labelledby="second-look"
      className="mt-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h4 id="second-look" className="text-xl font-semibold">
        Did you want these, too?
      </h4>
      <p className="mt-1 text-ink-soft">
        They raised no alert. They went to somebody new or were more than usual, in the month before. Scams
        often begin with a small sum.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {data.payments.map(({ id, payee, description, amount, currency, occurredAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">{payee || description || 'Unknown payee'}</span>
            <Sum cents={amount} currency={currency} />
            <span className="w-full text-ink-soft">
              <RelativeTime at={occurredAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">If you did not want one of them, tell your bank about all of them together.</p>
    </section>
  );
}
