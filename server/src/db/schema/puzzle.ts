import { CONTRIBUTION_STATUSES, LAYER_STATUSES, VERDICTS } from '@fap/shared/puzzle/completion.ts';
import {
  CONTRIBUTION_ORIGINS,
  CONTRIBUTION_TYPES,
  DISPUTE_REASONS,
  MODERATION_STATES,
} from '@fap/shared/puzzle/constants.ts';
import type { HiddenPart } from '@fap/shared/puzzle/hidden-part.ts';
import { STANDINGS } from '@fap/shared/puzzle/standing.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';
import { indexesOf, searched } from './search-words.ts';

export const puzzleLayer = pgTable(
  'puzzle_layer',
  {
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    layer: integer('layer').notNull(),
    status: text('status', { enum: LAYER_STATUSES }).notNull().default('missing'),
    /** Optimistic lock: incremented by every decision. */
    version: integer('version').notNull().default(0),
    /** The leading contribution: the confirmed one, else the newest open one. */
    leadContributionId: text('lead_contribution_id'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clusterId, table.layer] }),
    check('puzzle_layer_number', sql`${table.layer} between 1 and 14`),
    check('puzzle_layer_status', oneOf(table.status, LAYER_STATUSES)),
  ],
);

export const contribution = pgTable(
  'contribution',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    layer: integer('layer').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => account.id),
    content: text('content').notNull(),
    type: text('type', { enum: CONTRIBUTION_TYPES }).notNull(),
    evidenceId: text('evidence_id'),
    confidence: real('confidence').notNull(),
    status: text('status', { enum: CONTRIBUTION_STATUSES }).notNull().default('pending'),
    origin: text('origin', { enum: CONTRIBUTION_ORIGINS }).notNull(),
    /** SHA-256 of the canonical contribution. */
    hash: text('hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request with the idempotency key; null without one. */
    payloadHash: text('payload_hash'),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    moderation: text('moderation', { enum: MODERATION_STATES }).notNull().default('shown'),
    /** The words of a hidden piece: \`content\` then says that it is hidden, so that no reader can forget to look. */
    hiddenContent: text('hidden_content'),
    /** Accounts that were told that its text mentions them: an edit tells only others. */
    mentions: text('mentions').array().notNull().default([]),
  },
  (table) => [
    unique('contribution_idempotency_key').on(table.authorId, table.idempotencyKey),
    index('contribution_cluster_idx').on(table.clusterId, table.layer, table.createdAt),
    // An account's newest piece is told beside its name.
    index('contribution_author_idx').on(table.authorId, table.createdAt),
    // For the pieces that wait for a review, oldest first.
    index('contribution_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending' and ${table.moderation} = 'shown'`),
    index('contribution_evidence_idx').on(table.evidenceId).where(sql`${table.evidenceId} is not null`),
    check('contribution_status', oneOf(table.status, CONTRIBUTION_STATUSES)),
    check('contribution_type', oneOf(table.type, CONTRIBUTION_TYPES)),
    check('contribution_moderation', oneOf(table.moderation, MODERATION_STATES)),
    check(
      'contribution_hidden_content',
      sql`(${table.moderation} = 'hidden') = (${table.hiddenContent} is not null)`,
    ),
    check('contribution_origin', oneOf(table.origin, CONTRIBUTION_ORIGINS)),
    ...indexesOf('contribution', searched(table.content)),
  ],
);

/** The words by which a piece is found. */
export const contributionSearch = searched(contribution.content);

export const contributionReview = pgTable(
  'contribution_review',
  {
    id: text('id').primaryKey(),
    contributionId: text('contribution_id')
      .notNull()
      .references(() => contribution.id, { onDelete: 'cascade' }),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => account.id),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    note: text('note').notNull(),
    /** Accounts that the note mentions. */
    mentions: text('mentions').array().notNull().default([]),
    /** Why it is disputed; null for confirmations and for reviews from before the list. */
    reason: text('reason', { enum: DISPUTE_REASONS }),
    /** The exhibit that speaks against the piece. */
    evidenceId: text('evidence_id'),
    decidesAlone: boolean('decides_alone').notNull(),
    /** What the reviewer's word was worth then; reviews older than the rule count as before. */
    standing: text('standing', { enum: STANDINGS }).notNull().default('trusted'),
    /** What it adds to the log-odds that the piece is right; of reviews older than the measure, as of somebody without a record. */
    weight: doublePrecision('weight').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('contribution_review_once').on(table.contributionId, table.reviewerId),
    // What somebody's word is worth, and how often it was that of analysts, is measured by their newest reviews.
    index('contribution_review_reviewer_idx').on(table.reviewerId, table.createdAt),
    check('contribution_review_reason', oneOf(table.reason, DISPUTE_REASONS)),
    check('contribution_review_verdict', oneOf(table.verdict, VERDICTS)),
    check('contribution_review_standing', oneOf(table.standing, STANDINGS)),
  ],
);

/** What a piece's author says to a review. */
export const reviewAnswer = pgTable('review_answer', {
  reviewId: text('review_id')
    .primaryKey()
    .references(() => contributionReview.id, { onDelete: 'cascade' }),
  authorId: text('author_id')
    .notNull()
    .references(() => account.id),
  text: text('text').notNull(),
  answeredAt: at('answered_at').notNull(),
});

/** "I'm working on this layer": an advisory lease, which does not lock. */
export const layerClaim = pgTable(
  'layer_claim',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    layer: integer('layer').notNull(),
    holderId: text('holder_id')
      .notNull()
      .references(() => account.id),
    claimedAt: at('claimed_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    takeoverRequestedBy: text('takeover_requested_by').references(() => account.id),
    takeoverRequestedAt: at('takeover_requested_at'),
  },
  (table) => [
    uniqueIndex('layer_claim_running').on(table.clusterId, table.layer).where(sql`ended_at is null`),
    index('layer_claim_expiry_idx').on(table.endedAt, table.expiresAt),
  ],
);

/** The text of a piece that was not sent yet, given to whoever works on the layer now. It goes when it is put away, or after a while. */
export const handedDraft = pgTable(
  'handed_draft',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    layer: integer('layer').notNull(),
    fromId: text('from_id')
      .notNull()
      .references(() => account.id),
    toId: text('to_id')
      .notNull()
      .references(() => account.id),
    content: text('content').notNull(),
    givenAt: at('given_at').notNull(),
  },
  (table) => [
    uniqueIndex('handed_draft_given').on(table.clusterId, table.layer, table.fromId, table.toId),
    index('handed_draft_to_idx').on(table.toId),
    index('handed_draft_age_idx').on(table.givenAt),
  ],
);

/** A card or passage that a moderator hid: its words are nowhere else until it is shown again. */
export const hiddenBoardPart = pgTable(
  'hidden_board_part',
  {
    /** As moderation names it; holds no words. */
    key: text('key').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    /** The card; null for a passage. */
    cardId: text('card_id'),
    part: jsonb('part').$type<HiddenPart>().notNull(),
    /** Null while the document is being changed, or when that ended halfway. */
    hiddenAt: at('hidden_at'),
  },
  (table) => [index('hidden_board_part_cluster_idx').on(table.clusterId)],
);
