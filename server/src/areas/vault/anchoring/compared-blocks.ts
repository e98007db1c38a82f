import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { BlockSource } from './anchor-ports.ts';

/** What two answers about a block must have in common. */
const FIELDS = ['hash', 'merkleRoot', 'time'] as const satisfies readonly (keyof BlockHeader)[];

/**
 * A source whose answers count only where a second one gives the same, so that no single explorer decides what a proof is worth. Throws FetchRefusal
 * `malformed` where they disagree, and `unreachable` where one does not have the block yet, as if neither had been asked.
 */
export function comparedBlocks(first: BlockSource, second: BlockSource): BlockSource {
  return {
    chain: first.chain,
    async find(height) {
      const [one, other] = await Promise.all([first.find(height), second.find(height)]);
      if (one === null && other === null) return null;
      if (one === null || other === null) throw behind(`block ${height}`);
      if (FIELDS.some((field) => one[field] !== other[field])) throw disagreement(`block ${height}`);
      return one;
    },
    async readHeader(hash) {
      const [one, other] = await Promise.all([first.readHeader(hash), second.readHeader(hash)]);
      if (one === null && other === null) return null;
      if (one === null || other === null) throw behind(`the header of ${hash}`);
      if (one !== other) throw disagreement(`the header of ${hash}`);
      return one;
    },
  };
}

const behind = (what: string) => new FetchRefusal('unreachable', `Only one of two explorers has ${what}`);
const disagreement = (what: string) => new FetchRefusal('malformed', `Two explorers disagree about ${what}`);
