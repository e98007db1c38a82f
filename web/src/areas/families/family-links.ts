import type {
  ClusterFamilies,
  CrossLink,
  FamilyBranch,
  FamilyRoot,
} from '@fap/shared/families/family-entities.ts';

/** A family or cluster by its id; null when it is not among what is shown. */
export function findNode({ families }: ClusterFamilies, id: string): FamilyRoot | FamilyBranch | null {
  for (const root of families) {
    if (root.id === id) return root;
    const branch = root.branches.find((one) => one.id === id);
    if (branch) return branch;
  }
  return null;
}

/** The name of a family or cluster; its id where it is not among what is shown. */
export const nameOf = (families: ClusterFamilies, id: string): string => findNode(families, id)?.name ?? id;

/** Cross-links of a cluster, or of all clusters of a family. */
export function linksOf({ crossLinks }: ClusterFamilies, node: FamilyRoot | FamilyBranch): CrossLink[] {
  const own = new Set('branches' in node ? node.branches.map(({ id }) => id) : [node.id]);
  return crossLinks.filter(({ source, target }) => own.has(source) || own.has(target));
}

/** Whom a link leads to: for a cluster the other one, for a family both. */
export function otherName(
  families: ClusterFamilies,
  { source, target }: CrossLink,
  node: FamilyRoot | FamilyBranch,
): string {
  if ('branches' in node) return `${nameOf(families, source)} and ${nameOf(families, target)}`;
  return nameOf(families, source === node.id ? target : source);
}

/** The clusters that a timeline of a family or cluster is about. */
export const branchesOf = (node: FamilyRoot | FamilyBranch): readonly FamilyBranch[] =>
  'branches' in node ? node.branches : [node];
