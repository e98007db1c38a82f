import { t } from '@fap/shared/kernel/words.ts';
import { type CustodyEntry, entryHash, genesisHash } from './chain.ts';

/** Where a chain is broken, and how. */
export interface ChainFlaw {
  /** The first entry that does not fit, counted from 1. */
  seq: number;
  reason: string;
}

/** A hash that the chain had at one place according to somebody outside it: a stamp, a dossier, a partner. */
export interface WitnessedHead {
  seq: number;
  hash: string;
  /** Who says so, for the reason. */
  witness: string;
}

/** Recomputes a chain entry by entry, in their order, with no more memory than its witnesses take. */
export class ChainWalk {
  #seq = 0;
  #hash: string;
  readonly #witnessed: Map<number, WitnessedHead[]>;

  constructor(chainName: string, witnessed: readonly WitnessedHead[] = []) {
    this.#hash = genesisHash(chainName);
    this.#witnessed = Map.groupBy(witnessed, ({ seq }) => seq);
  }

  /** How many entries were found right. */
  get checked(): number {
    return this.#seq;
  }

  /** The hash of the last entry found right. */
  get head(): string {
    return this.#hash;
  }

  /** Checks the next entry; null when it fits. After a flaw the walk is over. */
  take(entry: CustodyEntry): ChainFlaw | null {
    const seq = this.#seq + 1;
    if (entry.seq !== seq)
      return {
        seq,
        reason: entry.seq > seq ? t`Entry ${seq} is missing` : t`Entry ${entry.seq} comes twice`,
      };
    if (entryHash(this.#hash, entry) !== entry.entryHash)
      return { seq, reason: t`Entry ${seq} does not lead from the entry before it to its own hash` };
    const against = this.#witnessed.get(seq)?.find(({ hash }) => hash !== entry.entryHash);
    if (against) return { seq, reason: t`${against.witness} holds another hash of entry ${seq}` };
    this.#seq = seq;
    this.#hash = entry.entryHash;
    return null;
  }

  /** Checks that nothing is missing at the end; `length` and `head` are what the chain itself claims. */
  finish(length: number, head: string): ChainFlaw | null {
    const beyond = [...this.#witnessed.values()].flat().find(({ seq }) => seq > this.#seq);
    if (this.#seq < length || beyond)
      return { seq: this.#seq + 1, reason: t`Entry ${this.#seq + 1} is missing` };
    if (this.#seq > length)
      return { seq: length + 1, reason: t`The chain claims to end before entry ${length + 1}` };
    return head === this.#hash
      ? null
      : { seq: this.#seq, reason: t`The head of the chain is not the hash of its last entry` };
  }
}
