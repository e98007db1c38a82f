/** Memory of a process after a full garbage collection, in bytes. */
export interface MemoryReading {
  rssBytes: number;
  heapBytes: number;
}

// Loaded into a server under test with --import and --expose-gc: collects and measures on a message of the parent.
process.on('message', (message) => {
  if (message !== 'measure-memory') return;
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('started without --expose-gc');
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const reading: MemoryReading = { rssBytes: rss, heapBytes: heapUsed + external };
  process.send?.(reading);
});
process.channel?.unref();
// An interrupted benchmark must not leave servers running.
process.once('disconnect', () => process.exit(0));
