import { labelTurn } from '../../../playbook/label-turn.ts';
import { splitTurns } from '../../../playbook/split-turns.ts';
import type { TurnLabel } from '../../../playbook/turn-rule.ts';
import type { Turn } from '../../../texts/messages/turn.ts';
import { MONEY_STAGE_RULES } from './money-stage-rules.ts';
import { OFFICE_STAGE_RULES } from './office-stage-rules.ts';
import { PEOPLE_STAGE_RULES } from './people-stage-rules.ts';
import { MAX_SCRIPT_LENGTH, MIN_WORDS } from './script-limits.ts';
import type { StageRule } from './stage-rule.ts';

/** Every rule by which a sentence belongs to a stage. */
export const STAGE_RULES: readonly StageRule[] = [
  ...MONEY_STAGE_RULES,
  ...PEOPLE_STAGE_RULES,
  ...OFFICE_STAGE_RULES,
];

/** Points of distinct wordings that a flow needs to be named. */
const MIN_SCORE = 4;
/** A wording counts this much more in a sentence that does what its stage does, by the playbook's rules. */
const SAME_MOVE = 1;
/** How far the first must be ahead of the second to stand alone, as a multiple of it. */
const LEAD = 1.5;

/** A stage that a sentence belongs to by its words. */
export interface StageHit {
  flowId: string;
  stageId: string;
}

/** A sentence of the script, what it does by the playbook's rules, and whose stages its words fit. */
export interface ReadSentence {
  text: string;
  /** Not the other side's: told or said by the person. */
  isOwn: boolean;
  moves: { label: TurnLabel; technique: string }[];
  stages: StageHit[];
}

/** A flow that the script resembles. */
export interface FlowMatch {
  flowId: string;
  score: number;
  stageIds: string[];
}

/** What a comparison with the flows found. */
export interface ScriptMatch {
  /** `clear`: one flow is ahead; `close`: several are near each other; `none`: too few words fit any. */
  verdict: 'too-short' | 'none' | 'close' | 'clear';
  sentences: ReadSentence[];
  /** Flows with enough points, the best first; empty unless `close` or `clear`. */
  flows: FlowMatch[];
  isCut: boolean;
}

/** What the comparison needs to know of a flow. */
export interface ComparedFlow {
  id: string;
  stages: readonly { id: string; moves: readonly TurnLabel[] }[];
}

/** Compares a script with the stages of these flows, by what its sentences do and say; a close result names no winner. */
export function matchScript(given: string, compared: readonly ComparedFlow[]): ScriptMatch {
  const text = given.slice(0, MAX_SCRIPT_LENGTH);
  const isCut = given.length > MAX_SCRIPT_LENGTH;
  const read = splitTurns(text).turns.map(readTurn);
  const sentences = read.map(({ rules, ...sentence }) => ({ ...sentence, stages: stagesOf(rules) }));
  if (wordsIn(text) < MIN_WORDS) return { verdict: 'too-short', sentences, flows: [], isCut };
  const flows = rankFlows(read, compared);
  const [first, second] = flows;
  if (!first) return { verdict: 'none', sentences, flows, isCut };
  const isAhead = !second || first.score >= second.score * LEAD;
  return { verdict: isAhead ? 'clear' : 'close', sentences, flows, isCut };
}

type ReadTurn = Omit<ReadSentence, 'stages'> & { rules: StageRule[] };

function readTurn({ text, speaker }: Turn): ReadTurn {
  if (speaker === 'victim') return { text, isOwn: true, moves: [], rules: [] };
  // Letters that only look like letters are read as what they look like.
  const words = text.normalize('NFKC');
  return {
    text,
    isOwn: false,
    moves: labelTurn(words).map(({ label, name }) => ({ label, technique: name })),
    rules: STAGE_RULES.filter(({ pattern }) => pattern.test(words)),
  };
}

/** The flows with enough points, the best first. Each wording counts once, at its best. */
function rankFlows(turns: readonly ReadTurn[], compared: readonly ComparedFlow[]): FlowMatch[] {
  const movesOf = new Map(
    compared.flatMap(({ id, stages }) => stages.map((stage) => [`${id} ${stage.id}`, stage.moves] as const)),
  );
  const worthOf = new Map<StageRule, number>();
  for (const { moves, rules } of turns)
    for (const rule of rules) {
      const own = movesOf.get(`${rule.flowId} ${rule.stageId}`);
      const worth = rule.weight + (moves.some(({ label }) => own?.includes(label)) ? SAME_MOVE : 0);
      worthOf.set(rule, Math.max(worth, worthOf.get(rule) ?? 0));
    }
  return [...Map.groupBy(worthOf, ([{ flowId }]) => flowId)]
    .map(([flowId, rules]) => ({
      flowId,
      score: rules.reduce((sum, [, worth]) => sum + worth, 0),
      stageIds: [...new Set(rules.map(([{ stageId }]) => stageId))],
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.flowId < b.flowId ? -1 : 1));
}

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const stagesOf = (rules: readonly StageRule[]): StageHit[] => [
  ...new Map(
    rules.map(({ flowId, stageId }) => [`${flowId} ${stageId}`, { flowId, stageId }] as const),
  ).values(),
];
