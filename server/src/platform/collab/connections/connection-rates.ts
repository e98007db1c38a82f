import { TokenBucket } from '../../runtime/token-bucket.ts';
import type { CollabLimits } from '../collab-limits.ts';

/** How much one connection may send of each kind; `take…` say whether it still may now, and count it. */
export class ConnectionRates {
  private readonly now: () => number;
  private readonly updates: TokenBucket;
  private readonly bytes: TokenBucket;
  private readonly awareness: TokenBucket;
  private readonly syncRequests: TokenBucket;
  private readonly presenceRequests: TokenBucket;
  private readonly clientIds: TokenBucket;
  private readonly messages: TokenBucket;

  constructor(limits: CollabLimits, now: () => number) {
    this.now = now;
    const bucket = (perSecond: number, burst: number) => new TokenBucket(perSecond, burst, now());
    this.updates = bucket(limits.updatesPerSecond, limits.updatesBurst);
    this.bytes = bucket(limits.updateBytesPerSecond, limits.updateBytesBurst);
    this.awareness = bucket(limits.awarenessMessagesPerSecond, limits.awarenessMessagesPerSecond);
    this.syncRequests = bucket(limits.syncRequestsPerSecond, limits.syncRequestsBurst);
    this.presenceRequests = bucket(limits.presenceRequestsPerSecond, limits.presenceRequestsBurst);
    this.clientIds = bucket(limits.newClientIdsPerSecond, limits.newClientIdsBurst);
    this.messages = bucket(limits.messagesPerSecond, limits.messagesBurst);
  }

  takeUpdate(sizeBytes: number): boolean {
    const now = this.now();
    return this.updates.take(1, now) && this.bytes.take(sizeBytes, now);
  }

  takeAwareness(): boolean {
    return this.awareness.take(1, this.now());
  }

  takePresenceRequest(): boolean {
    return this.presenceRequests.take(1, this.now());
  }

  takeSyncRequest(): boolean {
    return this.syncRequests.take(1, this.now());
  }

  /** Client ids that it introduces. */
  takeClientIds(count: number): boolean {
    return count === 0 || this.clientIds.take(count, this.now());
  }

  /** A message of any kind. */
  takeMessage(): boolean {
    return this.messages.take(1, this.now());
  }
}
