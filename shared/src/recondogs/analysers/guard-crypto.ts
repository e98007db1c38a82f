import { CRYPTO_ADDRESS_TYPES } from '../../indicators/indicator-types.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { indicatorFindings } from '../indicator-findings.ts';

/** Crypto Guardian: payment addresses whose checksum holds, and where else they occur. */
export const guardCrypto: Analyser = (evidence) => ({
  findings: indicatorFindings(evidence, [...CRYPTO_ADDRESS_TYPES, 'transaction']),
});
