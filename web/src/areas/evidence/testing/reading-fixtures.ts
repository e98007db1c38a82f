import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { Evidence, EvidenceComparison, EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';

export const SHA256 = 'ab'.repeat(32);

/** An evidence item; each test overrides what matters to it. */
export function makeEvidence(part: Partial<Evidence> = {}): Evidence {
  return {
    id: 'evidence-1',
    kind: 'file',
    fileName: 'letter.pdf',
    fileType: 'application/pdf',
    fileSize: 48_200,
    createdAt: '2026-11-20T10:00:00.000Z',
    blockchainTimestamp: null,
    anchorChain: null,
    sha256: SHA256,
    caseId: null,
    clusterId: null,
    author: 'mixed',
    state: 'read',
    unreadableReason: null,
    mayOpenOriginal: true,
    ...part,
  };
}

/** A verdict on "Pay gift cards today". */
export function makeTextAnalysis(part: Partial<TextAnalysis> = {}): TextAnalysis {
  return {
    analysisId: 'evidence-1',
    confidenceScore: 64,
    riskLevel: 'HIGH',
    recommendations: ['Do not pay.'],
    aiAnalysis: {
      scamProbability: 0.82,
      notUnderstood: null,
      scamType: 'government_impersonation',
      manipulationTactics: ['Gift cards'],
      urgencyMarkers: ['today'],
      emotionalTriggers: [],
      reasons: [{ text: 'Gift cards', points: 22 }],
      wouldChange: ['A sender you can check'],
      modelVersion: 'points-1',
    },
    fingerprints: { sha256: SHA256, words: 4, indicators: 1 },
    reported: [],
    openaiAvailable: false,
    enrichment: null,
    indicators: [{ type: 'domain', value: 'pay.example', defanged: 'pay[.]example' }],
    spans: [{ start: 4, end: 14, label: 'Gift cards' }],
    ...part,
  };
}

/** The reading of an evidence item. */
export function makeReading(part: Partial<EvidenceReading> = {}): EvidenceReading {
  return {
    evidence: makeEvidence(),
    grade: 'owner',
    text: 'Pay gift cards today',
    textSource: 'pdf',
    isTruncated: false,
    whyNoWords: null,
    correctedAt: null,
    earlierTexts: [],
    metadata: [{ name: 'Producer', value: 'Letter Writer 2' }],
    hashes: { sha256: SHA256, perceptual: null, structure: null },
    attachments: [],
    analysis: makeTextAnalysis(),
    figures: [],
    hidden: [],
    earlierCustody: 0,
    custody: [{ at: '2026-11-20T10:00:00.000Z', action: 'Received', actor: 'Ada Vale' }],
    ...part,
  };
}

/** A comparison of two items that name the same domain. */
export function makeComparison(part: Partial<EvidenceComparison> = {}): EvidenceComparison {
  return {
    left: makeEvidence(),
    right: makeEvidence({ id: 'evidence-2', fileName: 'second.eml', fileType: 'message/rfc822' }),
    sharedIndicators: [{ type: 'domain', value: 'pay.example', defanged: 'pay[.]example' }],
    textSimilarity: 0.62,
    perceptualDistance: null,
    isSameStructure: null,
    diff: [
      { kind: 'same', text: 'Dear customer, pay ' },
      { kind: 'left', text: 'the $900 fee' },
      { kind: 'right', text: 'the $1,400 tax' },
      { kind: 'same', text: ' in gift cards today.' },
    ],
    diffCutAt: null,
    ...part,
  };
}

/** The answer to an upload. */
export function makeUploadResult(part: Partial<UploadResult> = {}): UploadResult {
  const { aiAnalysis, fingerprints, confidenceScore, recommendations } = makeTextAnalysis();
  return {
    evidenceId: 'evidence-1',
    fileName: 'letter.pdf',
    aiAnalysis,
    fingerprints,
    confidenceScore,
    recommendations,
    bitcoinAnchored: false,
    anchorChain: null,
    blockHeight: null,
    fileHash: SHA256,
    ...part,
  };
}
