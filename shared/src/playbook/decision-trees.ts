import { t } from '@fap/shared/kernel/words.ts';
import type { LabelledTurn, ParsedReport } from './parse-report.ts';
import type { PlaybookFindings } from './playbook-result.ts';
import { rateOf } from './rate-of.ts';
import { type QuoteExhibit, Tally } from './tally.ts';
import type { TurnLabel } from './turn-rule.ts';
import type { VictimMove } from './victim-moves.ts';

interface Branch {
  move: VictimMove;
  action: string;
}

/** Meaning of a label as a reaction to a victim's move. */
const ACTIONS: readonly { label: TurnLabel; action: string }[] = [
  { label: 'exit', action: t`They end the contact` },
  { label: 'ask', action: t`They ask again` },
  { label: 'pressure', action: t`They press` },
  { label: 'stall', action: t`They put off` },
  { label: 'objection', action: t`They reply` },
  { label: 'claim', action: t`They claim` },
];

/** Reactions to each move of a victim, from dialogues and accounts. */
export function decisionTrees(
  reports: readonly ParsedReport[],
  quote: QuoteExhibit,
): PlaybookFindings['decisionTrees'] {
  const tally = new Tally<Branch>();
  const cases = new Map<string, Set<string>>();
  const add = (move: VictimMove, key: string, action: string, exhibit: string, text: string) => {
    tally.add(`${move.id} ${key}`, { move, action }, exhibit, text);
    cases.set(move.id, new Set([...(cases.get(move.id) ?? []), exhibit]));
  };
  for (const { exhibit, turns, reactions } of reports) {
    for (const turn of turns) {
      const answer = turn.answered ? answerOf(turn) : null;
      if (turn.answered && answer) add(turn.answered, answer.key, answer.action, exhibit, turn.text);
    }
    for (const { move, reaction, words } of reactions) add(move, reaction.id, reaction.name, exhibit, words);
  }
  return tally.rows(quote).map(({ head, ...row }) => {
    const of = cases.get(head.move.id)?.size ?? 0;
    return {
      scenario: head.move.id === 'pay' ? t`After a payment` : t`After an objection`,
      condition: saidMove(head.move.name),
      action: head.action,
      confidence: rateOf(row.n, of),
      cases: of,
      ...row,
      why: t`Seen in ${row.n} of the ${of} reports that show this move with an answer.`,
    };
  });
}

const saidMove = (ownMove: string): string => t`The victim: “${ownMove}”`;
const saidAction = (ownAction: string, ownWay: string): string => t`${ownAction}: “${ownWay}”`;

function answerOf({ rules }: LabelledTurn): { key: string; action: string } | null {
  for (const { label, action } of ACTIONS) {
    const rule = rules.find((found) => found.label === label);
    if (rule) return { key: rule.id, action: saidAction(action, rule.name) };
  }
  return null;
}
