import type { Analyser } from '../cluster-evidence.ts';
import { tacticFindings } from '../pattern-findings.ts';

/** Form Forensics: where cards, ids, codes or seed phrases were asked for. */
export const examineForms: Analyser = (evidence) => ({
  findings: tacticFindings(evidence, ['credentials', 'gift-card']),
});
