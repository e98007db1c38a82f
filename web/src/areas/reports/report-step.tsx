import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, CircleAlert, Send } from 'lucide-react';
import type { ComponentType, FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConsentStep } from './consent-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { EvidenceStep } from './evidence-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PersonasStep } from './personas-step.tsx';
import { REPORT_STEPS } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

const STEPS: readonly ComponentType<{ form: ReportForm }>[] = [
  DetailsStep,
  EvidenceStep,
  PaymentStep,
  PersonasStep,
  ConsentStep,
];
const LAST = REPORT_STEPS.length;

/** The current step with Back and Next, which always pass: what is missing is said (`MissingNote`), and refused only on submit. */
export function ReportStep({ form }: { form: ReportForm }) {
  const { step } = form;
  const Step = STEPS[step - 1] ?? DetailsStep;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step < LAST) form.goTo(step + 1);
    else form.submit();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-8">
      <h2 ref={form.stepTitle} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {REPORT_STEPS[step - 1]}
      </h2>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        <Step form={form} />
      </div>
      {step === LAST && form.isUnsent && <UnsentNote />}
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {step > 1 && (
          <Button size="lg" onClick={() => form.goTo(step - 1)} disabled={form.isSending}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Back</Trans>
          </Button>
        )}
        {step < LAST ? (
          <Button key="next" size="lg" variant="primary" onClick={() => form.goTo(step + 1)}>
            <Trans>Next</Trans>
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        ) : (
          <Button
            key="submit"
            type="submit"
            size="lg"
            variant="primary"
            disabled={!form.hasConsent}
            isBusy={form.isSending}
          >
            <Send aria-hidden className="size-4" />
            <Trans>Submit report</Trans>
          </Button>
        )}
        {step === LAST && !form.hasConsent && (
          <p className="text-sm text-ink-soft">
            <Trans>Tick “I consent to vault anchoring” to submit.</Trans>
          </p>
        )}
        {form.isSending && (
          <p role="status" className="text-sm text-ink-soft">
            {form.progress ? t`Uploading your files, ${form.progress.percent}%…` : t`Sending your report…`}
          </p>
        )}
      </div>
    </form>
  );
}

/** Stays when the toast has gone: the header says that changes are sent later, and a report is not. */
function UnsentNote() {
  return (
    <p className="mt-8 flex items-start gap-3 rounded-md border border-critical p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-critical" />
      <span>
        <strong className="font-semibold">
          <Trans>Your report has not been sent.</Trans>
        </strong>{' '}
        <Trans>Everything you wrote is kept on this device. Press “Submit report” again.</Trans>
      </span>
    </p>
  );
}
