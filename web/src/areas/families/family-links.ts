import type {
  ClusterFamilies,
  CrossLink,
  FamilyBranch,
  FamilyRoot,
} from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';

/** A family or cluster by its id; null when it is not in the filtered families. */
export function findNode({ families }: ClusterFamilies, id: string): FamilyRoot | FamilyBranch | null {
  for (const root of families) {
    if (root.id === id) return root;
    const branch = root.branches.find((one) => one.id === id);
    if (branch) return branch;
  }
  return null;
}

/** The name of a family or cluster; its id when it is not in the filtered families. */
export const nameOf = (families: ClusterFamilies, id: string): string => findNode(families, id)?.name ?? id;

/** Cross-links of a cluster, or of all clusters of a family. */
export function linksOf({ crossLinks }: ClusterFamilies, node: FamilyRoot | FamilyBranch): CrossLink[] {
  const own = new Set('branches' in node ? node.branches.map(({ id }) => id) : [node.id]);
  return crossLinks.filter(({ source, target }) => own.has(source) || own.has(target));
}

/** The name at the other end of a link; for a family, the names at both ends. */
export function otherName(
  families: ClusterFamilies,
  { source, target }: CrossLink,
  node: FamilyRoot | FamilyBranch,
): string {
  if ('branches' in node) return t`${nameOf(families, source)} and ${nameOf(families, target)}`;
  return nameOf(families, source === node.id ? target : source);
}

/** The clusters of a family; a cluster is its own only one. */
export const branchesOf = (node: FamilyRoot | FamilyBranch): readonly FamilyBranch[] =>
  'branches' in node ? node.branches : [node];
