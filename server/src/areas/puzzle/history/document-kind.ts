/** What a document holds: a puzzle's board with rich notes, or plain text and nothing else. */
export type DocumentKind = 'board' | 'text';

/** The root of a document's words, whatever its kind: the history counts their characters there. */
export const WORDS_ROOT = 'notes';
