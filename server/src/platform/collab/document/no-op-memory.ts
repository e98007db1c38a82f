/** Below this, reading an update costs less than keeping it. */
const SMALLEST_BYTES = 2_048;
const LARGEST_BYTES = 1024 * 1024;
const KEPT = 2;

/**
 * Remembers the latest large updates that held nothing new. Everybody who comes back offers the whole delete set, and
 * clients with the same document offer the same bytes, so in a herd only the first has to be read. A document only
 * grows: what was nothing new stays nothing new.
 */
export class NoOpMemory {
  private updates: Buffer[] = [];

  has(update: Uint8Array): boolean {
    return this.updates.some((known) => known.length === update.length && known.equals(update));
  }

  add(update: Uint8Array): void {
    if (update.length < SMALLEST_BYTES || update.length > LARGEST_BYTES) return;
    // A copy: the message it stands in may be part of a larger buffer.
    this.updates = [Buffer.from(update), ...this.updates].slice(0, KEPT);
  }
}
