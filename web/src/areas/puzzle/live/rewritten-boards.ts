const listeners = new Map<string, Set<() => void>>();

/** Says that a puzzle's board was emptied or brought back as a whole. */
export function noteRewrite(clusterId: string): void {
  for (const notify of listeners.get(clusterId) ?? []) notify();
}

/** Hears of every such change of a puzzle's board; answers how to stop. */
export function onRewrite(clusterId: string, notify: () => void): () => void {
  const some = listeners.get(clusterId) ?? new Set();
  listeners.set(clusterId, some.add(notify));
  return () => {
    some.delete(notify);
    if (some.size === 0) listeners.delete(clusterId);
  };
}
