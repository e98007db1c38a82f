import { fileURLToPath } from 'node:url';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseAst } from 'vite';
import { type Parts, writeElements, writeText } from './write-message.ts';

const HELPERS = fileURLToPath(new URL('../../src/platform/plural.ts', import.meta.url));
/** Names that no file of ours uses. */
const IMPORTED = `import { formOf as $formOf, countWords as $countWords } from ${JSON.stringify(HELPERS)};`;

interface Node {
  type: string;
  start: number;
  end: number;
}

/** The code with the words of each message in place of its descriptor, as the macros of Lingui leave it. */
export function putWords(code: string, words: ReadonlyMap<string, string>): string {
  const written = writeNode(parseAst(code, { lang: 'jsx' }), code, words);
  const isHelped = written.includes('$formOf(') || written.includes('$countWords(');
  // On the first line, so that the source map still fits.
  return isHelped ? `${IMPORTED} ${written}` : written;
}

/** The source of a node with the messages inside it written out. */
function writeNode(node: Node, code: string, words: ReadonlyMap<string, string>, parent?: Node): string {
  if (isLibrary(node)) return '';
  const descriptor = descriptorIn(node);
  if (descriptor) return writeDescriptor(descriptor, node, parent, code, words);
  let written = '';
  let at = node.start;
  for (const child of childrenOf(node)) {
    if (child.start < at) continue;
    written += code.slice(at, child.start) + writeNode(child, code, words, node);
    at = child.end;
  }
  return written + code.slice(at, node.end);
}

/** The macros leave imports of the libraries that would look messages up; nothing of them is used. */
const isLibrary = (node: Node & { source?: { value?: unknown } }): boolean =>
  node.type === 'ImportDeclaration' && /^@lingui\/(?:core|react)$/u.test(String(node.source?.value));

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    // Of two that begin together, such as a name and its default, the longer one holds the other.
    .toSorted((one, other) => one.start - other.start || other.end - one.end);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function writeDescriptor(
  { id, message, values, elements }: Descriptor,
  node: Node,
  parent: Node | undefined,
  code: string,
  words: ReadonlyMap<string, string>,
): string {
  const parts: Parts = {
    values: new Map([...values].map(([name, value]) => [name, writeNode(value, code, words)])),
    elements: new Map(
      [...elements].map(([name, element]) => [name, elementParts(writeNode(element, code, words))]),
    ),
  };
  const tokens: CompiledMessage = compileMessageOrThrow(words.get(id) ?? message);
  const isInside = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  const written =
    node.type === 'JSXElement' ? writeElements(tokens, parts, isInside) : writeText(tokens, parts);
  // As many lines as before, for the source map.
  const lost = code.slice(node.start, node.end).split('\n').length - written.split('\n').length;
  return written + '\n'.repeat(Math.max(0, lost));
}

/** The beginning and the name of an element without content, such as `<a href="/">` and `a`. */
function elementParts(source: string): { opening: string; name: string } {
  const name = /^<([\w.]*)/u.exec(source)?.[1] ?? '';
  return { opening: source.replace(/\s*\/>$/u, ''), name };
}

interface Descriptor {
  id: string;
  message: string;
  values: ReadonlyMap<string, Node>;
  elements: ReadonlyMap<string, Node>;
}

interface Property {
  key?: { name?: string; value?: unknown };
  value?: ObjectNode & { value?: unknown };
}
interface ObjectNode extends Node {
  properties?: readonly Property[];
}
interface Call extends Node {
  callee?: { object?: { name?: string } };
  arguments?: readonly ObjectNode[];
}
interface Element extends Node {
  openingElement?: { name: { name?: string }; attributes: readonly { argument?: ObjectNode }[] };
}

/** `$_i18n._({ id, message, values })` and `<Trans_ {...{ id, message, values, components }} />`; undefined for all other code. */
function descriptorIn(node: Call & Element): Descriptor | undefined {
  const object = node.callee?.object?.name?.startsWith('$_i18n')
    ? node.arguments?.[0]
    : node.openingElement?.name.name?.startsWith('Trans_')
      ? node.openingElement.attributes[0]?.argument
      : undefined;
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = entriesOf(object);
  const text = (name: string) => String((found.get(name) as Property['value'])?.value ?? '');
  return {
    id: text('id'),
    message: text('message'),
    values: entriesOf(found.get('values')),
    elements: entriesOf(found.get('components')),
  };
}

const entriesOf = (object: ObjectNode | undefined): Map<string, Node> =>
  new Map(
    (object?.properties ?? []).flatMap(({ key, value }) =>
      value ? [[String(key?.name ?? key?.value), value] as const] : [],
    ),
  );
