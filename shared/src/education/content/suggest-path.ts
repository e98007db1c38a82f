import type { ContentKind } from './proposal-rules.ts';

/** Where somebody with an account suggests a better text for an entry: a screen of the app. */
export const suggestPath = (kind: ContentKind, entryId: string): string =>
  `/content/${kind}/${encodeURIComponent(entryId)}`;
