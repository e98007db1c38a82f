import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';

/** A playbook of one report without findings; each test overrides what matters to it. */
export function makePlaybook(part: Partial<Playbook> = {}): Playbook {
  return {
    clusterId: 'cluster-001',
    version: 1,
    confidence: null,
    confidenceWhy: '0 of 0 sentences of the other side are recognised by a rule.',
    courtAdmissible: false,
    admissibilityChecks: [
      { check: 'An expert read the labels and signed', isShown: false, detail: 'Nobody' },
    ],
    extractedAt: '2026-03-02T09:00:00.000Z',
    evidence: { reports: 1, reportsWithWords: 0, turns: 0, labelledTurns: 0, isCut: false },
    entryScripts: [],
    claims: [],
    asks: [],
    objectionHandling: [],
    paymentPressure: [],
    stallingVsGhosting: {
      stallConditions: [],
      ghostConditions: [],
      threshold: null,
      silences: 0,
      revivals: [30, 60, 90].map((days) => ({ days, n: 0, exhibits: [] })),
    },
    decisionTrees: [],
    ...part,
  };
}
