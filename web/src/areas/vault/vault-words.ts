import type { AnchorState, EvidenceType } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import { plural, t } from '@lingui/core/macro';

/** Labels of the kinds of evidence. */
export const KIND_WORDS: Readonly<Record<EvidenceType, string>> = {
  image: t`Picture`,
  document: t`Document`,
  email: t`E-mail`,
  'web-page': t`Web page`,
  'network-log': t`Network log`,
  table: t`Table`,
  message: t`Message`,
};

/** Labels of how an item came in. */
export const SOURCE_WORDS: Readonly<Record<VaultEntry['sourceType'], string>> = {
  report: t`Victim report`,
  cluster: t`Cluster exhibit`,
  case: t`Case file`,
  upload: t`Direct upload`,
};

/** Name and meaning of each state of an anchor. */
export const STATE_WORDS: Readonly<Record<AnchorState, { name: string; meaning: string }>> = {
  processing: {
    name: t`Processing`,
    meaning: t`A calendar has it; Bitcoin takes a few hours.`,
  },
  anchored: {
    name: t`Anchored`,
    meaning: t`Its proof leads to a block. We still have to compare the header of that block.`,
  },
  verified: {
    name: t`Verified`,
    meaning: t`We compared the header of that block: its Merkle root matches the proof.`,
  },
  failed: {
    name: t`Failed`,
    meaning: t`It could not be anchored; the entry says why. We still keep the original.`,
  },
};

/** How many units work on an item's cluster, in words; null for none. */
export function describeUnits(count: number): string | null {
  if (count === 0) return null;
  return plural(count, { one: '# ReconDog at work', other: '# ReconDogs at work' });
}
