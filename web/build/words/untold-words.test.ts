import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Columns of a file that programs read, keys of the keyboard, what stands in the console, where drafts are kept, and the worker of all languages. */
const SAME_EVERYWHERE = /(?:playbook-csv|parse-fact|use-new-card|service-worker)\.ts$|keys-dialog\.tsx$/u;
const WEB = fileURLToPath(new URL('../../src/', import.meta.url));
const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter(
  (file) => !/\.test\.|testing\/|\.d\.ts$/u.test(file) && !SAME_EVERYWHERE.test(file),
);
/** Names that no language says otherwise, and states as the contract has them. */
const NAMES = new Set(
  ['ReconDogs', 'ClusterChain', 'Interpol', 'Bitcoin', 'Delete', 'Backspace'].concat(
    'Active',
    'Triggered',
    'Dormant',
  ),
);

/** A word that begins like one people read, or several words in a row. */
const LOOKS_TOLD = /^\p{Lu}\p{Ll}+(?:$|[ :,…])|^ ?\p{Ll}{2,} \p{Ll}{2,}|\p{Ll}{3,} \p{Ll}{2,} \p{Ll}{2,}/u;
const IS_CODE =
  /[=<>;{}[\]#_]|\b(?:px|rem|var|fap|flex|border|card|noreferrer|sans-serif)\b|^(?:Arrow|Control\+)/u;

/** Attributes whose value nobody reads. */
const UNREAD =
  /^(?:className|style|key|id|href|d|points|viewBox|transform|as|role|type|data-.*|aria-labelledby)$/u;
/** What a call gets that is no text. */
const CALLS =
  /(?:Error|cn|defineQuery|closest|querySelector|addEventListener|setAttribute|createElement|warn|error)$/u;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => {
  const { name, property } = (node ?? {}) as { name?: unknown; property?: unknown };
  return typeof name === 'string' ? name : property ? nameOf(property) : '';
};

/** The words of a piece of code that no macro says. */
function untold(node: Node, parent: Node | null, found: string[]): void {
  if (/^(?:Import|ExportAll|TS(?!As|NonNull|Satisfies))/u.test(node.type)) return;
  if (node.type === 'TaggedTemplateExpression' || isUnread(node, parent)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') note(node.value, found);
  if (node.type === 'TemplateLiteral')
    for (const { value } of node.quasis as { value: { cooked: string } }[]) note(value.cooked, found);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || (key === 'key' && node.type === 'Property' && !node.computed)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) untold(child, node, found);
  }
}

function note(text: string, found: string[]): void {
  if (LOOKS_TOLD.test(text) && !IS_CODE.test(text) && !NAMES.has(text)) found.push(text);
}

function isUnread(node: Node, parent: Node | null): boolean {
  if (node.type === 'JSXAttribute') return UNREAD.test(nameOf(node.name));
  if (node.type === 'JSXElement') return nameOf((node.openingElement as Node).name) === 'Plural';
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return /^(?:plural|t)$/u.test(nameOf(node.callee)) || (CALLS.test(nameOf(node.callee)) && !isShown(node));
  if (node.type === 'SwitchCase' || node.type === 'MemberExpression') return false;
  // Values that code compares, and those of a closed set: both are no words.
  if (node.type !== 'Literal') return false;
  return (
    parent?.type === 'BinaryExpression' ||
    parent?.type === 'MemberExpression' ||
    parent?.type === 'SwitchCase' ||
    parent?.type === 'TSAsExpression' ||
    (parent?.type === 'Property' &&
      /^(?:name)$/u.test(nameOf(parent.key)) &&
      /Screen$/u.test(String(node.value)))
  );
}

/** Names of values of a closed set: what the server says of a thing's state is a key, and no word of the page. */
const KEYS = /^(?:status|state|priority|severity|verdict|riskLevel)$/u;

/** Keys that are drawn, or put into a message, as they are. */
function shownKeys(node: Node, parent: Node | null, found: string[]): void {
  const drawn =
    node.type === 'JSXExpressionContainer' && /^JSX(?:Element|Fragment)$/u.test(parent?.type ?? '')
      ? [node.expression]
      : node.type === 'TaggedTemplateExpression'
        ? (node.quasi as { expressions: unknown[] }).expressions
        : [];
  for (const one of drawn) {
    const isPlain = isNode(one) && /^(?:Identifier|MemberExpression)$/u.test(one.type) && !one.computed;
    if (isPlain && KEYS.test(nameOf(one))) found.push(nameOf(one));
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) shownKeys(child, node, found);
}

/** Errors whose message stands on the page. */
const isShown = ({ callee }: Node): boolean => nameOf(callee) === 'CheckError';

/** What a search of each file's code finds, with the file. */
const search = (find: (code: Node, parent: null, found: string[]) => void): string[] =>
  files.flatMap((file) => {
    const found: string[] = [];
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    find(parseAst(readFileSync(`${WEB}${file}`, 'utf8'), { lang }) as unknown as Node, null, found);
    return found.map((text) => `${file}: ${text}`);
  });

test('every word that people read is said by a macro, so that the other languages have it', () => {
  expect(search(untold)).toEqual([]);
});

test('no state is shown by its key, which is English in every language', () => {
  expect(search(shownKeys)).toEqual([]);
});
