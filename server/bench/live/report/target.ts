import type { Figures, PeerName } from './sample.ts';

/** Figures of each server in one repetition of one row. */
export type FiguresByPeer = Readonly<Partial<Record<PeerName, Figures>>>;

/** What the live layer must reach, as a number measured within one repetition. */
export interface Target {
  scenario: string;
  variant: string;
  text: string;
  sense: 'at most' | 'at least';
  limit: number;
  /** NaN when something it needs was not measured. */
  measure(figures: FiguresByPeer): number;
}

type TargetHead = Pick<Target, 'scenario' | 'variant' | 'sense' | 'limit'>;

/** A figure of one of our servers as a multiple of the same figure of a peer. */
export function ratioTo(head: TargetHead, figure: string, peer: PeerName, ours: PeerName = 'ours'): Target {
  const name = ours === 'ours-memory' ? ' (memory)' : '';
  return {
    ...head,
    text: `${figure}${name} / ${peer}`,
    measure: (figures) =>
      (figures[ours]?.[figure] ?? Number.NaN) / notZero(figures[peer]?.[figure] ?? Number.NaN),
  };
}

/** Nothing is a multiple of nothing. */
function notZero(value: number): number {
  return value === 0 ? Number.NaN : value;
}

/** A figure of ours as it is. */
export function plainFigure(head: TargetHead, figure: string): Target {
  return { ...head, text: figure, measure: (figures) => figures.ours?.[figure] ?? Number.NaN };
}

/** Whether a measured value is what the target asks for; null without a measurement. */
export function isMet(target: Pick<Target, 'sense' | 'limit'>, value: number): boolean | null {
  if (Number.isNaN(value)) return null;
  return target.sense === 'at most' ? value <= target.limit : value >= target.limit;
}
