/** Wording by which a sentence is recognised as belonging to a stage of a flow. */
export interface StageRule {
  flowId: string;
  stageId: string;
  pattern: RegExp;
  /** How much such words say: 3 where hardly anything but this scam uses them, 1 where honest texts do as well. */
  weight: 1 | 2 | 3;
}

/** The rules of one stage and weight; each wording counts for itself. */
export function stageRules(
  flowId: string,
  stageId: string,
  weight: StageRule['weight'],
  wordings: readonly string[],
): StageRule[] {
  return wordings.map((wording) => ({ flowId, stageId, pattern: new RegExp(wording, 'iu'), weight }));
}
