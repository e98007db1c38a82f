/** More work waits for its turn than may. */
export class TooManyTurnsError extends Error {}

/** Lets pieces of work happen one after another, in the order in which they came. */
export class Turns {
  private readonly maxWaiting: number;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(maxWaiting: number) {
    this.maxWaiting = maxWaiting;
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.maxWaiting)
      return Promise.reject(new TooManyTurnsError('too many wait for their turn'));
    this.waiting += 1;
    // The one before may fail: that is its caller's concern, not the next one's.
    const turn = this.last.then(work, work).finally(() => {
      this.waiting -= 1;
    });
    this.last = turn;
    return turn;
  }
}
