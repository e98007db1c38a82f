import { FairQueue } from './fair-queue.ts';

/** The queue is full, for this owner or for all. */
export class TooManyTurnsError extends Error {
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'this owner has too much waiting' : 'too many wait for their turn');
    this.isOwn = isOwn;
  }
}

export interface FairTurnsOptions {
  /** Concurrency; one per owner. */
  atOnce: number;
  /** Limits of the queue, in total and per owner. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** While others wait, the next one starts this share of a piece of work's time after it, so that what is live gets through. */
  restShare?: number;
}

interface Waiter {
  start(): void;
  reject(error: Error): void;
}

/** Runs work with limited concurrency, fairly between owners. */
export class FairTurns {
  readonly #options: FairTurnsOptions;
  readonly #waiting = new FairQueue<Waiter>();
  readonly #atWork = new Set<string>();

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** Runs the work when it is the owner's turn; throws TooManyTurnsError when the queue is full. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    if (this.#waiting.sizeOf(owner) >= maxWaitingOfOne) return Promise.reject(new TooManyTurnsError(true));
    if (this.#waiting.size >= maxWaiting) {
      const refused = this.#waiting.makeRoomFor(owner);
      if (refused === null) return Promise.reject(new TooManyTurnsError(false));
      refused.reject(new TooManyTurnsError(true));
    }
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(owner, {
        start: () => {
          const startedAt = performance.now();
          void work()
            .then(resolve, reject)
            .finally(() => this.#rest(owner, performance.now() - startedAt));
        },
        reject,
      });
      this.#next();
    });
  }

  #rest(owner: string, workedMs: number): void {
    const { restShare = 0 } = this.#options;
    if (restShare === 0 || this.#waiting.size === 0) this.#end(owner);
    else setTimeout(() => this.#end(owner), workedMs * restShare);
  }

  #end(owner: string): void {
    this.#atWork.delete(owner);
    this.#next();
  }

  #next(): void {
    while (this.#atWork.size < this.#options.atOnce) {
      const next = this.#waiting.shift((owner) => !this.#atWork.has(owner));
      if (!next) return;
      this.#atWork.add(next.owner);
      next.item.start();
    }
  }
}
