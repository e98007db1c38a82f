import { useEffect } from 'react';
import { useResource } from '../../../platform/resource.ts';
import { clusterDetail } from '../dna/dna-data.ts';
import { readClusterAgain } from '../merges/data.ts';
import { useClusterNews } from '../public/use-cluster-news.ts';
import { useOnlineRetry } from '../public/use-online-retry.ts';

/** A cluster's detail that changes when its evidence or its DNA does; its merges and reports are read anew with it. */
export function useLiveDetail(clusterId: string) {
  const detail = useResource(clusterDetail, { params: { id: clusterId } });
  const isCached = detail.data !== undefined;
  useOnlineRetry(detail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isCached` is asked once, when the cluster is first shown
  useEffect(() => {
    // What was read on an earlier visit is old by now.
    if (isCached) readClusterAgain(clusterId);
  }, [clusterId]);
  useClusterNews((news) => {
    const own = [clusterId, detail.data?.mergedInto?.id];
    if (!news || news.some((one) => own.includes(one.clusterId))) readClusterAgain(clusterId);
  });
  return detail;
}
