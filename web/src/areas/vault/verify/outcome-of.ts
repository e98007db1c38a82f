import type { ProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Verdict } from '../data.ts';

/** What a verdict comes to in a word: a proof that is not valid may be wrong, early, or impossible to judge just now. */
export type Outcome = 'valid' | 'invalid' | 'incomplete' | 'unchecked';

/** How the judge says that a header was not there to compare with. */
const UNREAD = /could not be read just now/u;

/** What a verdict comes to. */
export function outcomeOf({ valid, digest, attestations, reason = '' }: Verdict, proof: ProofFile): Outcome {
  if (valid) return 'valid';
  if (digest !== bytesToHex(proof.timestamp.message)) return 'invalid';
  if (UNREAD.test(reason)) return 'unchecked';
  if (attestations.some(({ type }) => type === 'bitcoin')) return 'invalid';
  return attestations.some(({ type }) => type === 'pending') ? 'incomplete' : 'unchecked';
}
