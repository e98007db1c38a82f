/** The page that says what is known of a cluster. */
export function clusterDetailPath(clusterId: string): string {
  return `/cluster-detail/${encodeURIComponent(clusterId)}`;
}

/** The page on which a cluster is solved together. */
export function puzzlePath(clusterId: string): string {
  return `/puzzle/${encodeURIComponent(clusterId)}`;
}
