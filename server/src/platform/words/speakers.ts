import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { type Speaker, spokenBy } from '@fap/shared/kernel/words.ts';
import { readCatalogs } from '@fap/shared/words/read-catalogs.ts';
import { catalogSpeaker } from './catalog-speaker.ts';

const speakers = new Map<Language, Speaker>();
for (const language of LANGUAGES)
  if (language !== DEFAULT_LANGUAGE)
    speakers.set(language, catalogSpeaker(language, DEFAULT_LOCALES[language], await readCatalogs(language)));

/** What work says in a language; the work may not wait for anything. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  const speaker = speakers.get(language);
  return speaker ? spokenBy(speaker, work) : work();
}

/** A text that the product said in English, in another language; as it is where the catalogs do not have it. */
export const sayKnown = (language: Language, text: string): string =>
  speakers.get(language)?.known(text) ?? text;
