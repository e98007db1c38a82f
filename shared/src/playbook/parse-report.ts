import { quotedMessages } from '../texts/messages/quoted-messages.ts';
import type { SplitText } from '../texts/messages/turn.ts';
import { labelTurn } from './label-turn.ts';
import { endedSilences } from './message-gaps.ts';
import { findEndings, findReactions, type Reaction, type ReportedReaction } from './reported-reactions.ts';
import { splitSentences } from './split-sentences.ts';
import { splitTurns } from './split-turns.ts';
import type { TurnRule } from './turn-rule.ts';
import { type VictimMove, victimMove } from './victim-moves.ts';

/** A report as input of a playbook. */
export interface PlaybookReport {
  /** `Report 3`. */
  exhibit: string;
  description: string;
  evidence: string;
  /** Words of its files; only chat exports and mails show the speakers. */
  files: readonly string[];
  /** Amount of the report, in cents. */
  amountCents: number | null;
  /** Names of the reporter, by which their own lines are known. */
  ownNames: readonly string[];
}

/** A turn of the other side with what its words do. */
export interface LabelledTurn {
  text: string;
  rules: readonly TurnRule[];
  /** What the victim had done right before, where the text shows it. */
  answered: VictimMove | null;
  /** Place among the other side's turns of this report. */
  place: number;
}

/** A report's contribution to a playbook. */
export interface ParsedReport {
  exhibit: string;
  turns: readonly LabelledTurn[];
  reactions: readonly ReportedReaction[];
  endings: readonly { reaction: Reaction; words: string }[];
  /** Something of worth was asked for. */
  hasAsk: boolean;
  /** Place of the first ask among the turns, or null. */
  firstAsk: number | null;
  /** A payment is on record: an amount, and no word that nothing was paid. */
  isPaid: boolean;
  /** Hours of each silence that ended. */
  silences: readonly number[];
}

/** Asks that are about money; a code or a call on another channel is none. */
const MONEY_ASKS: ReadonlySet<string> = new Set(['fee', 'crypto', 'transfer', 'gift-cards', 'invest']);
const NOT_PAID =
  /\b(?:(?:i|we) (?:did(?:n['’]?t| not)|never|refused to) (?:\p{L}+ )?(?:pay|paid|send|sent|transfer(?:red)?|buy|bought|give|gave)|(?:almost|nearly) (?:paid|sent|transferred)|before (?:i|we) (?:paid|sent|could pay)|no money (?:was )?(?:lost|paid|sent)|(?:hung up|stopped) before|bank (?:stopped|blocked|held) (?:it|the (?:payment|transfer)))\b/iu;
const OPENING: TurnRule = {
  id: 'first-message',
  label: 'opening',
  name: 'First message, without a known wording',
  pattern: /^/u,
};

/** Parses a report into the other side's labelled turns and the reactions in its account. */
export function parseReport(report: PlaybookReport): ParsedReport {
  const handedIn = [
    splitTurns(report.evidence, report.ownNames),
    ...report.files
      .map((words) => splitTurns(words, report.ownNames))
      .filter(({ form }) => form === 'dialogue'),
  ];
  const quoted = quotedMessages(report.description).flatMap(({ text, speaker }) =>
    speaker === 'scammer' ? splitSentences(text) : [],
  );
  const turns: LabelledTurn[] = [];
  for (const text of handedIn) addNew(turns, labelTurns(text));
  const quotedTurns = quoted.map((text) => ({ text, rules: labelTurn(text), answered: null }));
  addNew(turns, quotedTurns);
  const firstAsk = turns.findIndex(({ rules }) => rules.some(isMoneyAsk));
  return {
    exhibit: report.exhibit,
    turns,
    reactions: findReactions(report.description),
    endings: findEndings(report.description),
    hasAsk: firstAsk >= 0,
    firstAsk: firstAsk < 0 ? null : firstAsk,
    isPaid: (report.amountCents ?? 0) > 0 && !NOT_PAID.test(report.description),
    silences: handedIn.flatMap(({ turns: split }) => endedSilences(split)),
  };
}

const isMoneyAsk = ({ label, id }: TurnRule): boolean => label === 'ask' && MONEY_ASKS.has(id);

type UnplacedTurn = Omit<LabelledTurn, 'place'>;

/** Adds turns not in an earlier text: a chat may be pasted and uploaded too. */
function addNew(turns: LabelledTurn[], more: readonly UnplacedTurn[]): void {
  const known = new Set(turns.map(({ text }) => text));
  for (const turn of more) if (!known.has(turn.text)) turns.push({ ...turn, place: turns.length });
}

function labelTurns({ turns: split, form }: SplitText): UnplacedTurn[] {
  const isDialogue = form === 'dialogue';
  const turns: UnplacedTurn[] = [];
  let answered: VictimMove | null = null;
  let answering = -1;
  for (const { speaker, text, message } of split) {
    if (speaker === 'victim') {
      answered = victimMove(text) ?? answered;
      answering = -1;
      continue;
    }
    // Only the next message counts as the answer to a move.
    if (answering < 0) answering = message;
    else if (answering !== message) answered = null;
    const found = labelTurn(text);
    const isFirst = isDialogue && turns.length === 0;
    const rules = isFirst && !found.some(({ label }) => label === 'opening') ? [OPENING, ...found] : found;
    turns.push({ text, rules, answered: isDialogue ? answered : null });
  }
  return turns;
}
