import { createContext, useContext } from 'react';
import type { NavEntry } from '../platform/area.ts';
import { paths } from '../platform/paths.ts';

const NavEntries = createContext<readonly NavEntry[] | null>(null);

/** Hands the navigation of the areas to the frame of the page. */
export const NavEntriesProvider = NavEntries.Provider;

/** The entries of the navigation, in their order. */
export function useNavEntries(): readonly NavEntry[] {
  const entries = useContext(NavEntries);
  if (!entries) throw new Error('Navigation is shown inside NavEntriesProvider');
  return entries;
}

/** How many entries stand in the bar of a wide screen (specification, section 9). */
export const PRIMARY_COUNT = 6;

/** Whether an entry is the page shown; pages below it (`/clusters/…`) count too. */
export function isActiveEntry(path: string, location: string): boolean {
  if (path === paths.home.pattern) return location === path;
  return location === path || location.startsWith(`${path}/`);
}
