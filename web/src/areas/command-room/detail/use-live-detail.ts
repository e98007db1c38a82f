import { useRead } from '../../../platform/read.ts';
import { useLiveRead } from '../../clusters/public/use-live-read.ts';
import { clusterDetail } from '../../dna/public/dna-data.ts';
import { refreshCluster } from '../../merges/public/data.ts';

/** A cluster's detail that changes when its evidence or its DNA does; its merges and reports are read anew with it. */
export function useLiveDetail(clusterId: string) {
  const detail = useRead(clusterDetail, { params: { id: clusterId } });
  useLiveRead(detail, { clusterId, rootId: detail.data?.mergedInto?.id }, () => refreshCluster(clusterId));
  return detail;
}
