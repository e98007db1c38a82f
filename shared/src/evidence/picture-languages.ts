import { t } from '@fap/shared/kernel/words.ts';

/** Languages in which words of pictures can be recognised, by the code of their data (ISO 639-2/T). */
export const PICTURE_LANGUAGES = ['eng', 'spa', 'fra', 'deu', 'por'] as const;
export type PictureLanguage = (typeof PICTURE_LANGUAGES)[number];

/** The languages' names on screen. */
export const PICTURE_LANGUAGE_NAMES: Readonly<Record<PictureLanguage, string>> = {
  eng: t`English`,
  spa: t`Spanish`,
  fra: t`French`,
  deu: t`German`,
  por: t`Portuguese`,
};
