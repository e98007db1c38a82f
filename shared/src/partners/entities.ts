import * as v from 'valibot';
import { timeSchema } from '../kernel/schemas.ts';
import { PARTNER_KINDS, PARTNER_SCOPES } from './constants.ts';

const partnerTokenSchema = v.object({
  id: v.string(),
  scopes: v.array(v.picklist(PARTNER_SCOPES)),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  lastUsedAt: v.nullable(timeSchema),
});
export type PartnerToken = v.InferOutput<typeof partnerTokenSchema>;

export const partnerSchema = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(PARTNER_KINDS),
  createdAt: timeSchema,
  /** When the partnership ended; its tokens with it. */
  endedAt: v.nullable(timeSchema),
  /** When something was last given to it. */
  lastGivenAt: v.nullable(timeSchema),
  /** Objects given so far, each time counted. */
  given: v.number(),
  /** Whether the heads of custody logs are mailed to it. */
  isWitness: v.boolean(),
  /** Where to; null for those who may not manage partners, and where none are mailed. */
  witnessEmail: v.nullable(v.string()),
  /** Tokens in force; null for those who may not manage them. */
  tokens: v.nullable(v.array(partnerTokenSchema)),
});
export type Partner = v.InferOutput<typeof partnerSchema>;

/** What a partner asked for, and heads of custody logs, which are mailed to it. */
export const DELIVERY_KINDS = ['objects', 'object', 'versions', 'manifest', 'comparison', 'heads'] as const;

export const deliverySchema = v.object({
  id: v.string(),
  at: timeSchema,
  partner: v.string(),
  kind: v.picklist(DELIVERY_KINDS),
  /** Objects or heads given; of a comparison, the values the partner brought. */
  count: v.number(),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;

/** A comparison we asked another installation for. */
export const comparisonSchema = v.object({
  id: v.string(),
  at: timeSchema,
  /** Host of the other installation. */
  host: v.string(),
  ours: v.number(),
  theirs: v.number(),
  /** What both hold. */
  both: v.array(v.object({ indicatorId: v.string(), type: v.string(), defanged: v.string() })),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;
