import type { AiAnalysis, AnalysisHistoryEntry, KeptAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { riskScoreOf } from '@fap/shared/evidence/risk-score.ts';
import type { textAnalysis } from '../../../db/schema/evidence.ts';

export type AnalysisRow = typeof textAnalysis.$inferSelect;

const EXCERPT_LENGTH = 120;

/** An analysis as its owner gets it. */
export function presentAnalysis(row: AnalysisRow): AiAnalysis {
  const analysis = row.analysis as TextAnalysis;
  const { aiAnalysis, riskLevel, recommendations } = analysis;
  return {
    analysisId: row.id,
    createdAt: row.createdAt.toISOString(),
    riskScore: aiAnalysis.scamProbability === null ? 0 : riskScoreOf(aiAnalysis.scamProbability),
    threatLevel: riskLevel,
    hasEnoughText: aiAnalysis.scamProbability !== null,
    notUnderstood: aiAnalysis.notUnderstood ?? null,
    reported: analysis.reported ?? [],
    scamType: aiAnalysis.scamType,
    confidence: analysis.confidenceScore,
    patterns: aiAnalysis.manipulationTactics,
    reasons: aiAnalysis.reasons,
    wouldChange: aiAnalysis.wouldChange,
    clusterMatches: row.clusterMatches as AiAnalysis['clusterMatches'],
    recommendations,
    recommendation: recommendations.join(' '),
    indicators: analysis.indicators,
    spans: analysis.spans,
    enrichment: analysis.enrichment,
    modelVersion: aiAnalysis.modelVersion,
  };
}

/** The same with its text. */
export const presentKeptAnalysis = (row: AnalysisRow): KeptAnalysis => ({
  ...presentAnalysis(row),
  text: row.text,
});

/** A line of the history. */
export function presentHistoryEntry(row: AnalysisRow): AnalysisHistoryEntry {
  const { analysisId, createdAt, riskScore, threatLevel, hasEnoughText, scamType } = presentAnalysis(row);
  return {
    analysisId,
    createdAt,
    riskScore,
    threatLevel,
    hasEnoughText,
    scamType,
    excerpt: excerptOf(row.text),
  };
}

/** The beginning of a text on one line; a character of two code units stays whole. */
function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  const beginning = characters.slice(0, EXCERPT_LENGTH).join('');
  return characters.length > EXCERPT_LENGTH ? `${beginning}…` : beginning;
}
