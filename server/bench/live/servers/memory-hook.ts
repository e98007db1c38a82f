/** What a process holds after a full garbage collection. */
export interface MemoryReading {
  rssBytes: number;
  heapBytes: number;
}

// Loaded into a server under test with --import and --expose-gc: collects and measures when its parent asks.
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
// A benchmark that was interrupted leaves nothing running.
process.once('disconnect', () => process.exit(0));
