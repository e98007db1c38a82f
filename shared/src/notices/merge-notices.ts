import type { NoticeContent, NoticeKind, NoticePayload } from './kinds.ts';

type GroupRule<K extends NoticeKind> = {
  /** Unread notices of a kind with the same group become one. */
  group: (payload: NoticePayload<K>) => string;
  /** Adds a later notice to an unread one; without it the later one replaces it. */
  add?: (before: NoticePayload<K>, after: NoticePayload<K>) => NoticePayload<K>;
};

const addPeople = <P extends { people: number }>(before: P, after: P): P => ({
  ...after,
  people: before.people + after.people,
});
const addItems = <P extends { items: number }>(before: P, after: P): P => ({
  ...after,
  items: before.items + after.items,
});

const RULES: { [K in NoticeKind]: GroupRule<K> } = {
  'report-joined': { group: ({ reportId }) => reportId },
  'report-moved': { group: ({ reportId }) => reportId },
  'report-revealed': { group: ({ reportId }) => reportId },
  'report-asked': { group: ({ reportId }) => reportId },
  'report-answered': { group: ({ reportId }) => reportId },
  'report-used': {
    group: ({ clusterId }) => clusterId,
    add: (before, after) => ({
      ...after,
      layers: [...new Set([...before.layers, ...after.layers])].sort((a, b) => a - b),
    }),
  },
  'piece-confirmed': { group: ({ contributionId }) => contributionId, add: addPeople },
  'piece-disputed': { group: ({ contributionId }) => contributionId, add: addPeople },
  'review-answered': { group: ({ contributionId }) => contributionId },
  mentioned: { group: ({ contributionId }) => contributionId },
  'comment-mentioned': { group: ({ commentId }) => commentId },
  'layer-completed': { group: ({ clusterId, layer }) => `${clusterId} ${layer}` },
  'takeover-asked': { group: ({ clusterId, layer }) => `${clusterId} ${layer}` },
  'draft-given': { group: ({ clusterId, layer }) => `${clusterId} ${layer}` },
  'cluster-alert': { group: ({ clusterId }) => clusterId },
  'escalation-proposed': { group: ({ clusterId }) => clusterId },
  'evidence-anchored': { group: () => 'all', add: addItems },
  'evidence-unreadable': { group: () => 'all', add: addItems },
  'piece-moderated': { group: ({ contributionId }) => contributionId },
  'comment-moderated': { group: ({ commentId }) => commentId },
  'flag-decided': { group: ({ kind, decision, clusterId }) => `${kind} ${decision} ${clusterId ?? ''}` },
  'team-invited': { group: ({ teamId }) => teamId },
  'units-decided': { group: ({ requestId }) => requestId },
  'webhook-off': { group: ({ webhookId }) => webhookId },
  'change-decided': { group: ({ proposalId }) => proposalId },
  'name-replaced': { group: () => 'all' },
  'payment-alert': { group: ({ alertId }) => alertId },
  'own-payment-alert': { group: ({ alertId }) => alertId },
  'guardian-joined': { group: ({ guardianshipId }) => guardianshipId },
  'guardian-conduct': { group: ({ alertId }) => alertId },
  'guardianship-ended': { group: ({ guardianshipId }) => guardianshipId },
  // What was given and taken in the end: an admin may correct a mistake before anybody looks.
  'roles-changed': {
    group: () => 'all',
    add: (before, after) => ({
      given: without([...before.given, ...after.given], after.taken),
      taken: without([...before.taken, ...after.taken], after.given),
    }),
  },
};

const without = <T>(all: readonly T[], gone: readonly T[]): T[] => [
  ...new Set(all.filter((one) => !gone.includes(one))),
];

const ruleOf = <K extends NoticeKind>(kind: K): GroupRule<K> => RULES[kind] as GroupRule<K>;

/** The group of a notice: it joins an unread notice of its kind and group. */
export const groupOf = <K extends NoticeKind>({ kind, payload }: NoticeContent<K>): string =>
  ruleOf(kind).group(payload as NoticePayload<K>);

/** One payload for an unread notice and a later one of its group. */
export const mergePayloads = <K extends NoticeKind>(
  kind: K,
  before: NoticePayload<K>,
  after: NoticePayload<K>,
): NoticePayload<K> => ruleOf(kind).add?.(before, after) ?? after;
