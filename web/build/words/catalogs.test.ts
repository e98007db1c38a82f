import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRACTICE_MESSAGES } from '@fap/shared/education/lessons/practice-messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { extractMessagesFromFiles } from '@lingui/native-tools';
import { describe, expect, test } from 'vitest';
import { MACROS } from '../../lingui.config.ts';
import { readWords } from './words-in.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = '{web/src,shared/src,server/src}/**/*.{ts,tsx}';
const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.|\/testing\//u.test(file));
const { messages } = await extractMessagesFromFiles(
  files.map((file) => `${ROOT}${file}`),
  { macro: MACROS },
);
const sources = new Map(messages.map(({ id, message }) => [id, message ?? '']));

test('there are messages in each package', () => {
  for (const start of ['web/src', 'shared/src', 'server/src'])
    expect(messages.some(({ origin }) => origin?.filename.includes(start))).toBe(true);
});

describe.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))('%s', async (language) => {
  const words = await readWords(language);

  test('says every message of the code, and nothing else: npx pnpm words, then fill what is empty', () => {
    const missing = [...sources].flatMap(([id, message]) => (words.has(id) ? [] : [message]));
    expect(missing).toEqual([]);
    expect([...words.keys()].filter((id) => !sources.has(id))).toEqual([]);
  });

  test('keeps the values, elements and forms of each message', () => {
    const broken = [...words].flatMap(([id, translation]) => {
      const message = sources.get(id);
      return message === undefined || partsOf(message) === partsOf(translation)
        ? []
        : [`${message} → ${translation}`];
    });
    expect(broken).toEqual([]);
  });

  test('marks words in a practice message that are in it', () => {
    const say = (text: string) => words.get(generateMessageId(text)) ?? text;
    const lost = PRACTICE_MESSAGES.flatMap(({ id, text, marks }) =>
      marks.flatMap((mark) => (say(text).includes(say(mark.words)) ? [] : [`${id}: ${say(mark.words)}`])),
    );
    expect(lost).toEqual([]);
  });
});

/** What a message needs besides its words, in no order. */
function partsOf(message: string): string {
  const parts = new Set<string>();
  const gather = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/gu)) parts.add(tag);
        continue;
      }
      const [name, type, forms] = token;
      parts.add(`${name} ${type ?? ''}`);
      if (forms instanceof Object)
        for (const form of Object.values(forms)) if (Array.isArray(form)) gather(form as CompiledMessage);
    }
  };
  gather(compileMessageOrThrow(message));
  return [...parts].toSorted().join(', ');
}
