import { useRead } from '../../platform/read.ts';
import { clusterList } from '../clusters/public/cluster-list.ts';

/** The target nobody chose (specification, section 9). */
const DEFAULT_TARGET = 'cluster-001';

/** Where units are sent, and whether that is settled: until the first reads are there it may change. */
export interface Target {
  clusterId: string;
  isSettled: boolean;
}

/** The cluster units are sent to: the chosen one, else the default, else, where that does not exist, the liveliest. */
export function useTarget(chosen: string): Target {
  const standard = useRead(clusterList, { query: { q: DEFAULT_TARGET } });
  const liveliest = useRead(clusterList, { query: { limit: '1' } });
  if (chosen) return { clusterId: chosen, isSettled: true };
  const hasDefault = standard.data?.some(({ id }) => id === DEFAULT_TARGET) ?? true;
  return {
    clusterId: hasDefault ? DEFAULT_TARGET : (liveliest.data?.[0]?.id ?? DEFAULT_TARGET),
    isSettled: !standard.isPending && !liveliest.isPending,
  };
}
