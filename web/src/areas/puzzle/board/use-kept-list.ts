import { useRef } from 'react';

/** The list of before for as long as its entries are the same objects, so that who gets it has nothing to do. */
export function useKeptList<Entry>(list: Entry[]): Entry[] {
  const kept = useRef(list);
  const before = kept.current;
  const isSame = before.length === list.length && before.every((entry, index) => entry === list[index]);
  if (!isSame) kept.current = list;
  return kept.current;
}
