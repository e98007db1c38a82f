import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { ENTRY_QUESTIONS } from './questions.ts';

export const MAX_ANSWER = 5_000;

export const entryQuestionSchema = v.object({
  id: v.string(),
  question: ownWords,
  type: v.picklist(['text_input', 'text_area', 'multiple_choice', 'select']),
  options: v.optional(v.array(v.object({ value: v.string(), label: ownWords }))),
  placeholder: v.optional(ownWords),
  forensicPurpose: ownWords,
  dataExtracted: v.array(ownWords),
});

const KNOWN = new Set(ENTRY_QUESTIONS.map(({ id }) => id));

export const entryResponseSchema = v.object({
  questionId: v.pipe(
    v.string(),
    v.check((id) => KNOWN.has(id), t`There is no such question`),
  ),
  answer: v.pipe(
    storableText(MAX_ANSWER),
    v.trim(),
    v.minLength(1, t`Please answer, or say that you do not know`),
  ),
  timestamp: timeSchema,
});
export type EntryResponse = v.InferOutput<typeof entryResponseSchema>;

const NO_CLUSTER = t`Please select a cluster to analyze`;

/** A person's answers for one cluster. */
export const entryResponsesSchema = v.object({
  clusterId: v.pipe(v.string(NO_CLUSTER), v.minLength(1, NO_CLUSTER), idSchema),
  responses: v.pipe(
    v.array(entryResponseSchema),
    v.minLength(1, t`Please answer at least one question`),
    v.maxLength(ENTRY_QUESTIONS.length),
  ),
});

const reasoned = { reason: ownWords };

/** What the answers say of how somebody was reached. */
export const entryAnalysisSchema = v.object({
  clusterId: v.string(),
  version: v.number(),
  acquisitionVector: v.string(),
  /** Why, and what spoke for other vectors. */
  vectorReasons: v.array(v.object({ vector: v.string(), label: ownWords, ...reasoned })),
  timelinePattern: v.object({ duration: ownWords, ...reasoned }),
  psychologicalProfile: v.object({
    vulnerabilityExploited: ownWords,
    primaryTrigger: ownWords,
    vulnerabilityReason: ownWords,
    triggerReason: ownWords,
  }),
  preventionOpportunities: v.array(v.object({ opportunity: ownWords, ...reasoned })),
  /** The way in, step by step, as it was answered; null where it was not. */
  path: v.array(v.object({ step: ownWords, answer: v.nullable(v.string()) })),
  /** Proposed contributions in the victim's words, without personal data; not sent yet. */
  proposedPieces: v.array(
    v.object({ layer: v.number(), layerName: v.string(), content: v.string(), ...reasoned }),
  ),
});
export type EntryAnalysis = v.InferOutput<typeof entryAnalysisSchema>;

/** A kept way in; only its owner reads it. */
export const entryPathSchema = v.object({
  clusterId: v.string(),
  acquisitionVector: v.string(),
  capturedAt: timeSchema,
});

/** How people came into a cluster, shown from five people on. */
export const entryFunnelSchema = v.object({
  clusterId: v.string(),
  /** Number of paths; null below five, or where a difference would reveal fewer. */
  total: v.nullable(v.number()),
  minimum: v.number(),
  vectors: v.array(v.object({ vector: v.string(), label: ownWords, count: v.nullable(v.number()) })),
});
export type EntryFunnel = v.InferOutput<typeof entryFunnelSchema>;
