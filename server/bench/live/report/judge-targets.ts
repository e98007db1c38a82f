import { median } from '../stats/median.ts';
import type { PeerName, Sample } from './sample.ts';
import { isMet, type Target } from './target.ts';

/** A target with its measured value: the median over repetitions. */
export interface Verdict {
  target: Target;
  value: number;
  repetitions: number;
  isMet: boolean | null;
}

/** Compares samples with targets; a target whose servers did not run in the same repetition gets no value. */
export function judgeTargets(targets: readonly Target[], samples: readonly Sample[]): Verdict[] {
  return targets.map((target) => {
    const ofRow = samples.filter(
      ({ scenario, variant }) => scenario === target.scenario && variant === target.variant,
    );
    const byRepetition = Map.groupBy(ofRow, (sample) => sample.repetition);
    const values = [...byRepetition.values()]
      .map((row) => target.measure(figuresByPeer(row)))
      .filter((value) => !Number.isNaN(value));
    const value = median(values);
    return { target, value, repetitions: values.length, isMet: isMet(target, value) };
  });
}

function figuresByPeer(row: readonly Sample[]): Partial<Record<PeerName, Sample['figures']>> {
  return Object.fromEntries(row.map(({ peer, figures }) => [peer, figures]));
}
