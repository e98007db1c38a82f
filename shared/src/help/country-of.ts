import { COUNTRIES } from './helplines.ts';

/** The country of a language tag, such as `en-GB`, whose helplines we know; the United States for others. */
export const countryOf = (language: string): string =>
  COUNTRIES.find(({ code }) => language.toUpperCase().endsWith(`-${code}`))?.code ?? 'US';
