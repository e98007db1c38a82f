import type { LoggedFact } from '../write/topic-log.ts';

const KEPT = 100;

/** Cache of a topic's latest facts without a gap, so that many reconnects at once need no query each. */
export class RecentFacts {
  #facts: LoggedFact[] = [];

  add(facts: readonly LoggedFact[]): void {
    const [first] = facts;
    const last = this.#facts.at(-1);
    // Not contiguous: it would leave a gap.
    if (first && last && first.seq !== last.seq + 1) this.#facts = [];
    this.#facts.push(...facts);
    if (this.#facts.length > 2 * KEPT) this.#facts = this.#facts.slice(-KEPT);
  }

  /** Facts after `seq` up to and including `head`; null when the cache does not reach back that far. */
  between(seq: number, head: number): LoggedFact[] | null {
    if (seq >= head) return [];
    const [first] = this.#facts;
    if (!first || first.seq > seq + 1 || this.#facts.at(-1)?.seq !== head) return null;
    return this.#facts.slice(seq + 1 - first.seq);
  }
}
