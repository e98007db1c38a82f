import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { COUNTRIES } from '@fap/shared/help/helplines.ts';
import { useEffect } from 'react';
import { keptAtom } from '../../../platform/kept-text.ts';
import { useAtom } from '../../../platform/store.ts';

const FALLBACK = 'US';

/** The country as it was known last, for a page that cannot load. */
const lastCountryAtom = keptAtom<string>('fap:elder-country', '', {
  parse: (text) => text,
  format: (code) => code,
});

const find = (code: string): CountryHelp | undefined => COUNTRIES.find((one) => one.code === code);

/** The emergency numbers of the elder's country: as saved, else as known last, else by the browser's language. They need no server. */
export function useHomeCountry(saved: string | undefined): CountryHelp {
  const [last, setLast] = useAtom(lastCountryAtom);
  useEffect(() => {
    if (saved !== undefined && saved !== last) setLast(saved);
  }, [saved, last, setLast]);
  const found = find(saved ?? last) ?? find(regionOf(navigator.language)) ?? find(FALLBACK);
  if (!found) throw new Error('the country of last resort has no numbers');
  return found;
}

const regionOf = (language: string): string => language.split('-')[1]?.toUpperCase() ?? '';
