import { CANDIDATE_PERCENT } from '../matching/constants.ts';

/**
 * Outcome of a finding: the report created its cluster or joined one; the advisory is cited in a cluster with which it
 * shares a hard indicator, is a candidate by likeness only (an analyst decides), or matches nothing.
 */
export const DETECTION_OUTCOMES = ['founded', 'joined', 'cited', 'candidate', 'unmatched'] as const;
export type DetectionOutcome = (typeof DETECTION_OUTCOMES)[number];

/** Outcomes that assign a finding to a cluster. */
export const DETECTED_OUTCOMES: readonly DetectionOutcome[] = ['founded', 'joined', 'cited'];

/** What an analyst says of an assignment: the finding belongs to that cluster, or it does not. */
export const VERDICTS = ['right', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Outcomes that say something about a cluster, and so can be right or wrong. */
export const REVIEWABLE_OUTCOMES: readonly DetectionOutcome[] = ['joined', 'cited', 'candidate'];

/** A cluster that a finding may belong to, as the scan stores it. */
export interface CandidateCluster {
  clusterId: string;
  percent: number;
  /** Shares a hard indicator and reaches the threshold. */
  joinsByItself: boolean;
  sharedIdentifiers: { type: string; value: string }[];
}

/** The cluster that the intake chose for a report. */
export interface IntakeMatch {
  clusterId: string;
  joined: boolean;
  percent: number | null;
}

export interface Assignment {
  outcome: DetectionOutcome;
  clusterId: string | null;
  percent: number | null;
  /** Another cluster with the same party: a link for an analyst to judge, never a silent merge. */
  linkedClusterId: string | null;
}

/** A report keeps the cluster of its intake; another one that names the same party is a link. */
export function assignReport(
  { clusterId, joined, percent }: IntakeMatch,
  others: readonly CandidateCluster[],
): Assignment {
  const link = others.find((other) => other.joinsByItself && other.clusterId !== clusterId);
  return {
    outcome: joined ? 'joined' : 'founded',
    clusterId,
    percent: joined ? percent : null,
    linkedClusterId: link?.clusterId ?? null,
  };
}

/** An advisory is cited where it names the same party; words alone make a candidate at most. */
export function assignAdvisory(candidates: readonly CandidateCluster[]): Assignment {
  const [best, ...others] = candidates;
  if (!best || (!best.joinsByItself && best.percent < CANDIDATE_PERCENT)) {
    return { outcome: 'unmatched', clusterId: null, percent: best?.percent ?? null, linkedClusterId: null };
  }
  const link = best.joinsByItself ? others.find((other) => other.joinsByItself) : undefined;
  return {
    outcome: best.joinsByItself ? 'cited' : 'candidate',
    clusterId: best.clusterId,
    percent: best.percent,
    linkedClusterId: link?.clusterId ?? null,
  };
}
