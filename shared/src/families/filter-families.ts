import { SCAM_TYPE_LABELS } from '../catalogue/scam-types.ts';
import { withFigures } from './build-families.ts';
import { keepBranches } from './cap-families.ts';
import type { ClusterFamilies, FamilyBranch, FamilyFilter, FamilyRoot } from './family-entities.ts';

/**
 * Filters branches of families; ancestors of a match stay, to show its place. A family whose name matches keeps all its
 * branches; one without a match is left out.
 */
export function filterFamilies<Shown extends Pick<ClusterFamilies, 'families' | 'crossLinks' | 'figures'>>(
  shown: Shown,
  filter: FamilyFilter,
  q: string,
): Shown {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  if (filter === 'all' && words.length === 0) return shown;
  const families = shown.families.flatMap((root) => filterRoot(root, filter, words));
  const kept = new Set(families.flatMap(({ branches }) => branches.map(({ id }) => id)));
  const crossLinks = shown.crossLinks.filter(({ source, target }) => kept.has(source) || kept.has(target));
  return withFigures({ ...shown, families, crossLinks });
}

function filterRoot(root: FamilyRoot, filter: FamilyFilter, words: readonly string[]): FamilyRoot[] {
  const isNamed = words.length > 0 && contains(`${root.name} ${root.description}`, words);
  const fitting = root.branches.filter(
    (branch) => FITS[filter](branch) && (isNamed || contains(textOf(branch), words)),
  );
  if (fitting.length === 0 && !(isNamed && filter === 'all')) return [];
  const byId = new Map(root.branches.map((branch) => [branch.id, branch]));
  const kept = new Set<string>();
  for (const branch of fitting)
    for (
      let next: FamilyBranch | undefined = branch;
      next && !kept.has(next.id);
      next = byId.get(next.parentId)
    )
      kept.add(next.id);
  return [{ ...keepBranches(root, kept), clusters: kept.size }];
}

const FITS: Record<FamilyFilter, (branch: FamilyBranch) => boolean> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  evolutionary: ({ isEvolutionary }) => isEvolutionary,
  dormant: ({ isActive }) => !isActive,
};

const textOf = ({ id, name, description, scamType, sharedDNA }: FamilyBranch): string =>
  `${id} ${name} ${description} ${SCAM_TYPE_LABELS[scamType]} ${sharedDNA.join(' ')}`;

function contains(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
