import type { Indicator } from './indicator-types.ts';
import { isSafelisted } from './safelist.ts';

/**
 * Named by reports of more clusters than this, an indicator is too common: a platform's domain, a hoster, a well-known
 * number. Otherwise every new cluster with it would be linked to all others.
 */
export const TOO_COMMON_CLUSTERS = 25;

/** The one rule for too common indicators: common property, or named in too many clusters. */
export function isTooCommon(indicator: Pick<Indicator, 'type' | 'value'> & { clusters: number }): boolean {
  return indicator.clusters > TOO_COMMON_CLUSTERS || isSafelisted(indicator.type, indicator.value);
}

/** Minimum of assumed reports (a prior): in a small installation counts are chance. */
const MIN_REPORTS = 1_000;

/**
 * How rare an indicator is among all reports: 1 for one that a single report names, falling towards 0 for one that all do;
 * null for one that no report names. It is the inverse document frequency of Robertson and Spärck Jones ("Relevance
 * weighting of search terms", 1976) smoothed by 0.5 as in BM25 and kept above 0 by the 1 inside the logarithm (Lucene's
 * BM25Similarity): ln(1 + (N − n + 0.5) / (n + 0.5)), divided by its value for n = 1. Reports are counted, not clusters: one
 * that swallowed many reports makes what they name no rarer.
 */
export function rarityOf(reports: number, allReports: number): number | null {
  if (reports < 1) return null;
  // The number of all reports is an estimate in large installations: never less than those that were counted.
  const all = Math.max(allReports, reports, MIN_REPORTS);
  return inverseFrequency(reports, all) / inverseFrequency(1, all);
}

const inverseFrequency = (reports: number, all: number): number =>
  Math.log(1 + (all - reports + 0.5) / (reports + 0.5));
