import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CareFields } from './care-fields.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 3: the amount lost, and what the first advice depends on. */
export function PaymentStep({ form }: { form: ReportForm }) {
  return (
    <>
      <Field
        id={fieldId('amountInvolved')}
        label={t`Amount involved`}
        hint={t`With its currency, for example 900 USD. A rough figure helps too. Lost nothing? Please report it anyway.`}
        isOptional
        error={form.errors.amountInvolved}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="text"
            maxLength={100}
            autoComplete="off"
            value={form.draft.value.amountInvolved}
            onChange={(event) => form.change('amountInvolved', event.target.value)}
            className="max-w-xs"
          />
        )}
      </Field>
      <p className="rounded-lg bg-accent-soft px-5 py-4">
        <Trans>
          <strong className="font-semibold">Paid by card or bank transfer in the last days?</strong> Call your
          bank now and ask them to stop or recall the payment. This report can wait: we keep what you typed.
        </Trans>
      </p>
      <CareFields form={form} />
    </>
  );
}
