import { describe, expect, it } from 'vitest';
import { describeNotice, KIND_LABELS } from './describe-notice.ts';
import { NOTICE_KINDS, type NoticeContent } from './kinds.ts';
import { groupOf, mergePayloads } from './merge-notices.ts';

const clusterId = 'cluster-1';
const EXAMPLES: NoticeContent[] = [
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
  { kind: 'change-decided', payload: { proposalId: 'p', decision: 'decline' } },
  { kind: 'webhook-off', payload: { webhookId: 'webhook-1' } },
  { kind: 'payment-alert', payload: { elderId: 'account-1', alertId: 'alert-1' } },
  { kind: 'own-payment-alert', payload: { alertId: 'alert-1' } },
  { kind: 'guardian-joined', payload: { guardianshipId: 'guardianship-1' } },
  { kind: 'guardian-conduct', payload: { alertId: 'alert-1' } },
  { kind: 'guardianship-ended', payload: { guardianshipId: 'guardianship-1' } },
  { kind: 'roles-changed', payload: { given: ['leo'], taken: ['analyst', 'admin'] } },
];
/** About the reader's own report, or what they flagged, wherever it is; or an alert, which tells figures alone. */
const NAMES_NO_CLUSTER: readonly string[] = [
  'report-revealed',
  'report-asked',
  'flag-decided',
  'escalation-proposed',
];

describe('the words of a notice', () => {
  it('exist for each kind, in full sentences without placeholders, and name the cluster', () => {
    expect(EXAMPLES.map(({ kind }) => kind).sort()).toEqual([...NOTICE_KINDS].sort());
    for (const content of EXAMPLES) {
      const { title, text } = describeNotice(content, 'Ring Alpha');
      expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|-1\b/u);
      expect(text.endsWith('.'), text).toBe(true);
      if ('clusterId' in content.payload && !NAMES_NO_CLUSTER.includes(content.kind))
        expect(`${title} ${text}`).toContain('Ring Alpha');
      expect(KIND_LABELS[content.kind].length).toBeGreaterThan(5);
    }
  });

  it('count', () => {
    const titles = EXAMPLES.map((content) => describeNotice(content, null).title);
    expect(titles).toContain('1 person confirmed your piece');
    expect(titles).toContain('2 people disagreed with your piece');
    expect(titles).toContain('We could not read 4 of your files');
  });

  it('of an alert are figures, and none of fewer than five people', () => {
    const tell = (people: number | null) =>
      describeNotice({ kind: 'escalation-proposed', payload: { clusterId, people } }, 'Ring Alpha').text;
    expect(tell(10)).toBe('At least 10 people reported it. A media escalation is proposed.');
    expect(tell(null)).toBe('Fewer than five people reported it. A media escalation is proposed.');
  });
});

describe('notices that become one', () => {
  const piece = (people: number) => ({ clusterId, contributionId: 'piece-1', layer: 5, people });

  it('count people and files, and gather layers in order', () => {
    expect(mergePayloads('piece-confirmed', piece(2), piece(1)).people).toBe(3);
    expect(
      mergePayloads('evidence-anchored', { evidenceId: 'a', items: 4 }, { evidenceId: 'b', items: 2 }),
    ).toEqual({ evidenceId: 'b', items: 6 });
    expect(
      mergePayloads('report-used', { clusterId, layers: [9, 2] }, { clusterId, layers: [2, 5] }).layers,
    ).toEqual([2, 5, 9]);
  });

  it('say which roles changed in the end', () => {
    const given = mergePayloads(
      'roles-changed',
      { given: ['leo'], taken: ['analyst'] },
      { given: ['analyst'], taken: ['leo'] },
    );
    expect(given).toEqual({ given: ['analyst'], taken: ['leo'] });
  });

  it('are those of one piece, layer or report', () => {
    const groups = [
      groupOf({ kind: 'piece-confirmed', payload: piece(1) }),
      groupOf({ kind: 'piece-confirmed', payload: { ...piece(1), contributionId: 'piece-2' } }),
    ];
    expect(new Set(groups).size).toBe(2);
    expect(groupOf({ kind: 'takeover-asked', payload: { clusterId, layer: 1 } })).not.toBe(
      groupOf({ kind: 'takeover-asked', payload: { clusterId, layer: 2 } }),
    );
  });
});
