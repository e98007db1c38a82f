import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A source file with its text, by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Finds folders that import each other in a ring, with the imports that close it: such a folder cannot be understood, moved or
 * tested alone. Entry files of a folder (`index.ts`, composition roots, a web area's `public/`) count as nodes of their own,
 * because they import from inside on behalf of others.
 */
export function findFolderRings(sources: Sources): string[] {
  const imports = [...sources].flatMap(([from, text]) =>
    targetsOf(from, text, sources).map((to) => ({ from, to, room: folderOf(from), toRoom: folderOf(to) })),
  );
  const crossing = imports.filter(({ room, toRoom }) => room !== toRoom);
  const rings = stronglyConnected(crossing.map(({ room, toRoom }) => [room, toRoom]));
  return rings.map((ring) => {
    const inside = crossing.filter(({ room, toRoom }) => ring.has(room) && ring.has(toRoom));
    const lines = inside.map(({ from, to }) => `  ${from} imports ${to}`);
    return [`a ring of folders: ${[...ring].sort().join(', ')}`, ...lines].join('\n');
  });
}

const DOOR =
  /^(?:server|web)\/src\/[^/]+\.tsx?$|\/src\/areas\/[^/]+\/(?:area|routes|jobs|reactions)\.tsx?$|\/index\.ts$|\/public\//u;

const folderOf = (path: string): string => (DOOR.test(path) ? path : posix.dirname(path));

function targetsOf(from: string, text: string, sources: Sources): string[] {
  const { module } = parseSync(from, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return specifiers.flatMap((specifier) => resolve(from, specifier)).filter((path) => sources.has(path));
}

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(from), specifier)];
  return specifier.startsWith('@fap/shared/') ? [`shared/src/${specifier.slice('@fap/shared/'.length)}`] : [];
}

/** Tarjan's algorithm: the groups of more than one node that all reach each other. */
function stronglyConnected(edges: readonly (readonly [from: string, to: string])[]): Set<string>[] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const order = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const rings: Set<string>[] = [];
  const visit = (node: string): { low: number } => {
    const mine = { index: order.size, low: order.size };
    order.set(node, mine);
    stack.push(node);
    for (const [, to] of targets.get(node) ?? []) {
      const known = order.get(to);
      if (!known) mine.low = Math.min(mine.low, visit(to).low);
      else if (stack.includes(to)) mine.low = Math.min(mine.low, known.index);
    }
    if (mine.low === mine.index) {
      const ring = new Set(stack.splice(stack.indexOf(node)));
      if (ring.size > 1) rings.push(ring);
    }
    return mine;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return rings;
}
