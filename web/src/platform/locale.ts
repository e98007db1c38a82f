import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fap/shared/auth/locales.ts';
import { keptAtom } from './kept-text.ts';
import { appStore } from './store.ts';

/** The language and region of whoever signed in here last, kept in this browser for the time before sign-in. */
export const localeAtom = keptAtom<Locale>('fap:locale', DEFAULT_LOCALE, {
  parse: (text, initial) => LOCALES.find((locale) => locale === text) ?? initial,
  format: (locale) => locale,
});

/** Applies a choice of language and region. The app is drawn anew by whoever reads `localeAtom`. */
export function setLocale(locale: Locale): void {
  if (appStore.get(localeAtom) !== locale) appStore.set(localeAtom, locale);
  document.documentElement.lang = locale;
}

/** Formats dates and times in the chosen language and region. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (date: Date | number) => string } {
  const made = new Map<Locale, Intl.DateTimeFormat>();
  return {
    format(date) {
      const locale = appStore.get(localeAtom);
      // Made when first used: the first formatter of a page takes tens of milliseconds.
      const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, options);
      made.set(locale, known);
      return known.format(date);
    },
  };
}
