import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';

/** What became of a finding, after its noun. */
export const OUTCOME_WORDS: Readonly<Record<DetectionOutcome, string>> = {
  founded: 'started a cluster',
  joined: 'joined a cluster',
  cited: 'cited in a cluster',
  candidate: 'waits for an analyst',
  unmatched: 'matched nothing',
};
