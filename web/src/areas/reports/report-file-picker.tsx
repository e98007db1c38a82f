import { REPORT_FILE_EXTENSIONS } from '@fap/shared/reports/constants.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAppConfig } from '../../platform/app-config.ts';
import { FilePicker } from '../../ui/file-picker.tsx';
import { formatMegabytes } from '../../ui/format-size.ts';
import { splitPickedFiles } from './split-picked-files.ts';

export interface ReportFilePickerProps {
  isDisabled: boolean;
  /** Gets the files that fit; why others do not is shown here. */
  onPick: (files: File[]) => void;
}

/** Picks files for a report. */
export function ReportFilePicker({ isDisabled, onPick }: ReportFilePickerProps) {
  const { uploadMaxBytes } = useAppConfig();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const handlePick = (picked: File[]) => {
    const { fitting, reasons } = splitPickedFiles(picked, uploadMaxBytes);
    setRefused(reasons);
    if (fitting.length) onPick(fitting);
  };
  return (
    <>
      <FilePicker
        label={t`Add files`}
        hint={t`PDF, JPG, PNG, TXT, DOC, DOCX or EML, max ${formatMegabytes(uploadMaxBytes)} each`}
        accept={REPORT_FILE_EXTENSIONS.join(',')}
        isMultiple
        isDisabled={isDisabled}
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
    </>
  );
}
