import type { AiAnalysis, AnalysisHistoryEntry } from '@fap/shared/evidence/ai-contract.ts';

/** A demand for gift cards as the interrogator judges it; each test overrides what matters to it. */
export function makeAnalysis(part: Partial<AiAnalysis> = {}): AiAnalysis {
  return {
    analysisId: 'analysis-1',
    createdAt: '2026-11-20T10:00:00.000Z',
    riskScore: 82,
    threatLevel: 'HIGH',
    hasEnoughText: true,
    notUnderstood: null,
    reported: [],
    scamType: 'government_impersonation',
    confidence: 64,
    patterns: ['Payment by gift card'],
    reasons: [{ text: 'Payment by gift card', points: 24 }],
    wouldChange: ['A sender you can check by a number you know'],
    clusterMatches: [{ id: 'cluster-007', name: 'Fee Desk', similarity: 86.4, shared: ['pay[.]example'] }],
    recommendations: ['Do not pay.', 'Report it here.'],
    recommendation: 'Do not pay. Report it here.',
    indicators: [{ type: 'domain', value: 'pay.example', defanged: 'pay[.]example' }],
    spans: [{ start: 4, end: 14, label: 'Payment by gift card' }],
    enrichment: null,
    modelVersion: 'points-1',
    ...part,
  };
}

/** An entry of the history. */
export function makeHistoryEntry(part: Partial<AnalysisHistoryEntry> = {}): AnalysisHistoryEntry {
  return {
    analysisId: 'analysis-0',
    createdAt: '2026-11-19T10:00:00.000Z',
    riskScore: 12,
    threatLevel: 'LOW',
    hasEnoughText: true,
    scamType: null,
    excerpt: 'See you on Sunday',
    ...part,
  };
}
