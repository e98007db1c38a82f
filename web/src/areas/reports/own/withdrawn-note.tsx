import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { restoreReport } from './data.ts';

/** Says that a report is withdrawn, and restores it. */
export function WithdrawnNote({ report }: { report: OwnReport }) {
  const restore = useAction({
    run: () => restoreReport(report.id),
    onSuccess: () =>
      toast({
        title: t`Report restored`,
        description: t`It is back in the cluster it left.`,
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: t`Not restored`,
        description: conflictReasonOf(error, t`We could not restore your report. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (report.withdrawnAt === null) return null;
  return (
    <div role="status" className="mb-6 rounded-lg border border-line bg-sunken p-5">
      <p className="font-semibold">
        <Trans>
          You withdrew this report on <ExactTime at={report.withdrawnAt} />.
        </Trans>
      </p>
      <p className="mt-1">
        <Trans>Only you can read it. It no longer counts in its cluster.</Trans>
      </p>
      {report.withdrawnReason && (
        <p className="mt-1 wrap-anywhere">
          <Trans>Your reason: {report.withdrawnReason}</Trans>
        </p>
      )}
      <p className="mt-1">
        <Trans>If you restore it, it goes back to the cluster it left, with your files.</Trans>
      </p>
      <Button className="mt-4" onClick={() => restore.mutate()} isBusy={restore.isPending}>
        <Trans>Restore the report</Trans>
      </Button>
    </div>
  );
}
