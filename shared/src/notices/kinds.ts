import * as v from 'valibot';
import { GIVEN_ROLES } from '../auth/capabilities.ts';
import { DECISIONS, FLAG_KINDS } from '../moderation/rules.ts';
import { MENTION_PLACES } from '../puzzle/constants.ts';

const id = v.string();
const layer = v.number();
const count = v.number();

/** What each kind of notice is about: ids and counts, never words. The kinds are a closed set. */
export const NOTICE_PAYLOADS = {
  'report-joined': v.object({ clusterId: id, reportId: id }),
  'report-moved': v.object({ clusterId: id, reportId: id }),
  'report-used': v.object({ clusterId: id, layers: v.array(layer) }),
  'report-revealed': v.object({ clusterId: id, reportId: id }),
  'report-asked': v.object({ clusterId: id, reportId: id }),
  /** For analysts. */
  'report-answered': v.object({ clusterId: id, reportId: id }),
  'piece-confirmed': v.object({ clusterId: id, contributionId: id, layer, people: count }),
  'piece-disputed': v.object({ clusterId: id, contributionId: id, layer, people: count }),
  'review-answered': v.object({ clusterId: id, contributionId: id, layer }),
  mentioned: v.object({ clusterId: id, contributionId: id, layer, place: v.picklist(MENTION_PLACES) }),
  'comment-mentioned': v.object({ clusterId: id, commentId: id }),
  'layer-completed': v.object({ clusterId: id, contributionId: id, layer }),
  'takeover-asked': v.object({ clusterId: id, layer }),
  'draft-given': v.object({ clusterId: id, layer }),
  'cluster-alert': v.object({ clusterId: id }),
  /** For analysts, and officers who subscribed. `people`: in steps of five, null for too few. */
  'escalation-proposed': v.object({ clusterId: id, people: v.nullable(count) }),
  /** `evidenceId`: the newest of them. */
  'evidence-anchored': v.object({ evidenceId: id, items: count }),
  'evidence-unreadable': v.object({ evidenceId: id, items: count }),
  /** The reason stands in place of the piece's words. */
  'piece-moderated': v.object({
    clusterId: id,
    contributionId: id,
    layer,
    decision: v.picklist(['hide', 'show', 'redact']),
  }),
  'comment-moderated': v.object({
    clusterId: id,
    commentId: id,
    decision: v.picklist(['hide', 'show', 'redact']),
  }),
  'flag-decided': v.object({
    kind: v.picklist(FLAG_KINDS),
    decision: v.picklist(DECISIONS),
    clusterId: v.optional(id),
  }),
  /** What an analyst decided on a change that the person suggested; the note stands beside it. */
  'change-decided': v.object({ proposalId: id, decision: v.picklist(['accept', 'decline']) }),
  'name-replaced': v.object({}),
  'roles-changed': v.object({
    given: v.array(v.picklist(GIVEN_ROLES)),
    taken: v.array(v.picklist(GIVEN_ROLES)),
  }),
  'team-invited': v.object({ teamId: id }),
  /** For who asked for units of the ReconDogs. */
  'units-decided': v.object({ clusterId: id, requestId: id, isSent: v.boolean() }),
  /** For whoever added the webhook. */
  'webhook-off': v.object({ webhookId: id }),
  /** For guardians. `alerts`: of many at once, how many there are; `alertId` is the newest of them. */
  'payment-alert': v.object({ elderId: id, alertId: id, alerts: v.optional(count) }),
  'own-payment-alert': v.object({ alertId: id, alerts: v.optional(count) }),
  'guardian-joined': v.object({ guardianshipId: id }),
  /** Something a guardian did that the elder should look at. */
  'guardian-conduct': v.object({ alertId: id }),
  /** For a guardian whose elder ended it. */
  'guardianship-ended': v.object({ guardianshipId: id }),
} as const;

export type NoticeKind = keyof typeof NOTICE_PAYLOADS;
export const NOTICE_KINDS = Object.keys(NOTICE_PAYLOADS) as [NoticeKind, ...NoticeKind[]];
export type NoticePayload<K extends NoticeKind> = v.InferOutput<(typeof NOTICE_PAYLOADS)[K]>;

/** A kind with its payload. */
export type NoticeContent<K extends NoticeKind = NoticeKind> = {
  [Kind in K]: { kind: Kind; payload: NoticePayload<Kind> };
}[K];

/** Where mail about a kind of notice goes; the inbox of the app has every notice. */
export const NOTICE_MAIL = ['at-once', 'daily', 'never'] as const;
export type NoticeMail = (typeof NOTICE_MAIL)[number];

/** Kinds that somebody should hear of soon: mailed at once unless the person chose otherwise. */
const ALERTS: ReadonlySet<NoticeKind> = new Set([
  'takeover-asked',
  'cluster-alert',
  'escalation-proposed',
  'roles-changed',
  'report-asked',
  'webhook-off',
  'guardian-conduct',
]);

/** Where mail about a kind goes as long as the person chose nothing. */
export const defaultMail = (kind: NoticeKind): NoticeMail => (ALERTS.has(kind) ? 'at-once' : 'never');

/** Hour (UTC) of the daily mail as long as the person chose none. */
export const DEFAULT_DIGEST_HOUR = 8;
