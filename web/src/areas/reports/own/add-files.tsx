import { REPORT_FILE_EXTENSIONS } from '@fap/shared/reports/constants.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useKeptFiles } from '../../../platform/use-kept-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { formatKilobytes, formatMegabytes } from '../../../ui/format-size.ts';
import { Progress } from '../../../ui/progress.tsx';
import { splitPickedFiles } from '../split-picked-files.ts';
import { type UploadProgress, uploadReportFiles } from '../upload-report-files.ts';
import { addEvidence } from './data.ts';

/** Adds files to a report that was sent; picked files survive a reload and a failed upload. */
export function AddFiles({ report }: { report: OwnReport }) {
  const { uploadMaxBytes } = useAppConfig();
  const kept = useKeptFiles(`report ${report.id}`, useCurrentUser().id);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const send = useAction({
    run: async () => {
      const evidenceIds = await uploadReportFiles(kept.files, {
        onProgress: setProgress,
        onUploaded: kept.markUploaded,
      });
      await addEvidence(report.id, evidenceIds);
    },
    onSuccess: () => {
      kept.clear();
      toast({ title: 'Files added', description: 'They are part of your report now.', variant: 'success' });
    },
    onFailure: (error) => {
      setProgress(null);
      toast({
        title: 'Not added',
        description: conflictReasonOf(
          error,
          'We could not send your files. They are still here; please try again.',
        ),
        variant: 'destructive',
      });
    },
  });
  const handlePick = (picked: File[]) => {
    const { fitting, reasons } = splitPickedFiles(picked, uploadMaxBytes);
    setRefused(reasons);
    if (fitting.length) kept.add(fitting);
  };
  return (
    <div className="mt-5 grid gap-3">
      <FilePicker
        label="Add files"
        hint={`PDF, JPG, PNG, TXT, DOC, DOCX or EML, max ${formatMegabytes(uploadMaxBytes)} each`}
        accept={REPORT_FILE_EXTENSIONS.join(',')}
        isMultiple
        isDisabled={send.isPending}
        onPick={handlePick}
      />
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 text-sm font-medium text-critical">
          {refused.map((reason) => (
            <li key={reason} className="flex items-start gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {reason}
            </li>
          ))}
        </ul>
      )}
      {kept.files.length > 0 && (
        <>
          <ul aria-label="Files to add" className="divide-y divide-line rounded-lg border border-line">
            {kept.files.map(({ id, file }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{file.name}</span>
                  <span className="text-sm text-ink-soft">{formatKilobytes(file.size)}</span>
                  {progress?.fileId === id && (
                    <Progress
                      label={`Upload of ${file.name}`}
                      percent={progress.percent}
                      className="mt-1.5"
                    />
                  )}
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={send.isPending}
                  onClick={() => kept.remove(id)}
                  aria-label={`Remove ${file.name}`}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="primary" isBusy={send.isPending} onClick={() => send.mutate()}>
              {kept.files.length === 1 ? 'Add this file' : 'Add these files'}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
