import type { BagStepName } from '@fap/shared/custody/bag/bag-report.ts';
import { t } from '@lingui/core/macro';

export interface StepWords {
  title: string;
  proves: string;
  not: string;
}

/** What each step proves, and what it does not, for somebody who trusts nobody. */
export const STEP_WORDS: Readonly<Record<BagStepName, StepWords>> = {
  bytes: {
    title: t`Every byte is there`,
    proves: t`The bag arrived as it was packed: nothing is missing, nothing was added, and no byte was changed since.`,
    not: t`Who packed it. Whoever packs a bag writes these lists, and could write others. The steps below do not rest on them.`,
  },
  log: {
    title: t`The custody log is unbroken`,
    proves: t`Each entry contains the fingerprint of the one before it. No entry was changed, moved, or taken out between the first and the last.`,
    not: t`That the log was not written anew as a whole, or cut at its end. Only a stamp rules that out: see steps 3 and 5. Who acted is not readable here, only sealed.`,
  },
  heads: {
    title: t`The stamped states belong to this log`,
    proves: t`At certain entries the log and the list of evidence were sealed into one number, and that number went out to be stamped. It fits this log and this list.`,
    not: t`When that was. The time comes from the proofs in step 5. What came after the last stamp is covered by none.`,
  },
  files: {
    title: t`The evidence files are the stamped ones`,
    proves: t`Each evidence file in this bag is, bit by bit, the one that the newest stamped list names, and has its size.`,
    not: t`That what a file shows is true, or who made it. Files that you may not have are not in your copy; the list still names their fingerprint.`,
  },
  proofs: {
    title: t`The proofs lead to blocks`,
    proves: t`From each fingerprint, a chain of calculations leads into a block of a public chain. The file or the log existed no later than the time of that block.`,
    not: t`That it did not exist earlier. The time of a block can be wrong by about two hours. A proof that is pending proves nothing yet.`,
  },
  headers: {
    title: t`The block headers carry their own work`,
    proves: t`Each header was found by the enormous amount of computing that it names, and the headers that follow each other fit together. Nobody makes up such a header at a desk.`,
    not: t`That the block is in the chain everybody uses. This page has no connection, and a bag alone cannot tell. Please compare the blocks below.`,
  },
};

/** What is said of everything that rests on the chain of a demonstration. */
export const DEVELOPMENT_WORDS = t`Development chain: proves nothing outside of a demonstration.`;
