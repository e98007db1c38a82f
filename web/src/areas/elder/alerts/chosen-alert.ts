import { atom } from '../../../platform/store.ts';

/** The alert that is shown, and whether somebody asked for it: then it gets the focus. */
export interface ChosenAlert {
  alertId: string;
  isAskedFor: boolean;
}

/** It stays on screen until somebody goes on, so that no other alert slips under a finger; null until there is one. */
export const chosenAlertAtom = atom<ChosenAlert | null>(null);
