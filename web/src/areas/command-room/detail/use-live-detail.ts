import { loadOnce } from '../../../platform/load-later.ts';
import { useRead } from '../../../platform/read.ts';
import { useLiveRead } from '../../clusters/public/use-live-read.ts';
import { clusterDetail } from '../../dna/public/dna-data.ts';

/** Merges are loaded after the page. */
const loadMerges = loadOnce(() => import('../../merges/public/data.ts'), Number.POSITIVE_INFINITY);

/** Loads a cluster's detail and keeps it current, together with its merges and reports. */
export function useLiveDetail(clusterId: string) {
  const detail = useRead(clusterDetail, { params: { id: clusterId } });
  useLiveRead(
    detail,
    { clusterId, rootId: detail.data?.mergedInto?.id },
    () => void loadMerges().then(({ refreshCluster }) => refreshCluster(clusterId)),
  );
  return detail;
}
