import { REPORT_FILE_EXTENSIONS } from '@fap/shared/reports/constants.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAppConfig } from '../../platform/app-config.ts';
import { Field } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { formatMegabytes } from '../../ui/format-size.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { WordAuthorField } from '../clusters/public/word-author.tsx';
import { fieldId } from './report-draft.ts';
import { ReportFileList } from './report-file-list.tsx';
import { splitPickedFiles } from './split-picked-files.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 2: files, and other evidence as text. */
export function EvidenceStep({ form }: { form: ReportForm }) {
  const { uploadMaxBytes } = useAppConfig();
  const [refused, setRefused] = useState<string[]>([]);
  const handlePick = (picked: File[]) => {
    const { fitting, reasons } = splitPickedFiles(picked, uploadMaxBytes);
    setRefused(reasons);
    if (fitting.length) form.kept.add(fitting);
  };
  return (
    <>
      <div>
        <FilePicker
          label="Add files"
          hint={`PDF, JPG, PNG, TXT, DOC, DOCX or EML, max ${formatMegabytes(uploadMaxBytes)} each`}
          accept={REPORT_FILE_EXTENSIONS.join(',')}
          isMultiple
          isDisabled={form.isSending}
          onPick={handlePick}
        />
        {refused.length > 0 && (
          <ul role="alert" className="mt-3 grid gap-1 text-sm font-medium text-critical">
            {refused.map((reason) => (
              <li key={reason} className="flex items-start gap-1.5">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <ReportFileList form={form} />
      </div>
      <Field
        id={fieldId('evidence')}
        label="Anything else that shows what happened"
        hint="Paste messages, links or transaction numbers here."
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
          legend="Who wrote this?"
          value={form.draft.value.evidenceAuthor}
          onChange={(author) => form.change('evidenceAuthor', author)}
          isDisabled={form.isSending}
        />
      )}
    </>
  );
}
