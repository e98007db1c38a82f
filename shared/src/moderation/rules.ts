import { t } from '@fap/shared/kernel/words.ts';

/** What somebody can report to moderators. */
export const FLAG_KINDS = ['piece', 'comment', 'card', 'notes', 'name'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** Why something is reported. */
export const FLAG_REASONS = ['personal-data', 'abuse', 'spam', 'wrong', 'dangerous', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The reasons as people choose them. */
export const FLAG_REASON_LABELS: Record<FlagReason, string> = {
  'personal-data': t`It has somebody’s personal data`,
  abuse: t`It insults or threatens somebody`,
  spam: t`It’s advertising or nonsense`,
  wrong: t`It accuses somebody wrongly`,
  dangerous: t`It could put somebody in danger`,
  other: t`Something else`,
};

/** What a moderator can decide; not everything fits every kind. */
export const DECISIONS = ['leave', 'hide', 'show', 'redact', 'rename'] as const;
export type ModerationDecision = (typeof DECISIONS)[number];

/** The decisions that fit a kind. */
export const DECISIONS_OF: Record<FlagKind, readonly ModerationDecision[]> = {
  piece: ['leave', 'hide', 'show', 'redact'],
  comment: ['leave', 'hide', 'show', 'redact'],
  card: ['leave', 'hide', 'show', 'redact'],
  notes: ['leave', 'hide', 'show', 'redact'],
  name: ['leave', 'rename'],
};

/** Longest passage that can be quoted from the notes. */
export const PASSAGE_MAX_LENGTH = 1_000;
