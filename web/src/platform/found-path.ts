import type { SearchResult } from '@fap/shared/search/contract.ts';
import { paths } from './paths.ts';

/** The page of something that was found; a person's is the newest piece they wrote. */
export function foundPath({ kind, id, clusterId, layer }: SearchResult): string {
  switch (kind) {
    case 'cluster':
      return paths.cluster(id);
    case 'piece':
      return paths.puzzle(clusterId ?? '', { layer: layer ?? undefined, piece: id });
    case 'comment':
      return paths.puzzle(clusterId ?? '', { comment: id });
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
