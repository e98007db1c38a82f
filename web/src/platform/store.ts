import { createStore } from 'jotai';

export type { Atom } from 'jotai';
export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

/** The one store of the app's atoms; code outside React reads and writes atoms through it. */
export const appStore = createStore();
