const STEPS_PER_E = 100;
const BUCKETS = 2_000;

/** A serialised histogram for IPC: the counts of non-empty buckets. */
export type HistogramCounts = readonly (readonly [bucket: number, count: number])[];

/** Counts microseconds in buckets one percent wide, which need little memory for millions of latencies. */
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

  /** The quantile (0 to 1) in milliseconds; NaN for an empty histogram. */
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
