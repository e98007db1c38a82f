import { MIN_CASES, type Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { ShownBy } from './shown-by.tsx';

/** The objections of victims, the answers to them, and how often a payment followed. */
export function ObjectionsTab({ playbook }: { playbook: Playbook }) {
  const rows = playbook.objectionHandling;
  return (
    <section>
      <h2 className="text-lg font-semibold">
        <Trans>Objections and their answers</Trans>
      </h2>
      <p className="mt-1 max-w-3xl text-ink-soft">
        <Trans>
          Success rate: the share of reports that record a payment, among those with this answer and a demand
          for money. We need at least {MIN_CASES} such reports. A payment after an answer doesn’t mean that
          the answer caused it.
        </Trans>
      </p>
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          <Trans>Not enough data. No report includes an answer to an objection.</Trans>
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={`${row.trigger} ${row.response}`} className="py-4">
              <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_11rem]">
                <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="text-ink-soft">{row.trigger}</span>
                  <ArrowRight aria-label={t`is answered with`} className="size-4 shrink-0 text-ink-soft" />
                  <span className="font-semibold">{row.response}</span>
                </h3>
                <p className="text-sm md:text-right">
                  <span className="block text-ink-soft">
                    <Trans>Success rate</Trans>
                  </span>
                  {row.successRate === null ? (
                    <span>
                      <Trans>Not enough data: fewer than {MIN_CASES} asks</Trans>
                    </span>
                  ) : (
                    <span className="tabular-nums">
                      <Trans>
                        <strong className="text-base font-semibold">{row.successRate}%</strong> of {row.asks}{' '}
                        asks
                      </Trans>
                    </span>
                  )}
                </p>
              </div>
              <ShownBy row={row} reports={playbook.evidence.reports} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
