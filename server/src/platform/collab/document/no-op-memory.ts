/** Below this size, scanning an update is cheaper than caching it. */
const SMALLEST_BYTES = 2_048;
const LARGEST_BYTES = 1024 * 1024;
const KEPT = 2;

/**
 * Cache of the latest large no-op updates. A reconnecting client sends its whole delete set, and clients with the same
 * document send equal bytes, so when many reconnect at once only the first has to be scanned. A document only grows, so
 * a no-op stays one.
 */
export class NoOpMemory {
  private updates: Buffer[] = [];

  has(update: Uint8Array): boolean {
    return this.updates.some((known) => known.length === update.length && known.equals(update));
  }

  add(update: Uint8Array): void {
    if (update.length < SMALLEST_BYTES || update.length > LARGEST_BYTES) return;
    // A copy: the message may be a view of a larger buffer.
    this.updates = [Buffer.from(update), ...this.updates].slice(0, KEPT);
  }
}
