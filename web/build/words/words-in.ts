import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { readCatalogs } from '@fap/shared/words/read-catalogs.ts';
import { transform } from '@lingui/native-tools';
import type { Plugin } from 'vite';
import { MACROS } from '../../lingui.config.ts';
import { putWords } from './put-words.ts';

/** The language that a mode of the build names: `vite build --mode es`; the language of the sources for all others. */
export const languageOfMode = (mode: string): Language =>
  LANGUAGES.find((language) => language === mode) ?? DEFAULT_LANGUAGE;

/** The words of each message in a language, by the message's id; empty for the language of the sources. */
export const readWords = async (language: Language): Promise<Map<string, string>> =>
  new Map((await readCatalogs(language)).map(({ id, translation }) => [id, translation]));

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
