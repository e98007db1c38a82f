import { labelTurn } from '../../../playbook/label-turn.ts';
import { splitTurns } from '../../../playbook/split-turns.ts';
import type { TurnLabel } from '../../../playbook/turn-rule.ts';
import { MONEY_STAGE_RULES } from './money-stage-rules.ts';
import { OFFICE_STAGE_RULES } from './office-stage-rules.ts';
import { PEOPLE_STAGE_RULES } from './people-stage-rules.ts';
import type { StageRule } from './stage-rule.ts';

/** Every rule by which a sentence belongs to a stage. */
export const STAGE_RULES: readonly StageRule[] = [
  ...MONEY_STAGE_RULES,
  ...PEOPLE_STAGE_RULES,
  ...OFFICE_STAGE_RULES,
];

/** More characters are not read. */
export const MAX_SCRIPT_LENGTH = 20_000;
/** Fewer words say nothing about a flow. */
export const MIN_WORDS = 6;
/** Points of distinct wordings that a flow needs to be named. */
const MIN_SCORE = Number(process.env.MS ?? 3);
/** A wording counts this much more in a sentence that does what its stage does, by the playbook's rules. */
const SAME_MOVE = Number(process.env.SM ?? 1);
/** How far the first must be ahead of the second to stand alone, as a multiple of it. */
const LEAD = Number(process.env.LE ?? 1.5);

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
  const movesOf = new Map(
    compared.flatMap(({ id, stages }) => stages.map((stage) => [`${id} ${stage.id}`, stage.moves] as const)),
  );
  const text = given.slice(0, MAX_SCRIPT_LENGTH);
  const isCut = given.length > MAX_SCRIPT_LENGTH;
  const sentences: ReadSentence[] = [];
  const points = new Map<string, { rules: Map<StageRule, number>; stageIds: Set<string> }>();
  for (const turn of splitTurns(text).turns) {
    const isOwn = turn.speaker === 'victim';
    // Letters that only look like letters are read as what they look like.
    const words = turn.text.normalize('NFKC');
    const rules = isOwn ? [] : STAGE_RULES.filter(({ pattern }) => pattern.test(words));
    const moves = isOwn ? [] : labelTurn(words).map(({ label, name }) => ({ label, technique: name }));
    for (const rule of rules) {
      const flow = points.get(rule.flowId) ?? { rules: new Map(), stageIds: new Set() };
      const stageMoves = movesOf.get(`${rule.flowId} ${rule.stageId}`) ?? [];
      const worth = rule.weight + (moves.some(({ label }) => stageMoves.includes(label)) ? SAME_MOVE : 0);
      flow.rules.set(rule, Math.max(worth, flow.rules.get(rule) ?? 0));
      flow.stageIds.add(rule.stageId);
      points.set(rule.flowId, flow);
    }
    sentences.push({
      text: turn.text,
      isOwn,
      moves,
      stages: distinct(rules),
    });
  }
  if (wordsIn(text) < MIN_WORDS) return { verdict: 'too-short', sentences, flows: [], isCut };
  const flows = [...points]
    .map(([flowId, { rules, stageIds }]) => ({
      flowId,
      score: [...rules.values()].reduce((sum, worth) => sum + worth, 0),
      stageIds: [...stageIds],
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.flowId < b.flowId ? -1 : 1));
  const [first, second] = flows;
  if (!first) return { verdict: 'none', sentences, flows: [], isCut };
  const isAhead = !second || first.score >= second.score * LEAD;
  return { verdict: isAhead ? 'clear' : 'close', sentences, flows, isCut };
}

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const distinct = (rules: readonly StageRule[]): StageHit[] => [
  ...new Map(
    rules.map(({ flowId, stageId }) => [`${flowId} ${stageId}`, { flowId, stageId }] as const),
  ).values(),
];
