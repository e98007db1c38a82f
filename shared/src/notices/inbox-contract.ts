import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { momentSchema } from '../kernel/moment.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { NOTICE_PAYLOADS, type NoticeKind } from './kinds.ts';

const beside = {
  id: v.string(),
  /** What the crowd calls the cluster it is about; null when it is about none. */
  clusterName: v.nullable(v.string()),
  /** When it last grew. */
  at: timeSchema,
  readAt: v.nullable(timeSchema),
};
const one = <K extends NoticeKind>(kind: K) =>
  v.object({ kind: v.literal(kind), payload: NOTICE_PAYLOADS[kind], ...beside });

/** A notice as its reader gets it. */
export const noticeSchema = v.variant('kind', [
  one('report-joined'),
  one('report-moved'),
  one('report-used'),
  one('report-revealed'),
  one('report-asked'),
  one('report-answered'),
  one('piece-confirmed'),
  one('piece-disputed'),
  one('review-answered'),
  one('mentioned'),
  one('comment-mentioned'),
  one('layer-completed'),
  one('takeover-asked'),
  one('draft-given'),
  one('cluster-alert'),
  one('escalation-proposed'),
  one('evidence-anchored'),
  one('evidence-unreadable'),
  one('piece-moderated'),
  one('comment-moderated'),
  one('flag-decided'),
  one('change-decided'),
  one('name-replaced'),
  one('team-invited'),
  one('units-decided'),
  one('webhook-off'),
  one('roles-changed'),
  one('payment-alert'),
  one('own-payment-alert'),
  one('guardian-joined'),
  one('guardian-conduct'),
  one('guardianship-ended'),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;

const unread = v.number();
/** Ids that one call marks as read. */
const MAX_IDS = 100;

/** One's own notices: apart from where they go, because the bell of every page asks. */
export const inboxContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/notices',
    summary: 'One’s own notices, newest first, and how many are unread',
    access: 'signed-in',
    query: v.object({
      ...pageQuery(DEFAULT_PAGE),
      show: v.optional(v.picklist(['all', 'unread']), 'all'),
    }),
    responses: {
      200: v.object({ notices: v.array(noticeSchema), nextCursor: v.nullable(v.string()), unread }),
    },
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/api/notices/read',
    summary: 'Marks notices as read: these, or all up to a time',
    access: 'signed-in',
    limit: 'steps',
    body: v.union([
      v.strictObject({ ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MAX_IDS)) }),
      v.strictObject({ upTo: momentSchema }),
    ]),
    responses: { 200: v.object({ unread }) },
  }),
};
