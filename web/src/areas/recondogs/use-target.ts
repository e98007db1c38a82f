import { useRead } from '../../platform/read.ts';
import { clusterList } from '../clusters/public/cluster-list.ts';

/** The default target (specification, section 9). */
const DEFAULT_TARGET = 'cluster-001';

/** The target of units; not settled while a fetch may still change the default. */
export interface Target {
  clusterId: string;
  isSettled: boolean;
}

/** The target: the chosen cluster, else cluster-001, else, if that does not exist, the most active cluster. */
export function useTarget(chosen: string): Target {
  const byDefault = useRead(clusterList, { query: { q: DEFAULT_TARGET } });
  const mostActive = useRead(clusterList, { query: { limit: '1' } });
  if (chosen) return { clusterId: chosen, isSettled: true };
  const hasDefault = byDefault.data?.some(({ id }) => id === DEFAULT_TARGET) ?? true;
  return {
    clusterId: hasDefault ? DEFAULT_TARGET : (mostActive.data?.[0]?.id ?? DEFAULT_TARGET),
    isSettled: !byDefault.isPending && !mostActive.isPending,
  };
}
