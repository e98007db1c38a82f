import type { CountryHelp } from './country-help.ts';
import { EUROPE } from './helplines-europe.ts';
import { WORLD } from './helplines-world.ts';

/** Helplines by country, in the order of the list on screen. Configuration data: who runs an installation edits these files. */
export const COUNTRIES: readonly CountryHelp[] = [...WORLD, ...EUROPE].toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

/** The number as a `tel:` address. */
export const dialAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
