import { useEffect } from 'react';
import { useClusterChanges } from './use-cluster-changes.ts';
import { useOnlineRetry } from './use-online-retry.ts';

interface Read {
  data: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Keeps a read about a cluster current: refreshes it on mount, on reconnect, and when the cluster or the one it was merged
 * into changes.
 */
export function useLiveRead(
  read: Read,
  { clusterId, rootId }: { clusterId: string; rootId: string | undefined },
  refresh: () => void,
): void {
  const isCached = read.data !== undefined;
  useOnlineRetry(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value on mount matters
  useEffect(() => {
    // Data of an earlier visit may be stale.
    if (isCached) refresh();
  }, [clusterId]);
  useClusterChanges((changed) => {
    if (!changed || changed.has(clusterId) || (rootId && changed.has(rootId))) refresh();
  });
}
