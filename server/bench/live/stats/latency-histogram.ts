const STEPS_PER_E = 100;
const BUCKETS = 2_000;

/** What goes between processes of a histogram: counts of the buckets that are not empty. */
export type HistogramCounts = readonly (readonly [bucket: number, count: number])[];

/** Counts microseconds in buckets one percent wide, so that millions of latencies cost no memory. */
export class LatencyHistogram {
  readonly #counts = new Float64Array(BUCKETS);
  #total = 0;

  add(microseconds: number): void {
    const bucket = Math.trunc(Math.log(Math.max(1, microseconds)) * STEPS_PER_E);
    const kept = Math.min(BUCKETS - 1, bucket);
    this.#counts[kept] = (this.#counts[kept] ?? 0) + 1;
    this.#total += 1;
  }

  clear(): void {
    this.#counts.fill(0);
    this.#total = 0;
  }

  merge(counts: HistogramCounts): void {
    for (const [bucket, count] of counts) {
      this.#counts[bucket] = (this.#counts[bucket] ?? 0) + count;
      this.#total += count;
    }
  }

  get counts(): HistogramCounts {
    return [...this.#counts].flatMap((count, bucket) => (count > 0 ? [[bucket, count] as const] : []));
  }

  get total(): number {
    return this.#total;
  }

  /** The latency in milliseconds that the given share (0 to 1) of all does not exceed; NaN when there is none. */
  quantileMs(share: number): number {
    if (this.#total === 0) return Number.NaN;
    let left = share * this.#total;
    for (const [bucket, count] of this.#counts.entries()) {
      left -= count;
      if (left <= 0 && count > 0) return Math.exp((bucket + 0.5) / STEPS_PER_E) / 1_000;
    }
    return Number.NaN;
  }
}
