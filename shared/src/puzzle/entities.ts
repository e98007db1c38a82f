import * as v from 'valibot';
import { INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CONTRIBUTION_STATUSES, LAYER_STATUSES, VERDICTS } from './completion.ts';
import { CONTRIBUTION_ORIGINS, CONTRIBUTION_TYPES, DISPUTE_REASONS, REVIEW_NEEDS } from './constants.ts';

/** Somebody as others see them. */
export const personSchema = v.object({ id: v.string(), displayName: v.string() });
export type Person = v.InferOutput<typeof personSchema>;

/** Somebody's running "I'm working on this layer". */
export const claimSchema = v.object({
  id: v.string(),
  layer: v.number(),
  holder: personSchema,
  expiresAt: timeSchema,
  /** Who requested to take over, while the request is open. */
  takeoverRequestedBy: v.nullable(personSchema),
  takeoverRequestedAt: v.nullable(timeSchema),
});
/** The text of a piece that was not sent, given by somebody who worked on the layer to who works on it now. */
export const handedDraftSchema = v.object({
  id: v.string(),
  layer: v.number(),
  from: personSchema,
  content: v.string(),
  givenAt: v.string(),
});
export type HandedDraft = v.InferOutput<typeof handedDraftSchema>;
export type Claim = v.InferOutput<typeof claimSchema>;

/** One of the fourteen layers of a cluster's puzzle. */
export const puzzleLayerSchema = v.object({
  layer: v.number(),
  name: ownWords,
  description: ownWords,
  question: ownWords,
  status: v.picklist(LAYER_STATUSES),
  contributor: v.nullable(v.string()),
  confidence: v.nullable(percentSchema),
  /** SHA-256 of the piece that carries this layer; null while it is missing. */
  blockchainHash: v.nullable(v.string()),
  timestamp: v.nullable(timeSchema),
  /** Optimistic lock: rises with every decision about this layer; a stale write gets 409. */
  version: v.number(),
  pieces: v.number(),
});
export type PuzzleLayer = v.InferOutput<typeof puzzleLayerSchema>;

export const reviewSchema = v.object({
  id: v.string(),
  reviewer: personSchema,
  verdict: v.picklist(VERDICTS),
  note: v.string(),
  at: timeSchema,
  /** Whether it counts: not that of an account that was new when it was given. */
  counts: v.boolean(),
  /** Why it is disputed; facts and reviews from before the list have none, as confirmations do. */
  reason: v.optional(v.nullable(v.picklist(DISPUTE_REASONS))),
  /** The exhibit that speaks against the piece. */
  evidenceId: v.optional(v.nullable(v.string())),
  /** What the piece's author says to it. */
  answer: v.optional(v.nullable(v.object({ text: v.string(), at: timeSchema }))),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/** A piece of the puzzle. */
export const contributionSchema = v.object({
  id: v.string(),
  clusterId: v.string(),
  layer: v.number(),
  content: v.string(),
  type: v.picklist(CONTRIBUTION_TYPES),
  evidenceId: v.nullable(v.string()),
  confidence: percentSchema,
  status: v.picklist(CONTRIBUTION_STATUSES),
  author: personSchema,
  /** `report`: filled in from a victim's report when the cluster was made. */
  origin: v.picklist(CONTRIBUTION_ORIGINS),
  hash: v.string(),
  createdAt: timeSchema,
  reviews: v.array(reviewSchema),
  /** Set when a moderator took its words from everybody; facts from before the rule do not have it. */
  moderation: v.optional(v.nullable(v.picklist(['hidden', 'redacted']))),
  /** When its author last changed it. */
  editedAt: v.optional(v.nullable(timeSchema)),
});
export type Contribution = v.InferOutput<typeof contributionSchema>;

export const activitySchema = v.object({
  id: v.string(),
  at: timeSchema,
  actor: v.nullable(v.string()),
  text: ownWords,
  layer: v.nullable(v.number()),
});

/** A piece somebody could review now. */
export const waitingPieceSchema = v.object({
  contribution: contributionSchema,
  clusterName: v.string(),
  layerVersion: v.number(),
  need: v.picklist(REVIEW_NEEDS),
});
export type WaitingPiece = v.InferOutput<typeof waitingPieceSchema>;

/** Everything the puzzle page opens with. */
export const puzzleSchema = v.object({
  clusterId: v.string(),
  clusterName: v.string(),
  scamType: v.string(),
  clusterChainId: v.string(),
  layers: v.array(puzzleLayerSchema),
  contributions: v.array(contributionSchema),
  claims: v.array(claimSchema),
  agents: v.array(v.object({ ...personSchema.entries, pieces: v.number(), confirmed: v.number() })),
  activity: v.array(activitySchema),
  completionRate: percentSchema,
  /** Why it matters: whom it hit, and what most of them name alike (its kind, never what it is). */
  stake: v.object({
    /** Different people who reported it. */
    people: v.number(),
    alike: v.nullable(v.object({ type: v.picklist(INDICATOR_TYPES), people: v.number() })),
  }),
  /** Contributions from the reader's own reports, which others must review. Sent to nobody else. */
  ownReportPieces: v.array(v.string()),
  /** The latest `seq` of the topic `puzzle:<clusterId>` that this answer contains. */
  seq: v.number(),
});
export type Puzzle = v.InferOutput<typeof puzzleSchema>;
