import type { SearchKind, SearchResult } from '@fap/shared/search/contract.ts';
import { paths } from '../../../platform/paths.ts';

/** What the kinds are called on screen. */
export const KIND_TITLES: Record<SearchKind, string> = {
  cluster: 'Clusters',
  piece: 'Pieces',
  report: 'My reports',
  evidence: 'Evidence',
  indicator: 'Indicators',
  person: 'People',
  content: 'Guides',
};

/** Kinds whose titles everybody may read: only these are kept in the browser, which others may use. */
export const REMEMBERED: ReadonlySet<SearchKind> = new Set(['cluster', 'content']);

/** The page of something that was found; a person's is the newest piece they wrote. */
export function linkOf({ kind, id, clusterId, layer }: SearchResult): string {
  switch (kind) {
    case 'cluster':
      return paths.cluster(id);
    case 'piece':
    case 'person':
      return paths.puzzle(clusterId ?? '', { layer: layer ?? undefined });
    case 'report':
      return paths.ownReport(id);
    case 'evidence':
      return paths.evidence(id);
    case 'indicator':
      return paths.indicator(id);
    case 'content':
      return paths.subtype(clusterId ?? '', id);
  }
}
