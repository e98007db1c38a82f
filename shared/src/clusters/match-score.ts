import { AUTO_JOIN_PERCENT, TEXT_ONLY_CAP_PERCENT } from './constants.ts';

/** Version of this method, stored with each result. */
export const MATCH_VERSION = 1;

export interface MatchEvidence {
  /** Identifiers of one party alone that both sides name, the too common ones left out. */
  sharedHardIdentifiers: number;
  /** Estimated Jaccard similarity (0–1) with the most similar report of the cluster. */
  textSimilarity: number;
}

/**
 * How alike a report and a cluster are, in percent (first method; the six-layer score replaces it). A shared hard
 * identifier reaches the join threshold, text and further identifiers say how far above; words alone stay capped.
 */
export function matchPercent({ sharedHardIdentifiers, textSimilarity }: MatchEvidence): number {
  if (sharedHardIdentifiers === 0) return Math.min(TEXT_ONLY_CAP_PERCENT, textSimilarity * 100);
  const furtherIdentifiers = Math.min(1, (sharedHardIdentifiers - 1) / 2);
  return AUTO_JOIN_PERCENT + 10 * textSimilarity + 5 * furtherIdentifiers;
}

/** Whether a score joins by itself. */
export function joinsByItself(evidence: MatchEvidence): boolean {
  return evidence.sharedHardIdentifiers > 0 && matchPercent(evidence) >= AUTO_JOIN_PERCENT;
}
