import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { MarksOfTheMethod } from './marks-of-the-method.tsx';
import { PressureStages } from './pressure-stages.tsx';
import { ShownBy, type ShownByRow } from './shown-by.tsx';
import { SilenceScale } from './silence-scale.tsx';

/** How the scammers press for payment, when they stall and when they vanish. */
export function PressureTab({ playbook }: { playbook: Playbook }) {
  const { paymentPressure, stallingVsGhosting: ends, evidence } = playbook;
  return (
    <div className="space-y-10">
      <section>
        <h2 className="text-lg font-semibold">
          <Trans>How they press for payment</Trans>
        </h2>
        {paymentPressure.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            <Trans>Not enough data. We found no wording of pressure.</Trans>
          </p>
        ) : (
          <>
            <PressureStages rows={paymentPressure} />
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {paymentPressure.map((row) => (
                <li key={row.technique} className="py-4">
                  <h3 className="font-semibold">{row.technique}</h3>
                  <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
                    <Fact name={t`Stage`}>{row.stage ?? t`Not enough data`}</Fact>
                    <Fact name={t`Timing`}>{row.timing ?? t`No time given`}</Fact>
                  </dl>
                  {row.triggers.length > 0 && (
                    <p className="mt-2 flex flex-wrap gap-1.5">
                      <span className="sr-only">
                        <Trans>Tactics:</Trans>{' '}
                      </span>
                      {row.triggers.map((trigger) => (
                        <Badge key={trigger}>{trigger}</Badge>
                      ))}
                    </p>
                  )}
                  <ShownBy row={row} reports={evidence.reports} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h2 className="text-lg font-semibold">
          <Trans>Stalling or ghosting</Trans>
        </h2>
        <SilenceScale ends={ends} />
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <Conditions title={t`They put off`} rows={ends.stallConditions} reports={evidence.reports} />
          <Conditions title={t`They vanish`} rows={ends.ghostConditions} reports={evidence.reports} />
        </div>
      </section>
      <MarksOfTheMethod ends={ends} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{name}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ConditionsProps {
  title: string;
  rows: readonly (ShownByRow & { condition: string })[];
  reports: number;
}

function Conditions({ title, rows, reports }: ConditionsProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          <Trans>Not enough data. No report shows it.</Trans>
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.condition} className="py-3">
              <p>{row.condition}</p>
              <ShownBy row={row} reports={reports} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
