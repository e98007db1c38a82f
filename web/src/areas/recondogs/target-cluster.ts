import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';

/** The target nobody chose (specification, section 9). */
const DEFAULT_TARGET = 'cluster-001';

/** The cluster units are sent to: the chosen one, else the default, else, where that does not exist, the liveliest. */
export function targetOf(chosen: string, clusters: readonly ClusterSummary[] | undefined): string {
  if (chosen) return chosen;
  const [liveliest] = clusters ?? [];
  if (!liveliest || clusters?.some(({ id }) => id === DEFAULT_TARGET)) return DEFAULT_TARGET;
  return liveliest.id;
}

/** Clusters to choose from, by their ids; the target is among them even where the list does not have it. */
export function targetOptions(target: string, clusters: readonly ClusterSummary[] = []) {
  const known = clusters.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));
  if (!clusters.some(({ id }) => id === target)) known.push({ value: target, label: target });
  return known.sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
}
