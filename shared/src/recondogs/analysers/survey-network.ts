import type { Analyser } from '../cluster-evidence.ts';
import { indicatorFindings } from '../indicator-findings.ts';

/** Network Ninja: domains and addresses, from the evidence alone. */
export const surveyNetwork: Analyser = (evidence) => ({
  findings: indicatorFindings(evidence, ['domain', 'ip']),
  note: 'Nothing was looked up on the network: registration, name servers and certificates are not known',
});
