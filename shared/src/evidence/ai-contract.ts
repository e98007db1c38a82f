import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { indicatorSchema } from '../indicators/entities.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { RISK_LEVELS, spanSchema, textAnalysisSchema } from './analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH } from './contract.ts';
import { NOT_UNDERSTOOD } from './not-understood.ts';

export const EMPTY_PASTE_MESSAGE = t`Please paste some text to analyze.`;
/** Above this risk score the announcement of a result is a warning (specification, section 9). */
export const ALARMING_RISK_SCORE = 70;
/** Clusters named for a text at most. */
export const CLUSTER_MATCHES = 5;

const aiAnalysisSchema = v.object({
  analysisId: v.string(),
  createdAt: timeSchema,
  riskScore: percentSchema,
  /** UNKNOWN: not understood, and names nothing that was reported. */
  threatLevel: v.picklist(RISK_LEVELS),
  /** False: no verdict (too little text, or not understood); the score is meaningless then. */
  hasEnoughText: v.boolean(),
  scamType: v.nullable(v.picklist(SCAM_TYPES)),
  notUnderstood: v.nullable(v.picklist(NOT_UNDERSTOOD)),
  /** What it names that people reported here, defanged. */
  reported: v.array(v.string()),
  /** How sure the verdict is, 0–100. */
  confidence: percentSchema,
  patterns: v.array(v.string()),
  reasons: textAnalysisSchema.entries.aiAnalysis.entries.reasons,
  wouldChange: v.array(v.string()),
  clusterMatches: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      similarity: percentSchema,
      /** Indicators that the text and a report of the cluster both name, defanged. */
      shared: v.array(v.string()),
    }),
  ),
  recommendations: v.array(ownWords),
  /** The recommendations as one text. */
  recommendation: ownWords,
  indicators: v.array(indicatorSchema),
  spans: v.array(spanSchema),
  enrichment: textAnalysisSchema.entries.enrichment,
  modelVersion: v.string(),
});
export type AiAnalysis = v.InferOutput<typeof aiAnalysisSchema>;

/** An analysis with the text it is of. */
export const keptAnalysisSchema = v.object({ ...aiAnalysisSchema.entries, text: v.string() });
/** An analysis of one's own with the text it is of. */
export type KeptAnalysis = v.InferOutput<typeof keptAnalysisSchema>;

const historyEntrySchema = v.object({
  ...v.pick(aiAnalysisSchema, [
    'analysisId',
    'createdAt',
    'riskScore',
    'threatLevel',
    'hasEnoughText',
    'scamType',
  ]).entries,
  /** How the text begins. */
  excerpt: v.string(),
});
export type AnalysisHistoryEntry = v.InferOutput<typeof historyEntrySchema>;

const historyPageSchema = v.object({
  analyses: v.array(historyEntrySchema),
  /** Ask again with this `cursor` for older ones; null at the end. */
  nextCursor: v.nullable(v.string()),
});
export type AnalysisHistoryPage = v.InferOutput<typeof historyPageSchema>;

/** Entries of the history at a time: each is several lines high. */
const HISTORY_PAGE = 20;

/** The AI Interrogator: risk of a pasted text with the clusters it resembles, stored for its owner. */
export const aiContract = {
  analyze: defineEndpoint({
    method: 'POST',
    path: '/api/ai/analyze',
    summary: 'Risk of a pasted text, with matching clusters; kept for its owner',
    access: 'signed-in',
    limit: 'checks',
    body: v.object({
      text: v.pipe(
        v.string(EMPTY_PASTE_MESSAGE),
        v.check((text) => text.trim().length > 0, EMPTY_PASTE_MESSAGE),
        storableText(ANALYZE_MAX_LENGTH),
      ),
    }),
    responses: { 200: aiAnalysisSchema },
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/ai/analyses',
    summary: "One's own analyses, newest first",
    access: 'signed-in',
    query: v.object(pageQuery(HISTORY_PAGE)),
    responses: { 200: historyPageSchema },
  }),
  kept: defineEndpoint({
    method: 'GET',
    path: '/api/ai/analyses/:id',
    summary: "An analysis of one's own with its text",
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: keptAnalysisSchema },
  }),
};
