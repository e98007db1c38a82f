import { ASKING_RULES } from './asking-rules.ts';
import { OPENING_RULES } from './opening-rules.ts';
import { PRESSING_RULES } from './pressing-rules.ts';
import type { TurnRule } from './turn-rule.ts';

/** Every rule; changing one is a new `PLAYBOOK_VERSION`. */
export const TURN_RULES: readonly TurnRule[] = [...OPENING_RULES, ...ASKING_RULES, ...PRESSING_RULES];

/** The rules that a turn's words fit, in the order of the tables. */
export function labelTurn(text: string): TurnRule[] {
  return TURN_RULES.filter(({ pattern }) => pattern.test(text));
}
