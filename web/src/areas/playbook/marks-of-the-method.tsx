import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { exhibitName } from '../clusters/public/exhibit-name.ts';

/** The two fixed marks of the method; the text says that they are not findings. */
export function MarksOfTheMethod({ ends }: { ends: Playbook['stallingVsGhosting'] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">
        <Trans>Marks of the method</Trans>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>Fixed in advance, the same for every cluster. They are not findings.</Trans>
      </p>
      <dl className="mt-4 space-y-4">
        <div>
          <dt className="font-semibold">
            <Trans>Given up at: 85% resistance score</Trans>
          </dt>
          <dd className="mt-1 text-ink-soft">
            <Trans>
              The score at which they would give up on a victim. No report measures resistance: Not enough
              data.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Revival detection: 30/60/90 days</Trans>
          </dt>
          <dd className="mt-1">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {ends.revivals.map(({ days, n, exhibits }) => (
                <li key={days}>
                  <Trans>After {days} days:</Trans>{' '}
                  {ends.silences === 0 ? (
                    <span className="text-ink-soft">
                      <Trans>Not enough data</Trans>
                    </span>
                  ) : (
                    <span>
                      {n} {plural(n, { one: 'report', other: 'reports' })}
                      {n > 0 && (
                        <span className="text-ink-soft"> ({exhibits.map(exhibitName).join(', ')})</span>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-ink-soft">
              <Trans>
                Counts silences between dated messages after which they wrote again. We found {ends.silences}.
              </Trans>
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
