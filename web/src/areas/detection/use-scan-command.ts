import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { detectionStats, runScan } from './data.ts';

/** Starts a scan and tells how it ended; the end of a scan that others or the schedule started is told differently. */
export function useScanCommand() {
  /** The scans that were started or joined here: told by their answer, or by the topic when they took longer. */
  const answered = useRef<string | null>(null);
  const late = useRef<string | null>(null);
  const scan = useAction<void, ScanResult>({
    run: runScan,
    onSuccess: (result) => {
      void detectionStats.refresh();
      if (result.status === 'completed' || result.status === 'failed') {
        answered.current = result.runId;
        tellOwn(result);
        return;
      }
      late.current = result.runId;
      toast({
        title: t`Scan under way`,
        description: t`It’s taking longer than usual. You can leave; it will finish anyway.`,
        variant: 'default',
      });
    },
    onFailure: toastFailure,
  });
  const handleCompleted = (result: ScanResult) => {
    if (result.runId === late.current) {
      late.current = null;
      answered.current = result.runId;
      tellOwn(result);
      return;
    }
    // The answer to the own request tells it.
    if (scan.isPending || result.runId === answered.current || result.status !== 'completed') return;
    toast({
      title: t`Auto-Detection Complete`,
      description: t`Scanned ${plural(result.sourcesScanned, { one: '# source', other: '# sources' })}, found ${plural(result.scamsDetected, { one: '# new scam', other: '# new scams' })}`,
      variant: 'success',
    });
  };
  return { scan, handleCompleted };
}

function tellOwn({ status, sourcesScanned, scamsDetected }: ScanResult): void {
  if (status === 'failed') {
    toastFailure();
    return;
  }
  toast({
    title: t`Scan Complete`,
    description: t`Processed ${sourcesScanned} sources, detected ${scamsDetected} scams`,
    variant: 'success',
  });
}

function toastFailure(): void {
  toast({
    title: t`Scan Failed`,
    description: t`Unable to complete automatic scan. Please try again.`,
    variant: 'destructive',
  });
}
