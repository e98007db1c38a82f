import { parseSync, Visitor } from 'oxc-parser';

/** Where `definePath` is: the one place that writes an address, and there only as its pattern. */
const BUILDER = 'definePath';
/** Attributes and properties that hold a link. */
const LINKS: ReadonlySet<string> = new Set(['href', 'to', 'path']);
/** Calls that lead somewhere. */
const LEADS = /^navigate$|\b(?:location\.(?:assign|replace)|history\.(?:push|replace)State)$/u;
/** What an address is compared with. */
const ADDRESS = /location|path/iu;

/**
 * Addresses that the web's code writes by hand, as `path:line: text`. A link comes from `paths`, whose pattern the router uses too: a
 * renamed screen then takes its links along, and parameters are encoded. A text that begins with a slash and a name is taken for an
 * address wherever it stands, also in a constant that is linked elsewhere; a slash alone only where a link is expected.
 * `/api/…` is no exception: `urlOf` builds those addresses from the call's own contract.
 */
export function literalLinks(path: string, text: string): string[] {
  if (!path.startsWith('web/src/')) return [];
  const found = new Map<number, string>();
  const lawful = new Set<number>();
  const sourceOf = ({ start, end }: Node) => text.slice(start, end);
  const note = (node: Node) => {
    const start = addressOf(node);
    if (start !== null && /^\/[\w:]/u.test(start)) found.set(node.start, start);
  };
  /** In the place of a link a slash alone is one, and so is a slash with a value behind it. */
  const expectLink = (node: Node | null | undefined) => {
    const start = node ? addressOf(node) : null;
    if (node && start !== null && /^\/(?!\/)/u.test(start)) found.set(node.start, start);
  };
  new Visitor({
    Literal: note,
    TemplateLiteral: note,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !LINKS.has(name.name)) return;
      expectLink(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && LINKS.has(key.name)) expectLink(value);
    },
    BinaryExpression({ operator, left, right }) {
      if (!/^[!=]==?$/u.test(operator)) return;
      if (ADDRESS.test(sourceOf(right))) expectLink(left);
      if (ADDRESS.test(sourceOf(left))) expectLink(right);
    },
    CallExpression({ callee, arguments: given }) {
      const called = sourceOf(callee);
      if (called === BUILDER && given[0]) lawful.add(given[0].start);
      if (LEADS.test(called)) for (const one of given) expectLink(one);
    },
  }).visit(parseSync(path, text).program);
  return [...found]
    .filter(([start]) => !lawful.has(start))
    .sort(([one], [other]) => one - other)
    .map(
      ([start, link]) =>
        `${path}:${text.slice(0, start).split('\n').length}: a link written by hand: ${link}`,
    );
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** The text that a literal begins with; null for everything else. */
function addressOf(node: Node): string | null {
  if (node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return null;
  const [first] = node.quasis as { value: { raw: string } }[];
  return first ? `${first.value.raw}${(node.quasis as unknown[]).length > 1 ? '…' : ''}` : null;
}
