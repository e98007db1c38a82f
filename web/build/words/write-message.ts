import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** What stands in a message besides its words, as source text. */
export interface Parts {
  values: ReadonlyMap<string, string>;
  /** The opening without its end, and the name of the element. */
  elements: ReadonlyMap<string, { opening: string; name: string }>;
}

type Token = CompiledMessage[number];

/** The forms of a plural or select token, in the order they were written, without the offset. */
const formsOf = (forms: Readonly<Record<string, unknown>>): [string, CompiledMessage][] =>
  Object.entries(forms)
    .filter(([name]) => name !== 'offset')
    .map(([name, tokens]) => [name, tokens as CompiledMessage]);

function sourceOf({ values }: Parts, name: string): string {
  const source = values.get(name);
  if (source === undefined) throw new Error(`a message has no value called ${name}`);
  return source;
}

/** What a token without words of its own becomes: an expression. */
function writeToken(token: Exclude<Token, string>, parts: Parts, write: typeof writeText): string {
  const [name, type, forms] = token;
  const value = sourceOf(parts, name);
  if (type === undefined) return value;
  if (type !== 'plural' && type !== 'select') throw new Error(`messages of the kind ${type} are not used`);
  const written = formsOf(forms as Readonly<Record<string, unknown>>)
    .map(([form, tokens]) => `${JSON.stringify(form)}: ${write(numbered(tokens, name), parts)}`)
    .join(', ');
  return `$formOf(${value}, { ${written} })`;
}

/** A form whose `#` is the number it counts. */
const numbered = (tokens: CompiledMessage, name: string): CompiledMessage =>
  tokens.map((token) => (token === '#' ? [name, COUNT] : token)) as CompiledMessage;
/** A kind of token of ours: the number of a plural, written out. */
const COUNT = 'count';

const isCount = (token: Token): token is [string, typeof COUNT] =>
  typeof token !== 'string' && token[1] === COUNT;

/** A message as the source of a string. */
export function writeText(tokens: CompiledMessage, parts: Parts): string {
  if (tokens.every((token) => typeof token === 'string')) return JSON.stringify(tokens.join(''));
  const written = tokens.map((token) => {
    if (typeof token === 'string') return token.replaceAll(/[`\\]|\$\{/gu, String.raw`\$&`);
    if (isCount(token)) return `\${$countWords(${sourceOf(parts, token[0])})}`;
    return `\${${writeToken(token, parts, writeText)}}`;
  });
  return `\`${written.join('')}\``;
}

/** A message as the source of elements and text; inside of an element they need no fragment around them. */
export function writeElements(tokens: CompiledMessage, parts: Parts, isInside: boolean): string {
  const content = tokens.map((token) => {
    if (typeof token === 'string') return writeTagged(token, parts);
    if (isCount(token)) return `{$countWords(${sourceOf(parts, token[0])})}`;
    return `{${writeToken(token, parts, (form) => writeElements(form, parts, false))}}`;
  });
  return isInside ? content.join('') : `<>${content.join('')}</>`;
}

const TAG = /<(\/?)(\w+)(\/?)>/gu;

/** Words with numbered tags, such as `Read <0>the docs</0>`; an element may begin in one token and end in another. */
function writeTagged(text: string, { elements }: Parts): string {
  let written = '';
  let at = 0;
  const say = (words: string) => {
    if (words !== '') written += `{${JSON.stringify(words)}}`;
  };
  for (const { 0: tag, 1: isClosing, 2: name = '', 3: isEmpty, index } of text.matchAll(TAG)) {
    const element = elements.get(name);
    if (!element) continue;
    say(text.slice(at, index));
    written += isClosing ? `</${element.name}>` : `${element.opening}${isEmpty ? ' />' : '>'}`;
    at = index + tag.length;
  }
  say(text.slice(at));
  return written;
}
