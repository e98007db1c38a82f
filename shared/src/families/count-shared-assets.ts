import { isWeb } from './describe-values.ts';
import type { ClusterRelation } from './relate-clusters.ts';

/** How many domains, wallets and accounts, personas and scripts clusters have in common, each counted once. */
export function countSharedAssets(
  relations: readonly Pick<ClusterRelation, 'identifiers' | 'personas' | 'scripts'>[],
): { domains: number; wallets: number; personas: number; scripts: number } {
  const identifiers = new Set(relations.flatMap((relation) => relation.identifiers));
  const web = [...identifiers].filter(isWeb).length;
  return {
    domains: web,
    wallets: identifiers.size - web,
    personas: new Set(relations.flatMap(({ personas }) => personas)).size,
    scripts: relations.reduce((sum, { scripts }) => sum + Math.min(1, scripts.length), 0),
  };
}
