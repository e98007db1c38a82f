import { parseSync, Visitor } from 'oxc-parser';

const WRITES = new Set(['insert', 'update', 'delete']);
const SCHEMA = /\/db\/schema\/([\w-]+)\.ts$/u;
const AREA = /^server\/src\/areas\/([^/]+)\//u;
const PLATFORM = /^server\/src\/platform\//u;

/**
 * Finds the places in a server file where an area writes a table of another. The schema file of an area defines the tables it
 * owns, and only the owner knows the invariants of their rows.
 */
export function findForeignWrites(path: string, text: string): string[] {
  const writer = AREA.exec(path)?.[1] ?? (PLATFORM.test(path) ? 'platform' : null);
  if (writer === null) return [];
  const { module, program } = parseSync(path, text);
  const owners = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const owner = SCHEMA.exec(moduleRequest.value)?.[1];
    if (owner) for (const { localName } of entries) owners.set(localName.value, owner);
  }
  const breaches: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!WRITES.has(callee.property.name) || table?.type !== 'Identifier') return;
      const owner = owners.get(table.name);
      if (owner === undefined || owner === writer) return;
      const line = text.slice(0, table.start).split('\n').length;
      breaches.push(
        `${path}:${line}: ${writer} writes \`${table.name}\`, which is ${owner}'s: call a verb of ${owner}`,
      );
    },
  }).visit(program);
  return breaches;
}
