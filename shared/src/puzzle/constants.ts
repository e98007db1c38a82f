import { t } from '@fap/shared/kernel/words.ts';

/** Minutes for which "I'm working on this layer" holds; renewed while its holder is active. */
export const CLAIM_MINUTES = 10;
/** How often an active holder's client renews the claim, in seconds. */
export const CLAIM_RENEW_SECONDS = 120;
/** Recent pieces listed at most on the puzzle page (specification, section 2). */
export const PIECE_LIST_LIMIT = 6;
/** Longest piece, in characters. */
export const CONTRIBUTION_MAX_LENGTH = 5_000;
/** Jaccard similarity of word shingles from which a contribution counts as a near-duplicate. */
export const NEAR_DUPLICATE_RATIO = 0.6;
export const CONTRIBUTION_TYPES = ['text', 'url', 'indicator', 'evidence'] as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];
/** Who brought a piece: an agent, or a victim's report when its cluster was made. */
export const CONTRIBUTION_ORIGINS = ['agent', 'report'] as const;
export type ContributionOrigin = (typeof CONTRIBUTION_ORIGINS)[number];
/** A claim can be taken over this long after its holder was asked and did not answer, in seconds. */
export const TAKEOVER_WAIT_SECONDS = 60;

/** How long after sending its author can change a piece, in milliseconds, as long as nobody has reviewed it. */
export const EDIT_WINDOW_MS = 10 * 60_000;

/** Whether everybody can read a piece: a moderator can hide it, and show it again, or redact it for good. */
export const MODERATION_STATES = ['shown', 'hidden', 'redacted'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/** How many people one piece or one note of a review can mention. */
export const MENTIONS_MAX = 10;

/** Where somebody can be mentioned. */
export const MENTION_PLACES = ['piece', 'review'] as const;
export type MentionPlace = (typeof MENTION_PLACES)[number];

/** Why somebody disputes a piece. */
export const DISPUTE_REASONS = [
  'not-in-source',
  'wrong',
  'other-layer',
  'said-before',
  'unchecked',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** The reasons as people read them. */
export const DISPUTE_REASON_LABELS: Record<DisputeReason, string> = {
  'not-in-source': t`The source doesn’t say this`,
  wrong: t`It’s wrong`,
  'other-layer': t`It belongs to another layer`,
  'said-before': t`Another piece says it already`,
  unchecked: t`Nobody can check it`,
  other: t`Something else`,
};

/** Longest answer of an author to a review. */
export const ANSWER_MAX_LENGTH = 1_000;

/** Why a piece is near the front of the pieces to review. */
/** More waiting pieces than these are neither counted nor ranked. */
export const WAITING_COUNTED = 500;
/** Waiting pieces listed at first. */
export const WAITING_SHOWN = 30;

export const REVIEW_NEEDS = ['one-more', 'critical', 'open'] as const;
export type ReviewNeed = (typeof REVIEW_NEEDS)[number];
