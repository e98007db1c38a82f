import type { SearchResult } from '@fap/shared/search/contract.ts';

/** Something to choose in the search. */
export interface Option {
  /** Unique among all that are shown. */
  id: string;
  title: string;
  detail: string;
  /** What choosing it does besides closing the search. */
  choose: () => void;
  /** Where it leads, for those that are remembered; private things and actions are not. */
  href?: string;
  /** What the server found, for the face before its title. */
  found?: SearchResult;
}

export interface OptionGroup {
  title: string;
  options: Option[];
}
