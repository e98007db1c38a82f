import type { Language } from '../kernel/languages.ts';

/** Languages with their regions that the product speaks, as BCP 47 tags, and what each is called. */
export const LOCALE_LABELS = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IE': 'English (Ireland)',
  'en-IN': 'English (India)',
  'en-NZ': 'English (New Zealand)',
  'en-ZA': 'English (South Africa)',
  'es-US': 'Español (Estados Unidos)',
  'es-MX': 'Español (México)',
  'es-ES': 'Español (España)',
  'es-AR': 'Español (Argentina)',
  'es-CL': 'Español (Chile)',
  'es-CO': 'Español (Colombia)',
  'es-PE': 'Español (Perú)',
} as const;
export type Locale = keyof typeof LOCALE_LABELS;
export const LOCALES = Object.keys(LOCALE_LABELS) as [Locale, ...Locale[]];
/** The locale of each language for whoever chose the language only. */
export const DEFAULT_LOCALES: Readonly<Record<Language, Locale>> = { en: 'en-US', es: 'es-US' };
/** The language of the specification's texts, for whoever chose none. */
export const DEFAULT_LOCALE: Locale = 'en-US';
