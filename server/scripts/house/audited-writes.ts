import { type CodeNode, type Deeds, deedsOf, readSource, type Source, walk } from './read-deeds.ts';

const AREAS = /^server\/src\/(?:areas|cli|demo)\//u;
/** Who starts a transaction: by call, or through the bus for each event. */
const STARTERS = new Set(['transact', 'defineReaction']);

/**
 * Transactions that write a table but in which nothing records an audit row, and writes past every transaction. What only some
 * paths through the code forget, `transact` itself refuses when it happens.
 */
export function unauditedWrites(texts: ReadonlyMap<string, string>): string[] {
  const server = [...texts].filter(([path]) => path.startsWith('server/src/'));
  const sources = new Map(server.map(([path, text]) => [path, readSource(path, text)]));
  return [...sources.values()]
    .filter(({ path }) => AREAS.test(path))
    .flatMap((source) => [...pastTransactions(source), ...withoutAudit(source, sources)]);
}

const lineOf = ({ text }: Source, node: CodeNode): number => text.slice(0, node.start).split('\n').length;

function* pastTransactions(source: Source): Iterable<string> {
  for (const { table, handle, node } of deedsOf(source, source.program).writes) {
    if (handle !== null && !handle.startsWith('tx'))
      yield `${source.path}:${lineOf(source, node)}: \`${table}\` is written past \`transact\``;
  }
}

function* withoutAudit(source: Source, sources: ReadonlyMap<string, Source>): Iterable<string> {
  const starts: CodeNode[] = [];
  walk(source.program, (node) => {
    if (node.type === 'CallExpression' && STARTERS.has(node.callee?.name ?? '')) starts.push(node);
  });
  for (const start of starts) {
    if (saysWhy(start)) continue;
    const { written, isAudited } = reach(source, start, sources);
    if (written.size === 0 || isAudited) continue;
    const tables = [...written].sort().map((table) => `\`${table}\``);
    yield `${source.path}:${lineOf(source, start)}: a write without an audit row (${tables.join(', ')}): record one, or say why as \`housekeeping\``;
  }
}

/** Whether its options name the reason why nobody has to answer for what it writes. */
function saysWhy(start: CodeNode): boolean {
  return (start.arguments ?? [])
    .flatMap(({ properties = [] }) => properties)
    .some(({ key }) => key?.name === 'housekeeping');
}

/** Everything that code does, with what it calls by name. */
function reach(source: Source, start: CodeNode, sources: ReadonlyMap<string, Source>) {
  const written = new Set<string>();
  let isAudited = false;
  const seen = new Set<Deeds>();
  const waiting: [Source, Deeds][] = [[source, deedsOf(source, start)]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [of, deeds] = next;
    if (seen.has(deeds)) continue;
    seen.add(deeds);
    isAudited ||= deeds.names.has('recordAudit');
    for (const { table } of deeds.writes) written.add(table);
    for (const name of deeds.names) {
      const found = STARTERS.has(name) ? null : find(of, name, sources);
      if (found) waiting.push(found);
    }
  }
  return { written, isAudited };
}

/** A function by the name it has in a file, through the doors of areas. */
function find(source: Source, name: string, sources: ReadonlyMap<string, Source>): [Source, Deeds] | null {
  const own = source.functions.get(name);
  if (own) return [source, own];
  const origin = source.origins.get(name);
  const from = origin && sources.get(origin.path);
  return from ? find(from, origin.name, sources) : null;
}
