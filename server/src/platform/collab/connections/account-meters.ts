import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../../runtime/token-bucket.ts';
import type { CollabLimits } from '../collab-limits.ts';

/** Accounts kept in memory; above this, the least recently used one is evicted. */
const MAX_ACCOUNTS = 10_000;

/** Rate limits shared by all connections of one account at this process. */
export class AccountMeter {
  /** Open connections. */
  connections = 0;
  private readonly messages: TokenBucket;
  private readonly writtenBytes: TokenBucket;
  private readonly upgrades: TokenBucket;

  constructor(limits: CollabLimits, now: number) {
    this.messages = new TokenBucket(limits.accountMessagesPerSecond, limits.accountMessagesBurst, now);
    this.writtenBytes = new TokenBucket(limits.accountBytesPerSecond, limits.accountBytesBurst, now);
    this.upgrades = new TokenBucket(limits.accountUpgradesPerSecond, limits.accountUpgradesBurst, now);
  }

  /** Counts a message of any kind; returns for how long to pause its connection (throttling). */
  countMessage(now: number): number {
    return this.messages.draw(1, now);
  }

  /** Whether the account may add this many bytes to the log, which is never garbage-collected. */
  takeWrittenBytes(sizeBytes: number, now: number): boolean {
    return this.writtenBytes.take(sizeBytes, now);
  }

  takeUpgrade(now: number): boolean {
    return this.upgrades.take(1, now);
  }
}

/** The meters of all accounts; they outlive connections, so that reconnecting does not reset them. */
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
