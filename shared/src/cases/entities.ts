import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { CASE_STATUSES, RISK_LEVELS } from './constants.ts';
import { NOTES_ACCESS } from './notes.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
export const personSchema = v.object({ id: v.string(), name: v.string() });
export type CasePerson = v.InferOutput<typeof personSchema>;

/** A case as lists show it; title and description with personal data hidden where `isRedacted`. */
export const caseSchema = v.object({
  /** Its number, such as CS-2024-001. */
  id: v.string(),
  title: v.string(),
  clusterId: v.nullable(v.string()),
  riskLevel: v.picklist(RISK_LEVELS),
  status: v.picklist(CASE_STATUSES),
  createdAt: timeSchema,
  /** As entered, or else the cluster's; 0 where neither says any. */
  victimCount: countSchema,
  /** Whole US dollars; as entered, or else the cluster's. */
  amountStolen: countSchema,
  description: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  /** Null with fewer than two reports that can be compared. */
  behavioralMatchScore: v.nullable(percentSchema),
  evidenceCount: countSchema,
  isRedacted: v.boolean(),
});
export type Case = v.InferOutput<typeof caseSchema>;

export const caseTaskSchema = v.object({
  id: v.string(),
  text: v.string(),
  isDone: v.boolean(),
  createdAt: timeSchema,
  doneAt: v.nullable(timeSchema),
  doneBy: v.nullable(v.string()),
});
export type CaseTask = v.InferOutput<typeof caseTaskSchema>;

export const signOffSchema = v.object({
  by: v.string(),
  note: v.string(),
  at: timeSchema,
  /** When the case was first changed afterwards, and it stopped counting; null while it counts. */
  clearedAt: v.nullable(timeSchema),
});
export type SignOff = v.InferOutput<typeof signOffSchema>;

/** A case on its own page. People, tasks and sign-off are for those who work on it. */
export const caseDetailsSchema = v.object({
  ...caseSchema.entries,
  /** The ClusterChain ID of its custody log. */
  chainId: v.string(),
  /** Its cluster's own figures; `amountStolen` is null where its losses are not in US dollars. */
  cluster: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      victims: countSchema,
      amountStolen: v.nullable(countSchema),
    }),
  ),
  owner: v.nullable(personSchema),
  assignee: v.nullable(personSchema),
  mayWork: v.boolean(),
  maySignOff: v.boolean(),
  tasks: v.array(caseTaskSchema),
  signOff: v.nullable(signOffSchema),
  /** What the reader may do with the notes; null for nothing. */
  notes: v.nullable(v.picklist(NOTES_ACCESS)),
});
export type CaseDetails = v.InferOutput<typeof caseDetailsSchema>;

/** Something that happened to a case, in a sentence. */
export const caseStepSchema = v.object({
  /** Its place in the case's custody log. */
  seq: v.number(),
  at: timeSchema,
  /** Null for readers who do not work on the case, and for what the platform did. */
  actor: v.nullable(v.string()),
  sentence: v.string(),
});
export type CaseStep = v.InferOutput<typeof caseStepSchema>;
