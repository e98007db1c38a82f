import type { Analyser } from '../cluster-evidence.ts';
import { indicatorFindings } from '../indicator-findings.ts';

/** Crypto Guardian: payment addresses whose checksum holds, and where else they occur. */
export const guardCrypto: Analyser = (evidence) => ({
  findings: indicatorFindings(evidence, ['btc', 'eth', 'tron', 'transaction']),
});
