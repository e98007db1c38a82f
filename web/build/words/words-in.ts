import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { formatter } from '@lingui/format-po';
import { transform } from '@lingui/native-tools';
import type { Plugin } from 'vite';
import { MACROS } from '../../lingui.config.ts';
import { putWords } from './put-words.ts';

const CATALOGS = new URL('../../../shared/words/', import.meta.url);

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
 * Puts the words of one language in the places of the messages while the app is built: what is left are plain strings and elements, so a
 * page carries no catalog, no parser and no library for them. A message that is not translated keeps its English words; a test counts those.
 */
export function wordsIn(language: Language): Plugin {
  const words = readWords(language);
  const macros = [...MACROS.corePackage, ...MACROS.jsxPackage].join('|');
  return {
    name: 'words',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transform: {
      filter: { id: /\.tsx?$/u, code: new RegExp(`from ['"](?:${macros})['"]`, 'u') },
      async handler(code, id) {
        const { code: marked, map } = await transform(code, id.split('/').at(-1) ?? id, {
          macro: { ...MACROS, descriptorFields: 'message' },
        });
        return { code: putWords(marked, await words), map: map ?? null };
      },
    },
  };
}
