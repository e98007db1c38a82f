import { createContext, useContext } from 'react';
import type { NavEntry } from '../platform/area.ts';
import { paths } from '../platform/paths.ts';

const NavEntries = createContext<readonly NavEntry[] | null>(null);

/** Provides the areas' navigation entries to the shell. */
export const NavEntriesProvider = NavEntries.Provider;

/** The navigation entries, in order. */
export function useNavEntries(): readonly NavEntry[] {
  const entries = useContext(NavEntries);
  if (!entries) throw new Error('Navigation is shown inside NavEntriesProvider');
  return entries;
}

/** Number of entries in the bar of a wide screen (specification, section 9). */
export const PRIMARY_COUNT = 6;

/** Whether an entry is the current page or one above it (`/clusters/…`). */
export function isActiveEntry(path: string, location: string): boolean {
  if (path === paths.home.pattern) return location === path;
  return location === path || location.startsWith(`${path}/`);
}
