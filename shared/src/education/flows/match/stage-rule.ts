/** Wording by which a sentence is recognised as belonging to a stage of a flow. */
export interface StageRule {
  flowId: string;
  stageId: string;
  pattern: RegExp;
  /** How much such words say: 3 where hardly anything but this scam uses them, 1 where honest texts do as well. */
  weight: 1 | 2 | 3;
}

/** One row of a table of rules; alternatives stand one below the other. */
export function stageRule(
  flowId: string,
  stageId: string,
  weight: StageRule['weight'],
  alternatives: readonly string[],
): StageRule {
  const pattern = new RegExp(alternatives.map((alternative) => `(?:${alternative})`).join('|'), 'iu');
  return { flowId, stageId, pattern, weight };
}
