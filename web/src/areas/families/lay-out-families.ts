import type { CrossLink, FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';

/** Distances in units of the drawing. */
export const COLUMN = 244;
export const ROW = 52;
export const NODE_WIDTH = 208;
export const NODE_HEIGHT = 38;

/** A drawn family or cluster; x and y are the middle of its left side. */
export interface GraphNode {
  id: string;
  name: string;
  x: number;
  y: number;
  isRoot: boolean;
  isActive: boolean;
  isEvolutionary: boolean;
  /** Clusters of a family that are counted, not drawn. */
  rest: number;
  /** None of them has a known relative; false where the server left some out. */
  isRestUnrelated: boolean;
}

export interface GraphLine {
  id: string;
  from: string;
  to: string;
  kind: 'descent' | 'cross';
  /** 0–1; null for a cluster that is in the family only by its type. */
  strength: number | null;
}

export interface FamilyGraphLayout {
  nodes: GraphNode[];
  lines: GraphLine[];
}

/** Lays out families as trees one below the other, growing to the right with a column for each generation. */
export function layOutFamilies(
  families: readonly FamilyRoot[],
  crossLinks: readonly CrossLink[],
): FamilyGraphLayout {
  const linked = new Set(crossLinks.flatMap(({ source, target }) => [source, target]));
  const nodes: GraphNode[] = [];
  const lines: GraphLine[] = [];
  let row = 0;
  for (const root of families) {
    const byId = new Map(root.branches.map((branch) => [branch.id, branch]));
    const isDrawn = ({ id, generation, children }: FamilyBranch) =>
      generation > 1 || children.length > 0 || linked.has(id);
    const place = (node: FamilyRoot | FamilyBranch): number => {
      const index = nodes.length;
      const isRoot = node.parentId === null;
      const drawn: GraphNode = {
        id: node.id,
        name: node.name,
        x: node.generation * COLUMN,
        y: 0,
        isRoot,
        isActive: 'isActive' in node ? node.isActive : node.activeVariants > 0,
        isEvolutionary: 'isEvolutionary' in node && node.isEvolutionary,
        rest: isRoot ? root.clusters - root.branches.filter(isDrawn).length : 0,
        isRestUnrelated: root.clusters === root.branches.length,
      };
      nodes.push(drawn);
      const children = node.children.flatMap((id) => byId.get(id) ?? []).filter(isDrawn);
      const heights = children.map((child) => {
        const { connectionStrength: strength } = child;
        lines.push({ id: `${node.id} ${child.id}`, from: node.id, to: child.id, kind: 'descent', strength });
        return place(child);
      });
      if (heights.length === 0) row += 1;
      const y = heights.length === 0 ? row * ROW : ((heights[0] ?? 0) + (heights.at(-1) ?? 0)) / 2;
      nodes[index] = { ...drawn, y };
      return y;
    };
    place(root);
    row += 0.5;
  }
  const drawn = new Set(nodes.map(({ id }) => id));
  for (const { source, target, strength } of crossLinks)
    if (drawn.has(source) && drawn.has(target))
      lines.push({ id: `${source} ${target} cross`, from: source, to: target, kind: 'cross', strength });
  return { nodes, lines };
}
