import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { PARTNER_KINDS } from '../partners/constants.ts';

const scamType = v.picklist(SCAM_TYPES);
/** People, in steps of five. */
const people = v.pipe(v.number(), v.integer(), v.multipleOf(5), v.minValue(5));

/**
 * What each event says; nothing else leaves, because what is sent is made by these schemas. Only what is published: figures of at least
 * five people, press summaries two people approved, and that a collection changed, which its partner then reads under its own rules.
 */
export const WEBHOOK_PAYLOADS = {
  'escalation.approved': v.object({
    clusterChainId: v.string(),
    scamType,
    /** The press summary, as two people approved it. */
    text: v.string(),
    sha256: v.string(),
    approvedAt: timeSchema,
  }),
  /** An approved summary that must be told no more. */
  'escalation.withdrawn': v.object({
    clusterChainId: v.string(),
    sha256: v.string(),
    withdrawnAt: timeSchema,
  }),
  'figures.daily': v.object({
    day: v.pipe(v.string(), v.isoDate()),
    /** People whose reports count; null for fewer than five. */
    people: v.nullable(people),
    byKind: v.array(v.object({ scamType, people })),
  }),
  /** For webhooks of a partner: what it may read by TAXII changed. */
  'collection.changed': v.object({ collectionId: v.string(), kind: v.picklist(PARTNER_KINDS) }),
  /** Sent by a button, to see whether it arrives. */
  'webhook.test': v.object({ message: v.string() }),
} as const;

/** Every event that can be sent. */
export type WebhookEvent = keyof typeof WEBHOOK_PAYLOADS;
export type WebhookPayload<E extends WebhookEvent> = v.InferOutput<(typeof WEBHOOK_PAYLOADS)[E]>;
