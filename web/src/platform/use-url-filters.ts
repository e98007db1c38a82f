import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** Filters kept in the URL, so that they survive a reload and can be shared as a link; '' means not set. */
export function useUrlFilters<Name extends string>(
  names: readonly Name[],
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(
    () => Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>,
    [names, search],
  );
  const change = useCallback(
    (part: Partial<Record<Name, string>>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | undefined>(part)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [filters, change];
}
