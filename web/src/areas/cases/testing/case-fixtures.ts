import type { CaseDetails } from '@fap/shared/cases/entities.ts';

/** A case as its owner sees it; `part` overrides fields. */
export function makeDetails(part: Partial<CaseDetails> = {}): CaseDetails {
  return {
    id: 'CS-2026-007',
    title: 'Locked balances',
    clusterId: 'cluster-001',
    riskLevel: 'high',
    status: 'active',
    createdAt: '2026-01-02T12:00:00.000Z',
    victimCount: 4,
    amountStolen: 42_000,
    description: 'Several people paid a release fee.',
    scamType: 'investment_coaching',
    behavioralMatchScore: 83,
    evidenceCount: 2,
    isRedacted: false,
    chainId: 'FAP-1-BCT2ZX3TQTKIWVXU-49',
    cluster: { id: 'cluster-001', name: 'Bright Harbor', victims: 9, amountStolen: null },
    owner: { id: 'user-1', name: 'Ada Vale' },
    assignee: null,
    mayWork: true,
    maySignOff: false,
    tasks: [],
    signOff: null,
    notes: null,
    ...part,
  };
}
