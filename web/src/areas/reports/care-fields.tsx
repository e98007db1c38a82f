import { RAIL_LABELS, RAILS } from '@fap/shared/help/rails.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { PaidAtField } from '../help/public/paid-at-field.tsx';
import { AGE_BANDS } from './report-care.ts';
import type { ReportDraft } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

type CareField = 'paymentRail' | 'goesOn' | 'ageBand';

const NOT_SAID = { value: '', label: t`I’d rather not say` };
const RAIL_OPTIONS = RAILS.map((value) => ({ value, label: RAIL_LABELS[value] }));
const YES_NO = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

/** Questions for the first advice: all optional, and kept beside the words of the report. */
export function CareFields({ form }: { form: ReportForm }) {
  return (
    <fieldset aria-labelledby="report-care" className="min-w-0 space-y-6 rounded-lg border border-line p-5">
      <div>
        <h3 id="report-care" className="font-semibold">
          <Trans>So that we can say what to do first</Trans>
        </h3>
        <p className="mt-1 text-ink-soft">
          <Trans>
            We keep your answers to these four with your report, so that you find this advice again. Others
            don’t see them. Analysts who may read your report do; you can change who may on its page.
          </Trans>
        </p>
      </div>
      <CareSelect form={form} field="paymentRail" label={t`How did you pay?`} options={RAIL_OPTIONS} />
      <PaidAtField value={form.draft.value.paidAt} onChange={(paidAt) => form.change('paidAt', paidAt)} />
      <CareSelect
        form={form}
        field="goesOn"
        label={t`Do they still write, call or threaten you?`}
        options={YES_NO}
      />
      <CareSelect form={form} field="ageBand" label={t`How old are you?`} options={AGE_BANDS} />
    </fieldset>
  );
}

interface CareSelectProps {
  form: ReportForm;
  field: CareField & keyof ReportDraft;
  label: string;
  options: readonly SelectOption[];
}

function CareSelect({ form, field, label, options }: CareSelectProps) {
  return (
    <Field label={label} isOptional className="max-w-md">
      {(control) => (
        <Select
          {...control}
          options={[NOT_SAID, ...options]}
          value={form.draft.value[field]}
          onChange={(event) => form.change(field, event.target.value)}
        />
      )}
    </Field>
  );
}
