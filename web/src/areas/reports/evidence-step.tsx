import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { WordAuthorField } from '../clusters/public/word-author.tsx';
import { fieldId } from './report-draft.ts';
import { ReportFileList } from './report-file-list.tsx';
import { ReportFilePicker } from './report-file-picker.tsx';
import type { ReportForm } from './use-report-form.ts';

/** Step 2: files, and other evidence as text. */
export function EvidenceStep({ form }: { form: ReportForm }) {
  return (
    <>
      <div>
        <ReportFilePicker isDisabled={form.isSending} onPick={form.kept.add} />
        <ReportFileList form={form} />
      </div>
      <Field
        id={fieldId('evidence')}
        label={t`Anything else that shows what happened`}
        hint={t`Paste messages, links or transaction numbers here.`}
        isOptional
        error={form.errors.evidence}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={20_000}
            value={form.draft.value.evidence}
            onChange={(event) => form.change('evidence', event.target.value)}
          />
        )}
      </Field>
      {form.draft.value.evidence.trim() !== '' && (
        <WordAuthorField
          id={fieldId('evidenceAuthor')}
          legend={t`Who wrote this?`}
          value={form.draft.value.evidenceAuthor}
          onChange={(author) => form.change('evidenceAuthor', author)}
          isDisabled={form.isSending}
        />
      )}
    </>
  );
}
