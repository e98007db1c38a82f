import type { Analyser } from '../cluster-evidence.ts';
import { indicatorFindings } from '../indicator-findings.ts';

/** Social Scanner: handles, and where else they occur. */
export const scanSocial: Analyser = (evidence) => ({ findings: indicatorFindings(evidence, ['handle']) });
