import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../../runtime/token-bucket.ts';
import type { CollabLimits } from '../collab-limits.ts';

/** Accounts that are remembered; above, whoever was here longest ago begins anew. */
const MAX_ACCOUNTS = 10_000;

/** What all connections of one account may do together, at this process. */
export class AccountMeter {
  /** Connections open now. */
  connections = 0;
  private readonly messages: TokenBucket;
  private readonly writtenBytes: TokenBucket;
  private readonly upgrades: TokenBucket;

  constructor(limits: CollabLimits, now: number) {
    this.messages = new TokenBucket(limits.accountMessagesPerSecond, limits.accountMessagesBurst, now);
    this.writtenBytes = new TokenBucket(limits.accountBytesPerSecond, limits.accountBytesBurst, now);
    this.upgrades = new TokenBucket(limits.accountUpgradesPerSecond, limits.accountUpgradesBurst, now);
  }

  /** Counts a message of any kind; answers how long its connection should not be read, so that others get their turn. */
  countMessage(now: number): number {
    return this.messages.draw(1, now);
  }

  /** Whether so many more bytes may go into the log, which keeps what the document itself has long collected. */
  takeWrittenBytes(sizeBytes: number, now: number): boolean {
    return this.writtenBytes.take(sizeBytes, now);
  }

  takeUpgrade(now: number): boolean {
    return this.upgrades.take(1, now);
  }
}

/** The meters of all accounts; they outlive connections, so that coming back is no way to begin anew. */
export class AccountMeters {
  private readonly limits: CollabLimits;
  private readonly meters = new LRUCache<string, AccountMeter>({ max: MAX_ACCOUNTS });

  constructor(limits: CollabLimits) {
    this.limits = limits;
  }

  of(accountId: string, now: number): AccountMeter {
    const known = this.meters.get(accountId);
    if (known !== undefined) return known;
    const meter = new AccountMeter(this.limits, now);
    this.meters.set(accountId, meter);
    return meter;
  }
}
