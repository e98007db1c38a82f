import type { SearchKind } from '@fap/shared/search/contract.ts';

/** What the kinds are called on screen. */
export const KIND_TITLES: Record<SearchKind, string> = {
  cluster: 'Clusters',
  piece: 'Pieces',
  comment: 'Comments',
  report: 'My reports',
  evidence: 'Evidence',
  indicator: 'Indicators',
  person: 'People',
  content: 'Guides',
};

/** Kinds whose titles everybody may read: only these are kept in the browser, which others may use. */
export const REMEMBERED: ReadonlySet<SearchKind> = new Set(['cluster', 'content']);
