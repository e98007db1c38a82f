import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

const SCHEMA = /\/db\/schema\/[\w-]+\.ts$/u;
const CHANGES = new Set(['insert', 'update', 'delete']);
const WRITING_SQL = /\b(?:insert into|update|delete from)\s+$/iu;

/** A node of a syntax tree, with the fields used here. */
export interface CodeNode {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: CodeNode | null;
  init?: CodeNode | null;
  key?: CodeNode;
  callee?: CodeNode;
  object?: CodeNode;
  property?: CodeNode;
  properties?: CodeNode[];
  arguments?: CodeNode[];
  expressions?: CodeNode[];
  quasis?: { value: { raw: string } }[];
}

/** A write to a table, with its database handle such as `tx.db`; null for SQL as text. */
export interface Write {
  table: string;
  handle: string | null;
  node: CodeNode;
}

/** The table writes of a piece of code itself, and the names it uses. */
export interface Effects {
  writes: readonly Write[];
  names: ReadonlySet<string>;
}

export interface Source {
  path: string;
  text: string;
  program: CodeNode;
  tables: ReadonlySet<string>;
  /** Module and original name of each imported or re-exported name. */
  origins: ReadonlyMap<string, { path: string; name: string }>;
  functions: ReadonlyMap<string, Effects>;
}

/** Parses a file into its functions with the effects of each. */
export function parseSource(path: string, text: string): Source {
  const { module, program } = parseSync(path, text);
  const tables = new Set<string>();
  const origins = new Map<string, { path: string; name: string }>();
  const from = (request: string, local: string, name: string) => {
    if (SCHEMA.test(request)) tables.add(local);
    else if (request.startsWith('.')) origins.set(local, { path: join(dirname(path), request), name });
  };
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      from(moduleRequest.value, localName.value, importName.name ?? localName.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries)
      if (moduleRequest && exportName.name)
        from(moduleRequest.value, exportName.name, importName.name ?? exportName.name);
  const functions = new Map<string, Effects>();
  const source = { path, text, program: program as unknown as CodeNode, tables, origins, functions };
  walk(source.program, ({ type, id, init, ...node }) => {
    if (type === 'FunctionDeclaration' && id?.name)
      functions.set(id.name, findEffects(source, { type, ...node } as CodeNode));
    if (type === 'VariableDeclarator' && id?.name && init) functions.set(id.name, findEffects(source, init));
  });
  return source;
}

/** Finds the effects of the code under a node. */
export function findEffects({ text, tables }: Pick<Source, 'text' | 'tables'>, under: CodeNode): Effects {
  const writes: Write[] = [];
  const names = new Set<string>();
  walk(under, (node) => {
    if (node.type === 'Identifier' && node.name) names.add(node.name);
    if (node.type === 'CallExpression' && CHANGES.has(node.callee?.property?.name ?? '')) {
      const [table] = node.arguments ?? [];
      const handle = node.callee?.object;
      if (handle && table?.name && tables.has(table.name))
        writes.push({ table: table.name, handle: text.slice(handle.start, handle.end), node: table });
    }
    if (node.type === 'TemplateLiteral')
      for (const [index, table] of (node.expressions ?? []).entries())
        if (tables.has(table.name ?? '') && WRITING_SQL.test(node.quasis?.[index]?.value.raw ?? ''))
          writes.push({ table: table.name ?? '', handle: null, node: table });
  });
  return { writes, names };
}

/** Visits a node and all its descendants. */
export function walk(node: CodeNode, visit: (node: CodeNode) => void): void {
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const one of child) if (one && typeof one === 'object') walk(one as CodeNode, visit);
    } else if (child && typeof child === 'object') walk(child as CodeNode, visit);
  }
}
