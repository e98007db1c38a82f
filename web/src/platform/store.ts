import { createStore } from 'jotai';

export type { Atom } from 'jotai';
export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

/** The app's only Jotai store; code outside React gets and sets atoms through it. */
export const appStore = createStore();
