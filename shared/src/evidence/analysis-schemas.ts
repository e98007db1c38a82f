import * as v from 'valibot';
import { SCAM_TYPES } from '../clusters/constants.ts';
import { percentSchema } from '../kernel/schemas.ts';
import { INDICATOR_TYPES } from './indicator-types.ts';

/** A place in a text, in UTF-16 code units, and what stands there. */
export const spanSchema = v.object({ start: v.number(), end: v.number(), label: v.string() });
export const indicatorSchema = v.object({
  type: v.picklist(INDICATOR_TYPES),
  value: v.string(),
  defanged: v.string(),
});

export const textAnalysisSchema = v.object({
  analysisId: v.string(),
  /** How sure the verdict is, 0–100. */
  confidenceScore: percentSchema,
  riskLevel: v.picklist(['LOW', 'MEDIUM', 'HIGH', 'UNKNOWN']),
  recommendations: v.array(v.string()),
  aiAnalysis: v.object({
    /** 0–1. */
    scamProbability: v.number(),
    scamType: v.nullable(v.picklist(SCAM_TYPES)),
    manipulationTactics: v.array(v.string()),
    urgencyMarkers: v.array(v.string()),
    emotionalTriggers: v.array(v.string()),
    reasons: v.array(v.object({ text: v.string(), points: v.number() })),
  }),
  fingerprints: v.object({ sha256: v.string(), words: v.number(), indicators: v.number() }),
  openaiAvailable: v.boolean(),
  indicators: v.array(indicatorSchema),
  spans: v.array(spanSchema),
});
export type TextAnalysis = v.InferOutput<typeof textAnalysisSchema>;
