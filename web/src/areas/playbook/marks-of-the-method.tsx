import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';

/** The two fixed marks of the method; the text says that they are not findings. */
export function MarksOfTheMethod({ ends }: { ends: Playbook['stallingVsGhosting'] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Marks of the method</h2>
      <p className="mt-1 text-ink-soft">
        Fixed in advance, the same for every cluster. They are not findings.
      </p>
      <dl className="mt-4 space-y-4">
        <div>
          <dt className="font-semibold">Given up at: 85% resistance score</dt>
          <dd className="mt-1 text-ink-soft">
            The score at which they would give up on a victim. No report measures resistance: Not enough data.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Revival detection: 30/60/90 days</dt>
          <dd className="mt-1">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {ends.revivals.map(({ days, n, exhibits }) => (
                <li key={days}>
                  After {days} days:{' '}
                  {ends.silences === 0 ? (
                    <span className="text-ink-soft">Not enough data</span>
                  ) : (
                    <span>
                      {n} {n === 1 ? 'report' : 'reports'}
                      {n > 0 && <span className="text-ink-soft"> ({exhibits.join(', ')})</span>}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-ink-soft">
              Counts silences between dated messages after which they wrote again. We found {ends.silences}.
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
