import type { Analyser } from '../cluster-evidence.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';

/** Tracker Hunter: ids of analytics, tags, advertisements and pixels, by which pages of one operator are recognised. */
export const huntTrackers: Analyser = (evidence) => ({
  findings: rankIndicators(evidence, ['tracker']).map((named) => ({
    title: `Tracker ${named.value}`,
    detail: reuseOf(named),
    citations: named.citations,
  })),
});
