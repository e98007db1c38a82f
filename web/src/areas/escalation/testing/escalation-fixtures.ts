import type { Escalation, EscalationOverview } from '@fap/shared/escalation/contract.ts';

const AT = '2026-01-01T00:00:00.000Z';

const CLUSTER: Escalation['cluster'] = {
  id: 'cluster-001',
  name: 'Bright Harbor',
  scamType: 'investment_coaching',
  clusterChainId: 'FAP-1-BCT2ZX3TQTKIWVXU-49',
  completionRate: 92.857,
};

export const SUMMARY: NonNullable<Escalation['summary']> = {
  sentences: [
    {
      section: 'What was reported',
      text: 'At least 5 people reported the same scam in at least 5 reports.',
      proof: { kind: 'reports', people: 5, reportIds: ['r1', 'r2', 'r3', 'r4', 'r5'] },
    },
    {
      section: 'How it is done',
      text: 'Target sourcing: How the victims were found and chosen.',
      proof: { kind: 'layers', layers: [1] },
    },
  ],
  text: 'What was reported\n- At least 5 people reported the same scam in at least 5 reports.\n',
  sha256: 'a'.repeat(64),
};

/** A proposal as somebody who may approve it reads it. */
export const makeEscalation = (changes: Partial<Escalation> = {}): Escalation => ({
  cluster: CLUSTER,
  proposal: {
    id: 'escalation-1',
    state: 'proposed',
    origin: 'completion',
    proposedAt: AT,
    decidedAt: null,
    decidedBy: null,
    reason: null,
  },
  approvals: [],
  summary: SUMMARY,
  refusal: null,
  may: { propose: 'A proposal is open or approved.', approve: null, reject: null, withdraw: null },
  ...changes,
});

/** A proposal in another state. */
export const inState = (
  state: NonNullable<Escalation['proposal']>['state'],
  changes: Partial<Escalation> = {},
): Escalation => {
  const { proposal, ...rest } = makeEscalation(changes);
  if (!proposal) throw new Error('the fixture has a proposal');
  return { ...rest, proposal: { ...proposal, state } };
};

export const OVERVIEW: EscalationOverview = {
  approved: 2,
  nearest: [
    { ...CLUSTER, id: 'cluster-002', name: 'Cold Lantern', completionRate: 89.286, complete: 12, partial: 1 },
  ],
  subscription: { isOn: false, obstacle: 'These alerts are for law enforcement.' },
};
