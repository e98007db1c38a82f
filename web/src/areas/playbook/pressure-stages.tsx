import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const STAGES = [t`Before the first ask`, t`With the ask`, t`After the first ask`];

/** The stage of the script at which each technique is most frequent: three steps from left to right. */
export function PressureStages({ rows }: { rows: Playbook['paymentPressure'] }) {
  return (
    <ol className="mt-4 grid gap-3 md:grid-cols-3">
      {STAGES.map((stage) => {
        const here = rows.filter((row) => row.stage === stage);
        return (
          <li key={stage} className="border-t-4 border-accent-line bg-surface px-4 py-3">
            <h3 className="text-sm font-semibold">{stage}</h3>
            {here.length === 0 ? (
              <p className="mt-1 text-sm text-ink-soft">
                <Trans>Nothing seen here</Trans>
              </p>
            ) : (
              <ul className="mt-1 space-y-1 text-sm">
                {here.map((row) => (
                  <li key={row.technique} className="flex justify-between gap-3">
                    <span>{row.technique}</span>
                    <span className="text-ink-soft tabular-nums">
                      <span className="sr-only">
                        <Trans>reports:</Trans>{' '}
                      </span>
                      {row.n}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
