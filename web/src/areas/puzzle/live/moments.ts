import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { appStore, atom } from '../../../platform/store.ts';
import type { PuzzleFact } from './realtime.ts';

/** Something all people on a puzzle should see when it happens. */
export interface Moment {
  id: string;
  clusterId: string;
  /** The completed layer. */
  layer: number;
  /** Whose piece carries it; null for a piece from a report. */
  by: string | null;
  /** It was the last one that was missing. */
  isLast: boolean;
}

/** The latest moment of the open puzzle. */
export const momentAtom = atom<Moment | null>(null);

/** How long a moment is shown, in milliseconds. */
export const MOMENT_MS = 8_000;

/** The moment a fact makes: a layer that was not complete is complete now; null for everything else. */
export function momentOf(puzzle: Puzzle, { key, fact }: PuzzleFact): Moment | null {
  if (key !== 'layer' || fact.seq <= puzzle.seq || fact.layer.status !== 'complete') return null;
  const { layer, version, contributor } = fact.layer;
  const others = puzzle.layers.filter((other) => other.layer !== layer);
  if (puzzle.layers.find((other) => other.layer === layer)?.status === 'complete') return null;
  return {
    id: `${puzzle.clusterId} ${layer} ${version}`,
    clusterId: puzzle.clusterId,
    layer,
    by: contributor,
    isLast: others.every(({ status }) => status === 'complete'),
  };
}

/** Shows a moment until the next one, or until its time is over. */
export function showMoment(moment: Moment): void {
  appStore.set(momentAtom, moment);
  window.setTimeout(() => {
    if (appStore.get(momentAtom)?.id === moment.id) appStore.set(momentAtom, null);
  }, MOMENT_MS);
}
