import type { FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { describe, expect, it } from 'vitest';
import { layOutFamilies } from './lay-out-families.ts';
import { treeMove, treeRows } from './tree-rows.ts';

const branch = (id: string, parentId: string, generation: number, children: string[] = []): FamilyBranch => ({
  id,
  name: `Name of ${id}`,
  parentId,
  generation,
  children,
  description: '',
  scamType: 'romance',
  scammers: 1,
  variants: 1,
  connectionStrength: generation > 1 ? 0.5 : null,
  sharedDNA: [],
  migrationHistory: [],
  reports: 1,
  firstSeen: '2026-01-01',
  lastSeen: '2026-01-01',
  isActive: true,
  isEvolutionary: false,
});
const root = (id: string, children: string[], branches: FamilyBranch[]): FamilyRoot => ({
  id,
  name: id,
  description: '',
  generation: 0,
  parentId: null,
  children,
  totalScammers: 0,
  activeVariants: 0,
  firstSeen: null,
  lastMutation: null,
  evolutionScore: null,
  migrationPatterns: [],
  sharedAssets: { domains: 0, wallets: 0, personas: 0, scripts: 0 },
  mutationTriggers: [],
  lawEnforcementHeat: 'Low',
  why: {
    totalScammers: '',
    activeVariants: '',
    evolutionScore: '',
    sharedAssets: '',
    lawEnforcementHeat: '',
  },
  clusters: branches.length,
  branches,
});
const FAMILIES = [
  root(
    'romance',
    ['a', 'c'],
    [branch('a', 'romance', 1, ['b']), branch('b', 'a', 2), branch('c', 'romance', 1)],
  ),
  root('refund', [], []),
];
const idsOf = (expanded: string[]) => treeRows(FAMILIES, new Set(expanded)).map(({ id }) => id);

describe('the rows of the tree', () => {
  it('are those whose parents are expanded', () => {
    expect(idsOf([])).toEqual(['romance', 'refund']);
    expect(idsOf(['romance'])).toEqual(['romance', 'a', 'c', 'refund']);
    expect(idsOf(['romance', 'a'])).toEqual(['romance', 'a', 'b', 'c', 'refund']);
    expect(idsOf(['a'])).toEqual(['romance', 'refund']);
  });

  it('have their level and position', () => {
    const rows = treeRows(FAMILIES, new Set(['romance', 'a']));
    expect(
      rows.map(({ level, position, siblings, isExpanded }) => [level, position, siblings, isExpanded]),
    ).toEqual([
      [1, 1, 2, true],
      [2, 1, 2, true],
      [3, 1, 1, null],
      [2, 2, 2, null],
      [1, 2, 2, null],
    ]);
  });

  it('follow the keys of a tree', () => {
    const rows = treeRows(FAMILIES, new Set(['romance']));
    expect(treeMove(rows, 'romance', 'ArrowDown')).toEqual({ focus: 'a' });
    expect(treeMove(rows, 'romance', 'ArrowUp')).toBeNull();
    expect(treeMove(rows, 'a', 'ArrowRight')).toEqual({ toggle: 'a' });
    expect(treeMove(rows, 'romance', 'ArrowRight')).toEqual({ focus: 'a' });
    expect(treeMove(rows, 'romance', 'ArrowLeft')).toEqual({ toggle: 'romance' });
    expect(treeMove(rows, 'c', 'ArrowLeft')).toEqual({ focus: 'romance' });
    expect(treeMove(rows, 'c', 'End')).toEqual({ focus: 'refund' });
    expect(treeMove(rows, 'refund', 'Home')).toEqual({ focus: 'romance' });
    expect(treeMove(rows, 'refund', 'x')).toBeNull();
  });
});

describe('the graph', () => {
  it('draws related clusters by generation, counts the others, and overlaps none', () => {
    const link = {
      source: 'b',
      target: 'c',
      strength: 0.4,
      sharedElements: [],
      type: 'Parallel Development' as const,
    };
    const graph = layOutFamilies(FAMILIES, [link]);
    const places = graph.nodes.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(graph.nodes.length);
    expect(graph.nodes.map(({ id, rest }) => [id, rest])).toEqual([
      ['romance', 0],
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['refund', 0],
    ]);
    expect(graph.lines.map(({ kind }) => kind)).toEqual(['descent', 'descent', 'descent', 'cross']);
    expect(layOutFamilies(FAMILIES, []).nodes.map(({ id, rest }) => [id, rest])).toEqual([
      ['romance', 1],
      ['a', 0],
      ['b', 0],
      ['refund', 0],
    ]);
  });

  it('counts what the server left out too, and does not call it unrelated', () => {
    const [romance] = FAMILIES;
    if (!romance) throw new Error('no family');
    const [drawn] = layOutFamilies([{ ...romance, clusters: 500 }], []).nodes;
    expect(drawn).toMatchObject({ rest: 498, isRestUnrelated: false });
    expect(layOutFamilies([romance], []).nodes[0]).toMatchObject({ rest: 1, isRestUnrelated: true });
  });
});
