import { DEFAULT_LOCALES, LOCALES, type Locale } from '@fap/shared/auth/locales.ts';
import { languageOf } from '@fap/shared/kernel/languages.ts';
import { keptAtom } from './kept-text.ts';
import { LANGUAGE } from './language.ts';
import { appStore } from './store.ts';

/** The language and region of whoever signed in here last, kept in this browser for the time before sign-in. */
export const localeAtom = keptAtom<Locale>('fap:locale', DEFAULT_LOCALES[LANGUAGE], {
  parse: (text, initial) => LOCALES.find((locale) => locale === text) ?? initial,
  format: (locale) => locale,
});

/** Applies a choice of language and region. The app is drawn anew by whoever reads `localeAtom`. */
export function setLocale(locale: Locale): void {
  if (appStore.get(localeAtom) !== locale) appStore.set(localeAtom, locale);
  tellLocale(locale);
}

/** Tells screen readers and the like which language and region the page is in. */
export function tellLocale(locale: Locale): void {
  document.documentElement.lang = spoken(locale);
}

/** The locale that formats dates, numbers and amounts: the chosen one, if this page speaks its language. */
export const formatLocale = (): Locale => spoken(appStore.get(localeAtom));

const spoken = (locale: Locale): Locale =>
  languageOf(locale) === LANGUAGE ? locale : DEFAULT_LOCALES[LANGUAGE];

/** Makes a formatter for each locale when it is first used: the first one of a page takes tens of milliseconds. */
export function byLocale<Formatter>(make: (locale: Locale) => Formatter): () => Formatter {
  const made = new Map<Locale, Formatter>();
  return () => {
    const locale = formatLocale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Formats dates and times in the chosen language and region. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (date: Date | number) => string } {
  const formatter = byLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return { format: (date) => formatter().format(date) };
}

const plain = byLocale((locale) => new Intl.NumberFormat(locale));

/** A number as the chosen language and region write it. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  (options ? new Intl.NumberFormat(formatLocale(), options) : plain()).format(value);

const tenths = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A number with one decimal, as the chosen language and region write it. */
export const formatTenths = (value: number): string => tenths().format(value);
