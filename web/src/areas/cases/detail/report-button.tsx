import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileDown, FileText } from 'lucide-react';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { type MadeReport, makeReport } from '../data.ts';

/** Makes the forensic report, and then leads to the file with its SHA-256. */
export function ReportButton({ caseId }: { caseId: string }) {
  const report = useAction<void, MadeReport>({
    run: () => makeReport(caseId),
    onSuccess: () =>
      toast({
        title: t`Report Generated`,
        description: t`Forensic report has been generated successfully`,
        variant: 'success',
      }),
    onFailure: () =>
      toast({ title: t`Error`, description: t`Failed to generate report`, variant: 'destructive' }),
  });
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-3">
        {report.data && (
          <Button asChild>
            <a href={report.data.pdfUrl} download>
              <FileDown aria-hidden className="size-4" />
              <Trans>Download PDF</Trans>
            </a>
          </Button>
        )}
        <Button variant="primary" isBusy={report.isPending} onClick={() => report.mutate()}>
          {!report.isPending && <FileText aria-hidden className="size-4" />}
          <Trans>Generate Report</Trans>
        </Button>
      </div>
      {report.data && (
        <p className="max-w-xs text-sm text-ink-soft">
          <Trans>
            SHA-256 of the file <code className="text-xs wrap-anywhere">{report.data.sha256}</code>
          </Trans>
        </p>
      )}
    </div>
  );
}
