import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../runtime/token-bucket.ts';
import type { SocketLimits } from './socket-limits.ts';

/** Accounts kept in memory; above this, the least recently used one is evicted. */
const MAX_ACCOUNTS = 10_000;

/** Rate limits shared by all sockets of one account at this process. */
export class AccountSockets {
  open = 0;
  private readonly commands: TokenBucket;
  private readonly atOnce: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(limits: SocketLimits, now: number) {
    this.commands = new TokenBucket(limits.accountCommandsPerSecond, limits.accountCommandsBurst, now);
    this.atOnce = limits.accountCommandsAtOnce;
  }

  takeCommand(now: number): boolean {
    return this.commands.take(1, now);
  }

  /** Runs the database part of a command, a few at a time and in order of arrival. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next waiter, so no later command can overtake it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** The meters of all accounts; they outlive sockets, so that reconnecting does not reset them. */
export class SocketAccounts {
  private readonly limits: SocketLimits;
  private readonly accounts = new LRUCache<string, AccountSockets>({ max: MAX_ACCOUNTS });

  constructor(limits: SocketLimits) {
    this.limits = limits;
  }

  of(accountId: string, now: number): AccountSockets {
    const known = this.accounts.get(accountId);
    if (known) return known;
    const sockets = new AccountSockets(this.limits, now);
    this.accounts.set(accountId, sockets);
    return sockets;
  }
}
