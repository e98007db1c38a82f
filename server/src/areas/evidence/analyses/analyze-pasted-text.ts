import { type AiAnalysis, CLUSTER_MATCHES } from '@fap/shared/evidence/ai-contract.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { isByOtherVersion } from '@fap/shared/evidence/model/shipped.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { CANDIDATE_PERCENT } from '@fap/shared/matching/constants.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { textAnalysis } from '../../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import { findMatches } from '../../matching/index.ts';
import { analyzeMessage, type MessagePorts } from '../analyze-message.ts';
import { type AnalysisRow, presentAnalysis } from './presenter.ts';
import { getAnalysis } from './queries.ts';

/** Analyses a pasted text, finds the clusters most like it, and saves both for the actor. */
export async function analyzePastedText(ctx: Ctx, ports: MessagePorts, text: string): Promise<AiAnalysis> {
  return presentAnalysis(await judgeAndKeep(ctx, ports, text));
}

/**
 * Judges a kept text by the current version. The earlier verdict stays in the history as it was. Throws NOT_FOUND for a text of somebody
 * else, and CONFLICT when the current version has judged it.
 */
export async function judgeAgain(ctx: Ctx, ports: MessagePorts, id: string): Promise<AnalysisRow> {
  const earlier = await getAnalysis(ctx, id);
  if (!isByOtherVersion(verdictOf(earlier).modelVersion))
    throw new AppError('CONFLICT', { message: t`The current version has judged this text already` });
  return judgeAndKeep(ctx, ports, earlier.text, earlier);
}

const verdictOf = ({ analysis }: AnalysisRow) => (analysis as TextAnalysis).aiAnalysis;

async function judgeAndKeep(
  ctx: Ctx,
  ports: MessagePorts,
  text: string,
  earlier?: AnalysisRow,
): Promise<AnalysisRow> {
  const id = ctx.ids.next('analysis');
  const [analysis, features] = await Promise.all([
    analyzeMessage(ctx, ports, text, id),
    ports.views.features(text),
  ]);
  const clusterMatches = await matchClusters(ctx, features);
  const [row] = await transact(ctx, 'evidence.upload', async (tx) => {
    await recordAudit(tx, {
      action: earlier ? 'analysis.made-again' : 'analysis.made',
      entityType: 'text-analysis',
      entityId: id,
      ...(earlier
        ? { before: { analysisId: earlier.id, modelVersion: verdictOf(earlier).modelVersion } }
        : {}),
      after: { sha256: analysis.fingerprints.sha256, modelVersion: analysis.aiAnalysis.modelVersion },
    });
    return tx.db
      .insert(textAnalysis)
      .values({
        id,
        ownerId: actingAccount(tx),
        text,
        analysis,
        clusterMatches,
        createdAt: tx.clock.now(),
      })
      .returning();
  });
  if (!row) throw new Error('the analysis was not written');
  return row;
}

/** The clusters a text resembles, best first, with what they share; weak matches are left out. */
async function matchClusters(ctx: Ctx, features: ReportFeatures): Promise<AiAnalysis['clusterMatches']> {
  const matches = await findMatches(ctx, features, { isQuestion: true });
  const best = matches.filter(({ percent }) => percent >= CANDIDATE_PERCENT).slice(0, CLUSTER_MATCHES);
  return Promise.all(
    best.map(async ({ clusterId, percent, sharedIdentifiers }) => ({
      id: clusterId,
      name: (await getCluster(ctx, clusterId)).name,
      similarity: Math.round(percent),
      shared: sharedIdentifiers.map(({ type, value }) => defang(type as IndicatorType, value)),
    })),
  );
}
