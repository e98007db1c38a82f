import type { SearchKind } from '@fap/shared/search/contract.ts';
import { t } from '@lingui/core/macro';

/** What the kinds are called on screen. */
export const KIND_TITLES: Record<SearchKind, string> = {
  cluster: t`Clusters`,
  piece: t`Pieces`,
  comment: t`Comments`,
  report: t`My reports`,
  evidence: t`Evidence`,
  indicator: t`Indicators`,
  person: t`People`,
  content: t`Guides`,
};

/** Kinds whose titles everybody may read: only these are kept in the browser, which others may use. */
export const REMEMBERED: ReadonlySet<SearchKind> = new Set(['cluster', 'content']);
