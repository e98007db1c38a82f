import { existsSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { findStaticFile, type StaticFile } from './static-file.ts';

/** The folders of the builds, one for each language: that of the default language holds the others. */
export interface WebBuilds {
  /** Where the pages of a language are; those of the default language where it was not built. */
  folderOf: (language: Language) => string;
  /** A file in this language, or else in another one: the names of scripts hold their hash, so a page in one language finds only its own. */
  findFile: (language: Language, path: string) => Promise<StaticFile | null>;
}

/** The builds below a folder. */
export function webBuilds(folder: string): WebBuilds {
  const folderOf = (language: Language) => {
    const own = `${folder}/${language}`;
    return language !== DEFAULT_LANGUAGE && existsSync(`${own}/index.html`) ? own : folder;
  };
  return {
    folderOf,
    async findFile(language, path) {
      // The folder of a language is no part of an address.
      if (LANGUAGES.some((one) => path.startsWith(`/${one}/`))) return null;
      for (const one of [language, ...LANGUAGES]) {
        const file = await findStaticFile(folderOf(one), path);
        if (file) return file;
      }
      return null;
    },
  };
}
