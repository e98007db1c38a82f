import { FairQueue } from './fair-queue.ts';

/** Too much waits for its turn: of this owner, or of everybody. */
export class TooManyTurnsError extends Error {
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'this owner has too much waiting' : 'too many wait for their turn');
    this.isOwn = isOwn;
  }
}

export interface FairTurnsOptions {
  /** Pieces of work under way at once; of one owner never more than one. */
  atOnce: number;
  /** What may wait, in all and of one owner. */
  maxWaiting: number;
  maxWaitingOfOne: number;
}

interface Waiter {
  start(): void;
  reject(error: Error): void;
}

/** Lets pieces of work happen a few at a time, in turn between those who ask for them. */
export class FairTurns {
  readonly #options: FairTurnsOptions;
  readonly #waiting = new FairQueue<Waiter>();
  readonly #atWork = new Set<string>();

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** Does the work when it is the owner's turn; throws TooManyTurnsError when too much waits already. */
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
        start: () =>
          void work()
            .then(resolve, reject)
            .finally(() => this.#end(owner)),
        reject,
      });
      this.#next();
    });
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
