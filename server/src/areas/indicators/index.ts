export { indicatorId } from './indicator-id.ts';
export { parseKey, rarityOfUnknown } from './indicator-keys.ts';
export { MAY_BE_LISTED } from './list-indicators.ts';
export { lookupIndicators } from './lookup-indicators.ts';
export { collectRarities, lookupRarities } from './lookup-rarities.ts';
export type { MentionSource } from './mention-changes.ts';
export { recordMentions } from './record-mentions.ts';
export { recordNewMentions } from './record-new-mentions.ts';
