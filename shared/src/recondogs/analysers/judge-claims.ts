import type { Analyser } from '../cluster-evidence.ts';
import { tacticFindings } from '../pattern-findings.ts';

/** Legal Eagle: where the other side claims authority or threatens with the law. */
export const judgeClaims: Analyser = (evidence) => ({
  findings: tacticFindings(evidence, ['authority', 'fear']),
});
