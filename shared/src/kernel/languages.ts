/** Languages of the product, and what each calls itself. English texts are the specification's. */
export const LANGUAGE_LABELS = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGE_LABELS;
export const LANGUAGES = Object.keys(LANGUAGE_LABELS) as [Language, ...Language[]];
/** The language of the source texts, for whoever chose none and whose browser asks for none we know. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language of a BCP 47 tag such as `es-MX`; undefined for one the product does not speak. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
