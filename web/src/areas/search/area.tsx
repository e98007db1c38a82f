import { defineWebArea } from '../../platform/area.ts';
import { SearchButton } from './search-button.tsx';

/** Finding everything: the search, and the keys. */
export const search = defineWebArea({ name: 'search', HeaderPart: SearchButton });
