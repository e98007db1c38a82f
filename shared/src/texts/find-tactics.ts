import { TACTICS, type Tactic } from './tactics.ts';

/** A mention of a tactic (UTF-16 offsets). */
export interface TacticHit {
  tactic: Tactic;
  start: number;
  end: number;
}

const CONTEXT_BEFORE = 90;
const CONTEXT_AFTER = 70;

/** Every mention of one tactic with its object, by its offsets. */
export function findTactic(text: string, found: Tactic): TacticHit[] {
  return [...text.matchAll(found.pattern)]
    .map((match) => ({ tactic: found, start: match.index, end: match.index + match[0].length }))
    .filter((hit) => isMeant(text, hit));
}

function isMeant(text: string, { tactic: { context }, start, end }: TacticHit): boolean {
  if (!context.needs && !context.never) return true;
  const around =
    `${text.slice(Math.max(0, start - CONTEXT_BEFORE), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + CONTEXT_AFTER)}`.replaceAll(
      /\s+/gu,
      ' ',
    );
  return (context.needs?.test(around) ?? true) && !(context.never?.test(around) ?? false);
}

/** Every mention of a tactic with its offsets (UTF-16 code units), in the order of the text. */
export function findTactics(text: string): TacticHit[] {
  return TACTICS.flatMap((found) => findTactic(text, found)).sort((a, b) => a.start - b.start);
}
