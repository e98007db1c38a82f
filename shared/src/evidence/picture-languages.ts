/** Languages in which words of pictures can be recognised, by the code of their data (ISO 639-2/T). */
export const PICTURE_LANGUAGES = ['eng', 'spa', 'fra', 'deu', 'por'] as const;
export type PictureLanguage = (typeof PICTURE_LANGUAGES)[number];

/** The languages' names on screen. */
export const PICTURE_LANGUAGE_NAMES: Readonly<Record<PictureLanguage, string>> = {
  eng: 'English',
  spa: 'Spanish',
  fra: 'French',
  deu: 'German',
  por: 'Portuguese',
};
