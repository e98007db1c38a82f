import { useEffect } from 'react';
import { useClusterChanges } from './use-cluster-changes.ts';
import { useOnlineRetry } from './use-online-retry.ts';

interface Read {
  data: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Keeps what was read of a cluster fresh: read again when the cluster is chosen, after the connection came back, and when
 * there is news of it or of the one it was merged into.
 */
export function useLiveRead(
  read: Read,
  { clusterId, rootId }: { clusterId: string; rootId: string | undefined },
  refresh: () => void,
): void {
  const isCached = read.data !== undefined;
  useOnlineRetry(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isCached` is asked once, when the cluster is chosen
  useEffect(() => {
    // What was read on an earlier visit is old by now.
    if (isCached) refresh();
  }, [clusterId]);
  useClusterChanges((changed) => {
    if (!changed || changed.has(clusterId) || (rootId && changed.has(rootId))) refresh();
  });
}
