/** Who wrote a text, as whoever handed it in says; `mixed` until they say more. */
export const TEXT_AUTHORS = ['other-side', 'reporter', 'mixed'] as const;
export type TextAuthor = (typeof TEXT_AUTHORS)[number];
