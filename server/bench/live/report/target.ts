import type { Figures, PeerName } from './sample.ts';

/** Figures of each server in one repetition of one row. */
export type FiguresByPeer = Readonly<Partial<Record<PeerName, Figures>>>;

/** A target of the live layer: a value measured within one repetition, and its limit. */
export interface Target {
  scenario: string;
  variant: string;
  text: string;
  sense: 'at most' | 'at least';
  limit: number;
  /** The value; NaN when a needed figure was not measured. */
  measure(figures: FiguresByPeer): number;
}

type TargetHead = Pick<Target, 'scenario' | 'variant' | 'sense' | 'limit'>;

/** A target for the ratio of a figure of ours to the same figure of a peer. */
export function ratioTo(head: TargetHead, figure: string, peer: PeerName, ours: PeerName = 'ours'): Target {
  const name = ours === 'ours-memory' ? ' (memory)' : '';
  return {
    ...head,
    text: `${figure}${name} / ${peer}`,
    measure: (figures) =>
      (figures[ours]?.[figure] ?? Number.NaN) / notZero(figures[peer]?.[figure] ?? Number.NaN),
  };
}

/** A zero denominator becomes NaN, because it has no ratio. */
function notZero(value: number): number {
  return value === 0 ? Number.NaN : value;
}

/** A target for a figure of ours itself. */
export function plainFigure(head: TargetHead, figure: string): Target {
  return { ...head, text: figure, measure: (figures) => figures.ours?.[figure] ?? Number.NaN };
}

/** Whether a measured value meets the target; null without a measurement. */
export function isMet(target: Pick<Target, 'sense' | 'limit'>, value: number): boolean | null {
  if (Number.isNaN(value)) return null;
  return target.sense === 'at most' ? value <= target.limit : value >= target.limit;
}
