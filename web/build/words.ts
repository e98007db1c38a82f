import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { transform } from '@lingui/native-tools';
import { type Plugin, parseAst } from 'vite';
import { MACROS } from '../lingui.config.ts';

const CATALOGS = new URL('../../shared/words/', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(`../src/platform/words/${path}`, import.meta.url));

/** The language that a mode of the build names: `vite build --mode es`; the language of the sources for all others. */
export const languageOfMode = (mode: string): Language =>
  LANGUAGES.find((language) => language === mode) ?? DEFAULT_LANGUAGE;

/** The words of each message in a language, by the message's id; empty for the language of the sources. */
export async function readWords(language: Language): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  if (language === DEFAULT_LANGUAGE) return words;
  const folder = new URL(`${language}/`, CATALOGS);
  const po = formatter();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
    const url = new URL(name, folder);
    const context = { locale: language, sourceLocale: DEFAULT_LANGUAGE, filename: fileURLToPath(url) };
    const catalog = await po.parse(readFileSync(url, 'utf8'), context);
    for (const [id, { translation }] of Object.entries(catalog)) if (translation) words.set(id, translation);
  }
  return words;
}

/**
 * Puts the words of one language in the places of the messages, while the app is built: a page carries neither a catalog nor a parser of
 * messages, and words without values become plain strings. A message that is not translated yet keeps its English words; a test counts them.
 */
export function wordsIn(language: Language): Plugin {
  const words = readWords(language);
  const macroNames = [...MACROS.corePackage, ...MACROS.jsxPackage];
  return {
    name: 'words',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transform: {
      filter: {
        id: /\.tsx?$/u,
        code: new RegExp(`from ['"](?:${macroNames.join('|')})['"]`, 'u'),
      },
      async handler(code, id) {
        const { code: marked, map } = await transform(code, id.split('/').at(-1) ?? id, {
          macro: {
            ...MACROS,
            descriptorFields: 'message',
            runtimeModules: { i18n: [at('i18n.ts'), 'i18n'], Trans: [at('trans.tsx'), 'Trans'] },
          },
        });
        return { code: putWords(marked, await words), map: map ?? null };
      },
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The code with the words of each message in place of its descriptor. */
function putWords(code: string, words: ReadonlyMap<string, string>): string {
  const edits: Edit[] = [];
  const visit = (node: Node, parent: Node | null) => {
    edits.push(...editsOf(node, parent, words));
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };
  visit(parseAst(code, { lang: 'jsx' }), null);
  let edited = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    // As many lines as before, so that the source map still fits.
    const lines = code.slice(start, end).split('\n').length - text.split('\n').length;
    edited += code.slice(at, start) + text + '\n'.repeat(Math.max(0, lines));
    at = end;
  }
  return edited + code.slice(at);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** `$_i18n._({ id, message, values })` and `<Trans_ {...{ id, message, values, components }} />`, as the macros leave them. */
function editsOf(node: Node, parent: Node | null, words: ReadonlyMap<string, string>): Edit[] {
  const descriptor = descriptorIn(node);
  if (!descriptor) return [];
  const { id, message, isPlain } = descriptor;
  const text = words.get(id.text) ?? message.text;
  const compiled = compileMessageOrThrow(text);
  const [only] = compiled;
  if (isPlain && compiled.length === 1 && typeof only === 'string') {
    const words = JSON.stringify(only);
    const isChild = node.type === 'JSXElement' && parent?.type.startsWith('JSX');
    return [{ start: node.start, end: node.end, text: isChild ? `{${words}}` : words }];
  }
  return [
    { start: id.start, end: id.end, text: '""' },
    { start: message.start, end: message.end, text: JSON.stringify(compiled) },
  ];
}

interface Place {
  start: number;
  end: number;
  text: string;
}
interface Descriptor {
  id: Place;
  message: Place;
  /** Without values and elements. */
  isPlain: boolean;
}

/** The descriptor that a call or an element carries; undefined for all other code. */
function descriptorIn(node: Node): Descriptor | undefined {
  const found = argumentOf(node as Call | Element);
  if (found?.type !== 'ObjectExpression') return undefined;
  const places = new Map(
    found.properties.map(({ key, value }) => [
      key?.name,
      { start: value?.start ?? 0, end: value?.end ?? 0, text: String(value?.value) },
    ]),
  );
  const [id, message] = [places.get('id'), places.get('message')];
  return id && message && { id, message, isPlain: places.size === 2 };
}

interface Properties extends Node {
  properties: readonly { key?: { name?: string }; value?: Node & { value?: unknown } }[];
}
interface Call extends Node {
  type: 'CallExpression';
  callee: { object?: { name?: string } };
  arguments: readonly Properties[];
}
interface Element extends Node {
  type: 'JSXElement';
  openingElement: { name: { name?: string }; attributes: readonly { argument?: Properties }[] };
}

/** The names that the macros give to what they import begin like this. */
const CALLED = /^\$_i18n/u;
const DRAWN = /^Trans_/u;

function argumentOf(node: Call | Element): Properties | undefined {
  if (node.type === 'CallExpression' && CALLED.test(node.callee.object?.name ?? '')) return node.arguments[0];
  if (node.type === 'JSXElement' && DRAWN.test(node.openingElement.name.name ?? ''))
    return node.openingElement.attributes[0]?.argument;
  return undefined;
}
