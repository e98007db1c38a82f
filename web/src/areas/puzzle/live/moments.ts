import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import { completionRate } from '@fap/shared/puzzle/completion.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { appStore, atom } from '../../../platform/store.ts';
import { contributorName } from '../public/contributor-name.ts';
import type { PuzzleFact } from './realtime.ts';

/** Something all people on a puzzle should see when it happens. */
export interface Moment {
  id: string;
  clusterId: string;
  /** The layer that was completed; null where a part of one was enough to reach a mark. */
  layer: number | null;
  /** Whose piece carries it; null for a piece from a report. */
  by: string | null;
  /** The mark of the whole puzzle that was passed, in percent. */
  reached: typeof ALERT_COMPLETION_PERCENT | 100 | null;
}

/** The latest moment of the open puzzle. */
export const momentAtom = atom<Moment | null>(null);

/** The higher one first: of two that are passed at once it says more. */
const MARKS = [100, ALERT_COMPLETION_PERCENT] as const;

/** How long a moment is shown, in milliseconds. */
export const MOMENT_MS = 8_000;

/** The moment a fact makes: a layer is complete now, or the whole puzzle passed 90 or 100 percent; null for everything else. */
export function momentOf(puzzle: Puzzle, { key, fact }: PuzzleFact): Moment | null {
  if (key !== 'layer' || fact.seq <= puzzle.seq) return null;
  const { layer, version, contributor, status } = fact.layer;
  const statuses = puzzle.layers.map((before) => before.status);
  const after = puzzle.layers.map((before) => (before.layer === layer ? status : before.status));
  const [rate, next] = [completionRate(statuses), completionRate(after)];
  const reached = MARKS.find((mark) => rate < mark && next >= mark) ?? null;
  const was = puzzle.layers.find((other) => other.layer === layer)?.status;
  const isCompleted = status === 'complete' && was !== 'complete';
  if (!isCompleted && reached === null) return null;
  return {
    id: `${puzzle.clusterId} ${layer} ${version}`,
    clusterId: puzzle.clusterId,
    layer: isCompleted ? layer : null,
    by: isCompleted && contributor ? contributorName(contributor) : null,
    reached,
  };
}

/** Shows a moment until the next one, or until its time is over. */
export function showMoment(moment: Moment): void {
  appStore.set(momentAtom, moment);
  window.setTimeout(() => {
    if (appStore.get(momentAtom)?.id === moment.id) appStore.set(momentAtom, null);
  }, MOMENT_MS);
}
