/** Author of a text as stated by the reporter; default `mixed`. */
export const TEXT_AUTHORS = ['other-side', 'reporter', 'mixed'] as const;
export type TextAuthor = (typeof TEXT_AUTHORS)[number];
