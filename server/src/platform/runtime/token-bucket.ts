/** Allows `ratePerSecond` on average and `burst` at once. */
export class TokenBucket {
  private readonly ratePerMs: number;
  private readonly burst: number;
  private tokens: number;
  private filledAt: number;

  constructor(ratePerSecond: number, burst: number, now: number) {
    this.ratePerMs = ratePerSecond / 1000;
    this.burst = burst;
    this.tokens = burst;
    this.filledAt = now;
  }

  /** Takes `amount` tokens; with too few it takes none and returns false. */
  take(amount: number, now: number): boolean {
    if (amount > this.tokens) {
      const elapsedMs = Math.max(0, now - this.filledAt);
      this.tokens = Math.min(this.burst, this.tokens + elapsedMs * this.ratePerMs);
      this.filledAt = now;
      if (amount > this.tokens) return false;
    }
    this.tokens -= amount;
    return true;
  }

  /** Takes `amount` even with too few tokens; returns the milliseconds until the debt is refilled. */
  draw(amount: number, now: number): number {
    const elapsedMs = Math.max(0, now - this.filledAt);
    this.tokens = Math.min(this.burst, this.tokens + elapsedMs * this.ratePerMs) - amount;
    this.filledAt = now;
    return this.tokens >= 0 ? 0 : Math.ceil(-this.tokens / this.ratePerMs);
  }
}
