import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { usePreload } from '../../../platform/load-later.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import { MissingNote } from '../missing-note.tsx';
import { faultySteps, REPORT_STEPS, type ReportField, summaryOf } from '../report-draft.ts';
import { ReportStep } from '../report-step.tsx';
import { useReportForm } from '../use-report-form.ts';

const ReportSentCard = lazyPart(async () => (await import('../report-sent-card.tsx')).ReportSentCard);

/** A victim's report in five steps. */
export function BuildClusterScreen() {
  const form = useReportForm();
  usePreload(ReportSentCard.load);
  const errors = summaryOf(form.refused);
  return (
    <PageFrame
      title={t`Build a Cluster`}
      lead={t`This was done to you, and it was not your fault. Take your time: this device keeps what you type, even if you leave.`}
      width="reading"
    >
      {form.result && (
        <Suspense>
          <ReportSentCard key={form.result.clusterId} result={form.result} />
        </Suspense>
      )}
      {form.draft.wasRestored && <RestoredNote onClear={form.startOver} />}
      <Card ref={form.frame} className="scroll-mt-20">
        <CardBody>
          <StepIndicator
            steps={REPORT_STEPS}
            current={form.step}
            faulty={faultySteps(form.refused)}
            unfinished={faultySteps(form.missing)}
            onChoose={form.goTo}
          />
          {errors.length > 0 && (
            <div className="mt-6">
              <ErrorSummary
                ref={form.summary}
                errors={errors}
                onChoose={(field) => form.goToField(field as ReportField)}
              />
            </div>
          )}
          {errors.length === 0 && <MissingNote form={form} />}
          <ReportStep form={form} />
        </CardBody>
      </Card>
    </PageFrame>
  );
}

function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="mb-6 text-ink-soft">
      <Trans>We kept what you typed on your last visit.</Trans>{' '}
      <button type="button" onClick={onClear} className="link">
        <Trans>Clear the form</Trans>
      </button>
    </p>
  );
}
