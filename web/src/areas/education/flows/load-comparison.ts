import { loadOnce } from '../../../platform/load-later.ts';

const ATTEMPTS = 3;

/** Loads what compares a script with the flows; a screen that nobody compares on does without it. */
export const loadComparison = loadOnce(
  () => import('@fap/shared/education/flows/match/match-script.ts'),
  ATTEMPTS,
);
