import type { Clock } from '../platform/runtime/clock.ts';

/** A clock that changes only when a test moves it. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start = '2026-03-02T09:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advanceSeconds(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  advanceMinutes(minutes: number): void {
    this.advanceSeconds(minutes * 60);
  }
}
