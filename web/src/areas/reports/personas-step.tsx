import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 4: who they claimed to be. */
export function PersonasStep({ form }: { form: ReportForm }) {
  return (
    <Field
      id={fieldId('scamPersonas')}
      label={t`Personas: who did they say they were?`}
      hint={t`List everyone you dealt with, one per line if you can: names, job titles, companies, accents, photos. Others see only the kinds of personas. Please leave yourself out.`}
      error={form.errors.scamPersonas}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={7}
          maxLength={5_000}
          value={form.draft.value.scamPersonas}
          onChange={(event) => form.change('scamPersonas', event.target.value)}
        />
      )}
    </Field>
  );
}
