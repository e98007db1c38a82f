import type { AnchorState, EvidenceType } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';

/** Labels of the kinds of evidence. */
export const KIND_WORDS: Readonly<Record<EvidenceType, string>> = {
  image: 'Picture',
  document: 'Document',
  email: 'E-mail',
  'web-page': 'Web page',
  'network-log': 'Network log',
  table: 'Table',
  message: 'Message',
};

/** Labels of how an item came in. */
export const SOURCE_WORDS: Readonly<Record<VaultEntry['sourceType'], string>> = {
  report: 'Victim report',
  cluster: 'Cluster exhibit',
  case: 'Case file',
  upload: 'Direct upload',
};

/** Name and meaning of each state of an anchor. */
export const STATE_WORDS: Readonly<Record<AnchorState, { name: string; meaning: string }>> = {
  processing: {
    name: 'Processing',
    meaning: 'A calendar has it; Bitcoin takes a few hours.',
  },
  anchored: {
    name: 'Anchored',
    meaning: 'Its proof leads to a block. We still have to compare the header of that block.',
  },
  verified: {
    name: 'Verified',
    meaning: 'We compared the header of that block: its Merkle root matches the proof.',
  },
  failed: {
    name: 'Failed',
    meaning: 'It could not be anchored; the entry says why. We still keep the original.',
  },
};

/** How many units work on an item's cluster, in words; null for none. */
export function describeUnits(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 ReconDog at work' : `${count} ReconDogs at work`;
}
