import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { describeStage, describeStep } from './report-labels.ts';

/** How far a report has come, and everything that happened to it. */
export function PathCard({ report }: { report: OwnReport }) {
  return (
    <Card>
      <CardHeader title={t`What happened to it`} hint={t`Updates live.`} />
      <CardBody className="grid gap-5">
        <ol className="grid gap-3">
          {report.stages.map((stage) => {
            const { label, detail } = describeStage(stage);
            const Icon = stage.at === null ? Circle : CircleCheck;
            return (
              <li key={stage.stage} className="flex gap-3">
                <Icon
                  aria-hidden
                  className={cn(
                    'mt-0.5 size-5 shrink-0',
                    stage.at === null ? 'text-ink-soft' : 'text-accent',
                  )}
                />
                <div className="min-w-0">
                  <p className={cn('font-medium', stage.at === null && 'text-ink-soft')}>{label}</p>
                  <p className="text-sm text-ink-soft">
                    {stage.at !== null && <ExactTime at={stage.at} />}
                    {stage.at !== null && detail && ' · '}
                    {detail}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
        <details>
          <summary className="cursor-pointer font-medium">
            <Trans>All steps ({report.path.length})</Trans>
          </summary>
          <ol className="mt-3 grid gap-2 border-l-2 border-line pl-4 text-sm">
            {report.path.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end, and two may share a moment
              <li key={index}>
                {describeStep(step)}
                <span className="block text-ink-soft">
                  <ExactTime at={step.at} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      </CardBody>
    </Card>
  );
}
