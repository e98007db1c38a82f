import type { AnchorState, EvidenceType } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';

/** What an exhibit is, in words. */
export const KIND_WORDS: Readonly<Record<EvidenceType, string>> = {
  image: 'Picture',
  document: 'Document',
  email: 'E-mail',
  'web-page': 'Web page',
  'network-log': 'Network log',
  table: 'Table',
  message: 'Message',
};

/** How an exhibit came in, in words. */
export const SOURCE_WORDS: Readonly<Record<VaultEntry['sourceType'], string>> = {
  report: 'Victim report',
  cluster: 'Cluster exhibit',
  case: 'Case file',
  upload: 'Direct upload',
};

/** The states of an anchor: their names, and what each means. */
export const STATE_WORDS: Readonly<Record<AnchorState, { name: string; meaning: string }>> = {
  processing: {
    name: 'Processing',
    meaning: 'A calendar has it; Bitcoin takes a few hours.',
  },
  anchored: {
    name: 'Anchored',
    meaning: 'Its proof leads to a block. The header of that block is still to be compared.',
  },
  verified: {
    name: 'Verified',
    meaning: 'The Merkle root in the header of that block is the one its proof leads to.',
  },
  failed: {
    name: 'Failed',
    meaning: 'It could not be anchored; the entry says why. The original is kept all the same.',
  },
};

/** Units at work on an exhibit's cluster, in words; null when there are none. */
export function describeUnits(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 ReconDog at work' : `${count} ReconDogs at work`;
}
