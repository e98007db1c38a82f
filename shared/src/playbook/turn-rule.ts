import type { VictimMoveId } from './victim-moves.ts';

/** What a scammer's turn does, in the order of a scam. */
export const TURN_LABELS = ['opening', 'claim', 'ask', 'objection', 'pressure', 'stall', 'exit'] as const;
export type TurnLabel = (typeof TURN_LABELS)[number];

/** Wording by which a turn is recognised as doing something. */
export interface TurnRule {
  id: string;
  label: TurnLabel;
  /** The technique in words. */
  name: string;
  pattern: RegExp;
  /** For replies to an objection: which objection such words answer, where the text does not show it. */
  answers?: VictimMoveId;
}

/** One row of a table of rules; alternatives stand one below the other. */
export function rule(
  label: TurnLabel,
  id: string,
  name: string,
  alternatives: readonly string[],
  answers?: VictimMoveId,
): TurnRule {
  const pattern = new RegExp(alternatives.map((alternative) => `(?:${alternative})`).join('|'), 'iu');
  return { id, label, name, pattern, ...(answers ? { answers } : {}) };
}
