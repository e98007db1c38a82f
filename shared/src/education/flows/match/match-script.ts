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
const MIN_SCORE = 3;
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

/** Compares a script with the stages of all flows, by the wording of its sentences alone; a close result names no winner. */
export function matchScript(given: string): ScriptMatch {
  const text = given.slice(0, MAX_SCRIPT_LENGTH);
  const isCut = given.length > MAX_SCRIPT_LENGTH;
  const sentences: ReadSentence[] = [];
  const points = new Map<string, { rules: Set<StageRule>; stageIds: Set<string> }>();
  for (const turn of splitTurns(text).turns) {
    const isOwn = turn.speaker === 'victim';
    const rules = isOwn ? [] : STAGE_RULES.filter(({ pattern }) => pattern.test(turn.text));
    for (const rule of rules) {
      const flow = points.get(rule.flowId) ?? { rules: new Set(), stageIds: new Set() };
      flow.rules.add(rule);
      flow.stageIds.add(rule.stageId);
      points.set(rule.flowId, flow);
    }
    sentences.push({
      text: turn.text,
      isOwn,
      moves: isOwn ? [] : labelTurn(turn.text).map(({ label, name }) => ({ label, technique: name })),
      stages: distinct(rules),
    });
  }
  if (wordsIn(text) < MIN_WORDS) return { verdict: 'too-short', sentences, flows: [], isCut };
  const flows = [...points]
    .map(([flowId, { rules, stageIds }]) => ({
      flowId,
      score: [...rules].reduce((sum, { weight }) => sum + weight, 0),
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
