/** What can name an indicator: a report, a piece of a puzzle, an exhibit, or a published warning. */
export const MENTION_SOURCES = ['report', 'piece', 'exhibit', 'entry'] as const;
export type MentionSourceKind = (typeof MENTION_SOURCES)[number];
