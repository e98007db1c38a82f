import type { ClusterFamilies, FamilyBranch, FamilyRoot } from './family-entities.ts';

/** Cross-links in an answer, the strongest first. */
export const MAX_CROSS_LINKS = 1_000;

export interface FamilyCap {
  /** Branches of each family, at most. */
  limit: number;
  /** A cluster that is shown in any case, with its ancestors: the one that a link names. */
  include?: string | undefined;
}

/**
 * Cuts families to what one answer can carry: of each at most `limit` branches with all their ancestors, those with
 * relatives and the latest reports first. Figures and `clusters` still count all of them.
 */
export function capFamilies<Shown extends Pick<ClusterFamilies, 'families' | 'crossLinks'>>(
  shown: Shown,
  { limit, include }: FamilyCap,
): Shown {
  const families = shown.families.map((root) => capRoot(root, limit, include));
  const kept = new Set(families.flatMap(({ branches }) => branches.map(({ id }) => id)));
  const crossLinks = shown.crossLinks
    .filter(({ source, target }) => kept.has(source) || kept.has(target))
    .slice(0, MAX_CROSS_LINKS);
  return { ...shown, families, crossLinks };
}

function capRoot(root: FamilyRoot, limit: number, include: string | undefined): FamilyRoot {
  if (root.branches.length <= limit) return root;
  const byId = new Map(root.branches.map((branch) => [branch.id, branch]));
  const kept = new Set<string>();
  const keep = (branch: FamilyBranch, room: number) => {
    const line: string[] = [];
    for (
      let next: FamilyBranch | undefined = branch;
      next && !kept.has(next.id);
      next = byId.get(next.parentId)
    )
      line.push(next.id);
    if (kept.size + line.length <= room) for (const id of line) kept.add(id);
  };
  const included = include === undefined ? undefined : byId.get(include);
  if (included) keep(included, Number.POSITIVE_INFINITY);
  for (const branch of root.branches.toSorted(byRelevance)) keep(branch, limit);
  return keepBranches(root, kept);
}

/** A family with only some of its branches; children that are left out are named no more. */
export function keepBranches(root: FamilyRoot, kept: ReadonlySet<string>): FamilyRoot {
  const keep = (ids: readonly string[]) => ids.filter((id) => kept.has(id));
  return {
    ...root,
    children: keep(root.children),
    branches: root.branches
      .filter(({ id }) => kept.has(id))
      .map((branch) => ({ ...branch, children: keep(branch.children) })),
  };
}

const hasRelatives = ({ generation, children }: FamilyBranch): boolean =>
  generation > 1 || children.length > 0;

const byRelevance = (a: FamilyBranch, b: FamilyBranch): number =>
  Number(hasRelatives(b)) - Number(hasRelatives(a)) ||
  (a.lastSeen === b.lastSeen ? 0 : a.lastSeen < b.lastSeen ? 1 : -1);
