import { useResource } from '../../../platform/resource.ts';
import { clusterDetail } from '../dna/dna-data.ts';
import { readClusterAgain } from '../merges/data.ts';
import { useLiveRead } from '../public/use-live-read.ts';

/** A cluster's detail that changes when its evidence or its DNA does; its merges and reports are read anew with it. */
export function useLiveDetail(clusterId: string) {
  const detail = useResource(clusterDetail, { params: { id: clusterId } });
  useLiveRead(detail, { clusterId, rootId: detail.data?.mergedInto?.id }, () => readClusterAgain(clusterId));
  return detail;
}
