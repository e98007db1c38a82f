import { t } from '@fap/shared/kernel/words.ts';
import { STRIKE_PARTS, type StrikeInputs, type StrikePart, strikeScore } from './strike-score.ts';

/** Something that would raise the score, by how many points, in a sentence that says what to do. */
export interface Raise {
  part: StrikePart;
  points: number;
  sentence: string;
}

interface Idea {
  part: StrikePart;
  sentence: string;
  /** The inputs as they would be; null when there is nothing to gain. */
  change(inputs: StrikeInputs): Partial<StrikeInputs> | null;
}

const share =
  (key: 'hashedShare' | 'custodyShare' | 'anchoredShare' | 'metadataShare') => (inputs: StrikeInputs) =>
    inputs[key] < 1 ? { [key]: 1 } : null;

const IDEAS: readonly Idea[] = [
  {
    part: 'enquiry',
    sentence: t`Find one bank account or wallet that a second report names, too.`,
    change: ({ lines }) => ({ lines: [...lines, { class: 'account', reports: 2 }] }),
  },
  {
    part: 'linkage',
    sentence: t`Link one more report by somebody else.`,
    change: ({ independentReports }) => ({ independentReports: independentReports + 1 }),
  },
  {
    part: 'harm',
    sentence: t`Ask for bank statements or receipts: losses that are only claimed count half.`,
    change: ({ documentedCents, claimedCents }) =>
      documentedCents < claimedCents ? { documentedCents: claimedCents } : null,
  },
  {
    part: 'integrity',
    sentence: t`Check the ClusterChain: a file does not have the fingerprint it was handed in with.`,
    change: share('hashedShare'),
  },
  {
    part: 'integrity',
    sentence: t`Evidence from before the custody log needs to be handed in again.`,
    change: share('custodyShare'),
  },
  {
    part: 'integrity',
    sentence: t`Wait until a block holds all of the evidence.`,
    change: share('anchoredShare'),
  },
  {
    part: 'integrity',
    sentence: t`Ask for originals instead of screenshots: they tell when and how they were made.`,
    change: share('metadataShare'),
  },
  {
    part: 'completeness',
    sentence: t`Complete one more layer of the puzzle.`,
    change: ({ completeLayers, partialLayers }) => ({
      completeLayers: completeLayers + 1,
      partialLayers: Math.max(0, partialLayers - 1),
    }),
  },
  {
    part: 'urgency',
    sentence: t`See whether the website or number still answers, and note when it did.`,
    change: ({ isLive }) => (isLive ? null : { isLive: true }),
  },
  {
    part: 'urgency',
    sentence: t`Ask when the newest payment was.`,
    change: ({ newestPaymentHours }) => (newestPaymentHours === null ? { newestPaymentHours: 24 } : null),
  },
];

/** What would raise the score of these inputs, the most points first; gates are told beside it. */
export function explainRaises(inputs: StrikeInputs): Raise[] {
  const now = strikeScore(inputs).parts;
  return IDEAS.flatMap(({ part, sentence, change }) => {
    const changed = now[part] < STRIKE_PARTS[part] ? change(inputs) : null;
    if (!changed) return [];
    const points = strikeScore({ ...inputs, ...changed }).parts[part] - now[part];
    return points > 0 ? [{ part, points, sentence }] : [];
  }).toSorted((a, b) => b.points - a.points);
}
