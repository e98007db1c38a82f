import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@fap/shared/kernel/languages.ts';
import { LANGUAGE } from './language.ts';

/** A language that this page is not in. */
export interface OtherLanguage {
  language: Language;
  /** What it calls itself. */
  label: string;
}

/** The languages one can change to from here. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.filter(
  (language) => language !== LANGUAGE,
).map((language) => ({ language, label: LANGUAGE_LABELS[language] }));

/** The address of this page in another language; it works without scripts, and the browser remembers the choice. */
export const languageAddress = (path: string, language: Language): string => `${path}?language=${language}`;
