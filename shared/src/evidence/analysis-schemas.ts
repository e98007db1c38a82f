import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { indicatorSchema } from '../indicators/entities.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema } from '../kernel/schemas.ts';
import { NOT_UNDERSTOOD } from './not-understood.ts';

export const RISK_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'UNKNOWN'] as const;

/** A span of a text, in UTF-16 code units, with its words. */
export const spanSchema = v.object({ start: v.number(), end: v.number(), label: ownWords });
export const textAnalysisSchema = v.object({
  analysisId: v.string(),
  /** How sure the verdict is, 0–100. */
  confidenceScore: percentSchema,
  riskLevel: v.picklist(RISK_LEVELS),
  recommendations: v.array(ownWords),
  aiAnalysis: v.object({
    /** 0–1; null: not enough text to say, or none that is understood. */
    scamProbability: v.nullable(v.number()),
    /** Why there is no verdict; null when there is one. Absent in analyses of an older version. */
    notUnderstood: v.optional(v.nullable(v.picklist(NOT_UNDERSTOOD)), null),
    scamType: v.nullable(v.picklist(SCAM_TYPES)),
    manipulationTactics: v.array(v.string()),
    urgencyMarkers: v.array(v.string()),
    emotionalTriggers: v.array(v.string()),
    reasons: v.array(v.object({ text: v.string(), points: v.number() })),
    /** What would change the verdict. */
    wouldChange: v.array(v.string()),
    /** Version of the model and its rules, which makes the result reproducible. */
    modelVersion: v.string(),
  }),
  fingerprints: v.object({ sha256: v.string(), words: v.number(), indicators: v.number() }),
  openaiAvailable: v.boolean(),
  /** What an outside service added; null without one, or when its answer could not be used. */
  enrichment: v.nullable(v.object({ from: v.string(), summary: v.string() })),
  indicators: v.array(indicatorSchema),
  spans: v.array(spanSchema),
  /** What it names that people reported here, defanged: it raised the risk level, whatever the words are. */
  reported: v.optional(v.array(v.string()), []),
});
export type TextAnalysis = v.InferOutput<typeof textAnalysisSchema>;
