import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useKeptFiles } from '../../../platform/use-kept-files.ts';
import { Button } from '../../../ui/button.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { Progress } from '../../../ui/progress.tsx';
import { ReportFilePicker } from '../report-file-picker.tsx';
import { type UploadProgress, uploadReportFiles } from '../upload-report-files.ts';
import { addEvidence } from './data.ts';

/** Adds files to a report that was sent; picked files survive a reload and a failed upload. */
export function AddFiles({ report }: { report: OwnReport }) {
  const kept = useKeptFiles(`report ${report.id}`, useCurrentUser().id);
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
      toast({ title: t`Files added`, description: t`They are part of your report now.`, variant: 'success' });
    },
    onFailure: (error) => {
      setProgress(null);
      toast({
        title: t`Not added`,
        description: conflictReasonOf(
          error,
          t`We could not send your files. They are still here; please try again.`,
        ),
        variant: 'destructive',
      });
    },
  });
  return (
    <div className="mt-5 grid gap-3">
      <div>
        <ReportFilePicker isDisabled={send.isPending} onPick={kept.add} />
      </div>
      {kept.files.length > 0 && (
        <>
          <ul aria-label={t`Files to add`} className="divide-y divide-line rounded-lg border border-line">
            {kept.files.map(({ id, file }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{file.name}</span>
                  <span className="text-sm text-ink-soft">{formatKilobytes(file.size)}</span>
                  {progress?.fileId === id && (
                    <Progress
                      label={t`Upload of ${file.name}`}
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
                  aria-label={t`Remove ${file.name}`}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="primary" isBusy={send.isPending} onClick={() => send.mutate()}>
              {plural(kept.files.length, { one: 'Add this file', other: 'Add these files' })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
