import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LRUCache } from 'lru-cache';
import { actingAccount, type Ctx } from '../context.ts';

export interface RateLimitOptions {
  /** Requests of one account that are let through in a window. */
  most: number;
  /** The window begins with an account's first request. */
  windowSeconds: number;
}

interface Window {
  endsAt: number;
  count: number;
}

/** Accounts that are remembered; above, whoever asked longest ago begins anew. */
const MAX_ACCOUNTS = 10_000;

/** How often an account may do something costly, counted by this process for itself. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #windows = new LRUCache<string, Window>({ max: MAX_ACCOUNTS });

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Counts a request of the acting account; throws TOO_MANY with the seconds to wait when it had enough of them. */
  count(ctx: Ctx): void {
    const { most, windowSeconds } = this.#options;
    const account = actingAccount(ctx);
    const now = ctx.clock.now().getTime();
    const known = this.#windows.get(account);
    const window = known && now < known.endsAt ? known : { endsAt: now + windowSeconds * 1000, count: 0 };
    if (window.count >= most)
      throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) });
    this.#windows.set(account, { ...window, count: window.count + 1 });
  }
}
