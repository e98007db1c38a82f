import { t } from '@fap/shared/kernel/words.ts';

/** Longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 2_000;

/** What people can talk about in a puzzle. */
export const COMMENT_TARGETS = ['piece', 'card', 'layer', 'notes'] as const;
export type CommentTargetKind = (typeof COMMENT_TARGETS)[number];

/** The things people talk about, as a comment's place is told. */
export const COMMENT_PLACES: Record<CommentTargetKind, string> = {
  piece: t`a piece`,
  card: t`a card`,
  layer: t`a layer`,
  notes: t`the notes`,
};

/** What somebody can say to a comment without words: a closed set, so that each has a name that can be read out. */
export const REACTIONS = ['agree', 'thanks', 'helpful', 'checking', 'unsure', 'careful'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The reactions as people read and hear them. */
export const REACTION_LABELS: Record<Reaction, string> = {
  agree: t`I agree`,
  thanks: t`Thank you`,
  helpful: t`This helps`,
  checking: t`I’m checking this`,
  unsure: t`I’m not sure`,
  careful: t`Careful`,
};

/** Longest link that is unfurled. */
export const LINK_MAX_LENGTH = 600;
