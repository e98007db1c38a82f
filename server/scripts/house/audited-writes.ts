import { type CodeNode, type Effects, findEffects, parseSource, type Source, walk } from './parse-source.ts';

const AREAS = /^server\/src\/(?:areas|cli|demo)\//u;
/** Functions that start a transaction: directly, or through the bus for each event. */
const STARTERS = new Set(['transact', 'defineReaction']);

/**
 * Finds transactions that write a table without any code that records an audit row, and writes outside of transactions. A
 * missing audit row on only some code paths is refused by `transact` at run time.
 */
export function findUnauditedWrites(texts: ReadonlyMap<string, string>): string[] {
  const server = [...texts].filter(([path]) => path.startsWith('server/src/'));
  const sources = new Map(server.map(([path, text]) => [path, parseSource(path, text)]));
  return [...sources.values()]
    .filter(({ path }) => AREAS.test(path))
    .flatMap((source) => [...findOutsideTransactions(source), ...findWithoutAudit(source, sources)]);
}

const lineOf = ({ text }: Source, node: CodeNode): number => text.slice(0, node.start).split('\n').length;

function* findOutsideTransactions(source: Source): Iterable<string> {
  for (const { table, handle, node } of findEffects(source, source.program).writes) {
    if (handle !== null && !handle.startsWith('tx'))
      yield `${source.path}:${lineOf(source, node)}: \`${table}\` is written past \`transact\``;
  }
}

function* findWithoutAudit(source: Source, sources: ReadonlyMap<string, Source>): Iterable<string> {
  const starts: CodeNode[] = [];
  walk(source.program, (node) => {
    if (node.type === 'CallExpression' && STARTERS.has(node.callee?.name ?? '')) starts.push(node);
  });
  for (const start of starts) {
    if (hasHousekeepingReason(start)) continue;
    const { written, isAudited } = collectEffects(source, start, sources);
    if (written.size === 0 || isAudited) continue;
    const tables = [...written].sort().map((table) => `\`${table}\``);
    yield `${source.path}:${lineOf(source, start)}: a write without an audit row (${tables.join(', ')}): record one, or say why as \`housekeeping\``;
  }
}

/** Whether its options give a housekeeping reason. */
function hasHousekeepingReason(start: CodeNode): boolean {
  return (start.arguments ?? [])
    .flatMap(({ properties = [] }) => properties)
    .some(({ key }) => key?.name === 'housekeeping');
}

/** The effects of code and of the functions it calls by name. */
function collectEffects(source: Source, start: CodeNode, sources: ReadonlyMap<string, Source>) {
  const written = new Set<string>();
  let isAudited = false;
  const seen = new Set<Effects>();
  const waiting: [Source, Effects][] = [[source, findEffects(source, start)]];
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

/** Resolves a function by its name in a file, through `index.ts` of areas. */
function find(source: Source, name: string, sources: ReadonlyMap<string, Source>): [Source, Effects] | null {
  const own = source.functions.get(name);
  if (own) return [source, own];
  const origin = source.origins.get(name);
  const from = origin && sources.get(origin.path);
  return from ? find(from, origin.name, sources) : null;
}
