import type { NoticeContent } from '../kinds.ts';

const clusterId = 'cluster-1';

/** A notice of each kind. */
export const NOTICE_EXAMPLES: readonly NoticeContent[] = [
  { kind: 'report-joined', payload: { clusterId, reportId: 'report-1' } },
  { kind: 'report-moved', payload: { clusterId, reportId: 'report-1' } },
  { kind: 'report-used', payload: { clusterId, layers: [2] } },
  { kind: 'report-revealed', payload: { clusterId, reportId: 'report-1' } },
  { kind: 'report-asked', payload: { clusterId, reportId: 'report-1' } },
  { kind: 'report-answered', payload: { clusterId, reportId: 'report-1' } },
  { kind: 'piece-confirmed', payload: { clusterId, contributionId: 'piece-1', layer: 5, people: 1 } },
  { kind: 'piece-disputed', payload: { clusterId, contributionId: 'piece-1', layer: 5, people: 2 } },
  { kind: 'review-answered', payload: { clusterId, contributionId: 'piece-1', layer: 5 } },
  { kind: 'mentioned', payload: { clusterId, contributionId: 'piece-1', layer: 5, place: 'review' } },
  { kind: 'layer-completed', payload: { clusterId, contributionId: 'piece-1', layer: 5 } },
  { kind: 'takeover-asked', payload: { clusterId, layer: 5 } },
  { kind: 'draft-given', payload: { clusterId, layer: 5 } },
  { kind: 'cluster-alert', payload: { clusterId } },
  { kind: 'escalation-proposed', payload: { clusterId, people: 10 } },
  { kind: 'evidence-anchored', payload: { evidenceId: 'evidence-1', items: 1 } },
  { kind: 'evidence-unreadable', payload: { evidenceId: 'evidence-1', items: 4 } },
  {
    kind: 'piece-moderated',
    payload: { clusterId, contributionId: 'piece-1', layer: 5, decision: 'hide' },
  },
  { kind: 'flag-decided', payload: { kind: 'piece', decision: 'hide', clusterId } },
  { kind: 'comment-mentioned', payload: { clusterId: 'c', commentId: 'k' } },
  { kind: 'comment-moderated', payload: { clusterId: 'c', commentId: 'k', decision: 'hide' } },
  { kind: 'name-replaced', payload: {} },
  { kind: 'team-invited', payload: { teamId: 'team-1' } },
  { kind: 'units-decided', payload: { clusterId, requestId: 'request-1', isSent: true } },
  { kind: 'change-decided', payload: { proposalId: 'p', decision: 'decline' } },
  { kind: 'webhook-off', payload: { webhookId: 'webhook-1' } },
  { kind: 'payment-alert', payload: { elderId: 'account-1', alertId: 'alert-1' } },
  { kind: 'own-payment-alert', payload: { alertId: 'alert-1' } },
  { kind: 'guardian-joined', payload: { guardianshipId: 'guardianship-1' } },
  { kind: 'guardian-conduct', payload: { alertId: 'alert-1' } },
  { kind: 'guardianship-ended', payload: { guardianshipId: 'guardianship-1' } },
  { kind: 'roles-changed', payload: { given: ['leo'], taken: ['analyst', 'admin'] } },
];
