const listeners = new Map<string, Set<() => void>>();

/** Notifies listeners that a puzzle's whole board was emptied or restored. */
export function emitRewrite(clusterId: string): void {
  for (const notify of listeners.get(clusterId) ?? []) notify();
}

/** Listens for rewrites of a puzzle's whole board; returns a function that unsubscribes. */
export function onRewrite(clusterId: string, notify: () => void): () => void {
  const ofCluster = listeners.get(clusterId) ?? new Set();
  listeners.set(clusterId, ofCluster.add(notify));
  return () => {
    ofCluster.delete(notify);
    if (ofCluster.size === 0) listeners.delete(clusterId);
  };
}
