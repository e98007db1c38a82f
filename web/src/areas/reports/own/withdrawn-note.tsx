import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
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
        title: 'Report restored',
        description: 'It is back in the cluster it left.',
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: 'Not restored',
        description: conflictReasonOf(error, 'We could not restore your report. Please try again.'),
        variant: 'destructive',
      }),
  });
  if (report.withdrawnAt === null) return null;
  return (
    <div role="status" className="mb-6 rounded-lg border border-line bg-sunken p-5">
      <p className="font-semibold">
        You withdrew this report on <ExactTime at={report.withdrawnAt} />.
      </p>
      <p className="mt-1">Only you can read it. It no longer counts in its cluster.</p>
      {report.withdrawnReason && <p className="mt-1 wrap-anywhere">Your reason: {report.withdrawnReason}</p>}
      <p className="mt-1">If you restore it, it goes back to the cluster it left, with your files.</p>
      <Button className="mt-4" onClick={() => restore.mutate()} isBusy={restore.isPending}>
        Restore the report
      </Button>
    </div>
  );
}
