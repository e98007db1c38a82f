import { activeClusters } from './active-clusters.ts';
import { clusterList } from './cluster-list.ts';
import { type ClusterNews, useClusterNews } from './use-cluster-news.ts';

/** Keeps the lists of clusters as they are now: strengths as they are told, everything else read anew. */
export function useLiveClusterLists(): void {
  useClusterNews((news) => {
    const strengths = new Map(
      news?.flatMap(({ clusterId, strength }) => (strength === undefined ? [] : [[clusterId, strength]])),
    );
    const withStrength = <Row extends { id: string; strength: number | null }>(rows: Row[]): Row[] =>
      rows.map((row) => ({ ...row, strength: strengths.get(row.id) ?? row.strength }));
    clusterList.patch(withStrength);
    activeClusters.patch(withStrength);
    if (!news || news.some(isMore)) {
      void clusterList.refresh();
      void activeClusters.refresh();
    }
  });
}

const isMore = ({ strength }: ClusterNews): boolean => strength === undefined || strength === null;
