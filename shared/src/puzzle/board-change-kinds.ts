/** What happened to one card; a card that was moved and renamed is `changed`. */
export const CARD_CHANGES = ['added', 'moved', 'renamed', 'changed', 'removed'] as const;
export type CardChange = (typeof CARD_CHANGES)[number];
/** What happened to one line. */
export const LINE_CHANGES = ['added', 'changed', 'removed'] as const;
export type LineChange = (typeof LINE_CHANGES)[number];
