import { parseSync, Visitor } from 'oxc-parser';

/** The only function whose argument may be a literal address: the pattern of a path. */
const BUILDER = 'definePath';
/** Attributes and properties with a link as value. */
const LINKS: ReadonlySet<string> = new Set(['href', 'to', 'path']);
/** Calls that navigate. */
const LEADS = /^navigate$|\b(?:location\.(?:assign|replace)|history\.(?:push|replace)State)$/u;
/** Names of values that an address may be compared with. */
const ADDRESS = /location|path/iu;

/**
 * Finds literal addresses in the web's code, as `path:line: text`. Links must come from `paths`, whose patterns the router uses
 * too, so that a renamed screen keeps its links and parameters are encoded. A text that begins with a slash and a name counts as
 * an address anywhere, even in a constant; a single slash only where a link is expected. `/api/…` is no exception: `urlOf`
 * builds those addresses from the contract.
 */
export function findLiteralLinks(path: string, text: string): string[] {
  if (!path.startsWith('web/src/')) return [];
  const found = new Map<number, string>();
  const lawful = new Set<number>();
  const sourceOf = ({ start, end }: Node) => text.slice(start, end);
  const note = (node: Node) => {
    const start = addressOf(node);
    if (start !== null && /^\/[\w:]/u.test(start)) found.set(node.start, start);
  };
  /** Where a link is expected, a single slash is one too, also with a value after it. */
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

/** The beginning of a literal or template; null for other nodes. */
function addressOf(node: Node): string | null {
  if (node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return null;
  const [first] = node.quasis as { value: { raw: string } }[];
  return first ? `${first.value.raw}${(node.quasis as unknown[]).length > 1 ? '…' : ''}` : null;
}
