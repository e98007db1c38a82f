import type { FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';

/** A visible row of the tree. */
export interface TreeRow {
  id: string;
  parentId: string | null;
  level: number;
  /** Position among the siblings, from 1; `siblings` is their number. */
  position: number;
  siblings: number;
  /** Null when it has no children. */
  isExpanded: boolean | null;
  node: FamilyRoot | FamilyBranch;
}

/** The visible rows of the tree, from top to bottom. */
export function treeRows(families: readonly FamilyRoot[], expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (
    node: FamilyRoot | FamilyBranch,
    branches: ReadonlyMap<string, FamilyBranch>,
    place: Pick<TreeRow, 'parentId' | 'level' | 'position' | 'siblings'>,
  ) => {
    const isExpanded = node.children.length > 0 ? expanded.has(node.id) : null;
    rows.push({ ...place, id: node.id, isExpanded, node });
    if (!isExpanded) return;
    const children = node.children.flatMap((id) => branches.get(id) ?? []);
    for (const [index, child] of children.entries())
      add(child, branches, {
        parentId: node.id,
        level: place.level + 1,
        position: index + 1,
        siblings: children.length,
      });
  };
  for (const [index, root] of families.entries())
    add(root, new Map(root.branches.map((branch) => [branch.id, branch])), {
      parentId: null,
      level: 1,
      position: index + 1,
      siblings: families.length,
    });
  return rows;
}

/** The effect of a key (WAI-ARIA tree pattern): focus another row, expand or collapse a row, or nothing. */
export type TreeMove = { focus: string } | { toggle: string } | null;

/** The effect of a key on a row. */
export function treeMove(rows: readonly TreeRow[], id: string, key: string): TreeMove {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) return null;
  const focus = (to: TreeRow | undefined): TreeMove => (to ? { focus: to.id } : null);
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (row.isExpanded === false) return { toggle: id };
      return row.isExpanded ? focus(rows[index + 1]) : null;
    case 'ArrowLeft':
      if (row.isExpanded) return { toggle: id };
      return row.parentId ? { focus: row.parentId } : null;
    default:
      return null;
  }
}
