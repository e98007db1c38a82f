import * as v from 'valibot';
import { CATEGORIES } from '../../catalogue/catalogue-cluster.ts';
import { SCAM_TYPES } from '../../catalogue/scam-types.ts';
import { ownWords } from '../../kernel/own-words.ts';
import { percentSchema } from '../../kernel/schemas.ts';
import { TURN_LABELS } from '../../playbook/turn-rule.ts';
import { LEVERS } from './texts/scam-flow.ts';

/** Fewer reports of a kind give no share. */
export const MIN_REPORTS_FOR_RATE = 5;

const stageSchema = v.object({
  id: v.string(),
  name: ownWords,
  /** Minutes of contact at this stage: our estimate, nobody measured it. */
  duration: v.number(),
  /** Over what time they are spread, in words. */
  span: ownWords,
  layer: v.number(),
  layerName: ownWords,
  moves: v.array(v.picklist(TURN_LABELS)),
  /** What the other side says, written by us. */
  script: ownWords,
  triggers: v.array(v.picklist(LEVERS)),
  victim_state: ownWords,
  /** How to step out here. */
  exit: ownWords,
});
export type FlowStage = v.InferOutput<typeof stageSchema>;

/** Reports of a kind of scam, and those of them that name a payment. */
const countedSchema = v.object({
  reports: v.number(),
  paid: v.number(),
  /** `sample`: made up for the demo, and shown as such. */
  from: v.picklist(['reports', 'sample']),
});

/** A scam flow. */
export const scamFlowSchema = v.object({
  id: v.string(),
  name: ownWords,
  description: ownWords,
  familyId: v.string(),
  familyName: ownWords,
  category: v.picklist(CATEGORIES),
  scamType: v.picklist(SCAM_TYPES),
  stages: v.array(stageSchema),
  /** Minutes of contact over all stages. */
  totalDuration: v.number(),
  /** Percent of `counted.reports` that name a payment; null under five reports, and for kinds without a type of report. */
  successRate: v.nullable(percentSchema),
  counted: v.nullable(countedSchema),
  variants: v.array(v.object({ id: v.string(), name: ownWords, description: ownWords })),
  reviewedOn: v.string(),
  sources: v.array(v.object({ says: ownWords, source: ownWords })),
});
export type ScamFlow = v.InferOutput<typeof scamFlowSchema>;
