import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { localToday } from '../../platform/server-clock.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

const SCAM_TYPE_OPTIONS = SCAM_TYPES.map((value) => ({ value, label: SCAM_TYPE_LABELS[value] }));
const CONTACT_OPTIONS = CONTACT_METHODS.map((value) => ({ value, label: CONTACT_METHOD_LABELS[value] }));

/** Step 1: what happened, when, and how it began. */
export function DetailsStep({ form }: { form: ReportForm }) {
  const { value } = form.draft;
  return (
    <>
      <Field
        id={fieldId('scamName')}
        label={t`Scam name`}
        hint={t`The name they used, or a short name of your own.`}
        error={form.errors.scamName}
      >
        {(control) => (
          <TextInput
            {...control}
            value={value.scamName}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => form.change('scamName', event.target.value)}
          />
        )}
      </Field>
      <Field
        id={fieldId('scamType')}
        label={t`What kind of scam was it?`}
        hint={t`If you are not sure, choose Other.`}
        error={form.errors.scamType}
      >
        {(control) => (
          <Select
            {...control}
            placeholder={t`Please choose`}
            options={SCAM_TYPE_OPTIONS}
            value={value.scamType}
            onChange={(event) => form.change('scamType', event.target.value)}
          />
        )}
      </Field>
      <Field
        id={fieldId('description')}
        label={t`Describe what happened`}
        hint={t`In your own words. Websites, phone numbers, wallets and account names help most.`}
        error={form.errors.description}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={7}
            maxLength={20_000}
            value={value.description}
            onChange={(event) => form.change('description', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-6">
        <Field
          id={fieldId('contactMethod')}
          label={t`How did they contact you first?`}
          error={form.errors.contactMethod}
        >
          {(control) => (
            <Select
              {...control}
              placeholder={t`Please choose`}
              options={CONTACT_OPTIONS}
              value={value.contactMethod}
              onChange={(event) => form.change('contactMethod', event.target.value)}
            />
          )}
        </Field>
        <Field id={fieldId('dateOccurred')} label={t`Date it happened`} error={form.errors.dateOccurred}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={localToday()}
              value={value.dateOccurred}
              onChange={(event) => form.change('dateOccurred', event.target.value)}
            />
          )}
        </Field>
      </div>
    </>
  );
}
