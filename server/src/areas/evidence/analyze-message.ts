import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { mayMeanPerson } from '@fap/shared/privacy/indicator-figures.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { getDisplayName } from '../auth/index.ts';
import { lookupIndicators } from '../indicators/index.ts';
import type { Enricher, Enrichment } from './enrichment/enricher.ts';
import type { WordViews } from './reading/word-views.ts';

/** What the analysis of a pasted text needs. */
export interface MessagePorts {
  views: Pick<WordViews, 'analyze' | 'features' | 'redact'>;
  /** Null: the built-in engine alone answers. */
  enricher: Enricher | null;
}

/** Analyses a pasted text in a worker thread, with an outside service's addition when there is one. */
export async function analyzeMessage(
  ctx: Ctx,
  { views, enricher }: MessagePorts,
  text: string,
  analysisId: string,
): Promise<TextAnalysis> {
  const [analysis, enrichment] = await Promise.all([
    views.analyze(text, analysisId),
    enricher && enrich(ctx, views, enricher, text),
  ]);
  return { ...(await raiseByReported(ctx, analysis)), openaiAvailable: enricher !== null, enrichment };
}

/**
 * Raises the risk of a message in any language that names reported indicators: high when several reports confirm one,
 * otherwise at least medium.
 */
async function raiseByReported(ctx: Ctx, analysis: TextAnalysis): Promise<TextAnalysis> {
  const asked = analysis.indicators.filter(({ type }) => !mayMeanPerson(type));
  const known = [...(await lookupIndicators(ctx, asked)).values()].filter(
    ({ reports, isTooCommon, state }) => reports > 0 && !isTooCommon && state !== 'contested',
  );
  if (known.length === 0) return analysis;
  const isConfirmed = known.some(({ state }) => state === 'confirmed');
  const riskLevel = isConfirmed || analysis.riskLevel === 'HIGH' ? 'HIGH' : 'MEDIUM';
  const isRaised = riskLevel !== analysis.riskLevel;
  return {
    ...analysis,
    riskLevel,
    reported: [...new Set(known.map(({ type, value }) => defang(type, value)))],
    recommendations: isRaised ? [REPORTED_ADVICE, ...analysis.recommendations] : analysis.recommendations,
  };
}

const REPORTED_ADVICE = t`This message names something that people reported here. Do not answer, do not pay, and do not open its links.`;

/** Nothing that may be a victim's is sent out, the sender's own name included. */
async function enrich(
  ctx: Ctx,
  views: MessagePorts['views'],
  enricher: Enricher,
  text: string,
): Promise<Enrichment | null> {
  const sender = await getDisplayName(ctx, actingAccount(ctx));
  return enricher.enrich(await views.redact(text, [sender]));
}
