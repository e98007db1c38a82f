import { INDICATOR_TYPES, type IndicatorType } from '../../indicators/indicator-types.ts';
import type { DossierIndicator } from '../content.ts';
import type { Dossier } from '../contract.ts';

const AT = '2026-01-02T03:04:05.000Z';
const HASH = 'ab'.repeat(32);

const indicatorOf = (type: IndicatorType, n: number): DossierIndicator => ({
  id: `0123abcd-4567-89ab-cdef-${String(n).padStart(12, '0')}`,
  type,
  value: `value-of-${type}.example`,
  defanged: `value-of-${type}[.]example`,
  state: 'confirmed',
  reports: 2,
  clusters: 1,
  firstSeenAt: AT,
  lastSeenAt: AT,
});

/** A dossier with an indicator of every type. */
export function makeDossier(changes: Partial<Dossier> = {}): Dossier {
  const indicators = INDICATOR_TYPES.map(indicatorOf);
  const part = { points: 1, max: 10 };
  return {
    format: 1,
    cluster: {
      id: 'cluster-1',
      name: 'Bright Harbor',
      scamType: 'investment_coaching',
      description: 'A desk that promises profits.',
      clusterChainId: 'FAP-1-BCT2ZX3TQTKIWVXU-49',
      createdAt: AT,
      lastActivityAt: AT,
      completionRate: 50,
    },
    executiveSummary: {
      strikeScore: 68,
      reports: 2,
      reportsForLaw: 1,
      victims: 2,
      sentences: ['Two reports.'],
    },
    strike: {
      score: 68,
      isHeld: false,
      isWindowOpen: false,
      parts: {
        enquiry: part,
        linkage: part,
        harm: part,
        vulnerability: part,
        integrity: part,
        completeness: part,
        urgency: part,
      },
      gates: { identifiers: true, corroboration: true, integrity: true, redaction: false, signOff: false },
      raises: [],
      assessment: {
        documentedCents: null,
        largestPaymentCents: null,
        isOngoing: null,
        liveAt: null,
        isRedacted: false,
        isSignedOff: false,
      },
    },
    anatomy: [{ layer: 1, name: 'Target sourcing', status: 'complete', pieces: 1, texts: [] }],
    reports: [],
    moneyFlow: [],
    indicators,
    evidence: [],
    custody: { length: 1, head: HASH, lastCheck: null, heads: [], merged: [] },
    methods: [],
    writtenAt: AT,
    edition: { dossierId: 'dossier-1', version: 1, sha256: HASH, madeAt: AT, changes: [] },
    ...changes,
  };
}
