import type { StepState } from '@fap/shared/custody/bag/bag-report.ts';
import { t } from '@lingui/core/macro';
import { get, make } from './dom.ts';

const WORDS: Readonly<Record<StepState, string>> = { holds: t`Holds`, open: t`Open`, fails: t`Wrong` };

/** The sign of a state, for the eye; the word beside it is for everybody. */
export const makeMark = (state: StepState): Node =>
  get(`mark-${state}`, HTMLTemplateElement).content.cloneNode(true);

/** The sign of a state with its word. */
export const makeWord = (state: StepState): HTMLElement =>
  make('span', { class: `word ${state}` }, makeMark(state), WORDS[state]);

/** The sign of a state with a word that only screen readers say. */
export const makeQuietMark = (state: StepState): HTMLElement =>
  make('span', {}, makeMark(state), make('span', { class: 'unseen' }, `${WORDS[state]}: `));
