import { PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { MATCH_VERSION } from '@fap/shared/matching/match-score.ts';
import { FEATURES_VERSION, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { parseAmount } from '@fap/shared/reports/parse-amount.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { and, eq, sql } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { payloadHashOf, refuseOtherPayload } from '../../platform/write/idempotency.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { getEmail } from '../auth/index.ts';
import {
  addSources,
  announceActivity,
  type ChainedCluster,
  countVictims,
  findRoots,
  getCluster,
  lockMergesShared,
  lockPathToRoot,
} from '../clusters/index.ts';
import { linkEvidenceItems, lockFreeEvidenceItems } from '../evidence/index.ts';
import { recordMentions } from '../indicators/index.ts';
import { findMatches, type StoredMatch, saveSketches } from '../matching/index.ts';
import { extractFeaturesInWorker } from '../texts/index.ts';
import { reportEvents } from './events.ts';
import { findReportReward } from './find-report-reward.ts';
import { foundCluster, type ReportProvenance, VICTIM_REPORT } from './found-cluster.ts';
import { keepWords } from './keep-words.ts';
import { lockSharedIndicators } from './lock-shared-indicators.ts';
import { refuseFuture } from './refuse-future.ts';

export interface SubmitReportResult {
  reportId: string;
  clusterId: string;
  clusterName: string;
  joined: boolean;
  similarity?: number;
  matchedElements: string[];
  clusterChainId: string;
  xpAwarded: number;
}

/**
 * Takes a victim's report: it joins the cluster with which it shares a hard indicator, else founds one. The same
 * idempotency key again gives the first answer. Throws INVALID for evidence that is not the reporter's, CONFLICT for the
 * same key with another report.
 */
export async function submitReport(
  ctx: Ctx,
  input: Submission,
  provenance: ReportProvenance = VICTIM_REPORT,
): Promise<SubmitReportResult> {
  const reporterId = actingAccount(ctx);
  const known = await findSubmitted(ctx, reporterId, input);
  if (known) return known;

  refuseFuture(ctx, input.dateOccurred);
  const { description, evidence, scamPersonas, amountInvolved, dateOccurred } = input;
  const words = { description, evidence, scamPersonas, amountInvolved, dateOccurred };
  const features = await extractFeaturesInWorker(ctx, {
    ...words,
    ownEmail: await getEmail(ctx, reporterId),
  });
  return transact(ctx, 'report.submit', async (tx) => {
    const { idempotencyKey } = input;
    const ownKey = idempotencyKey ? `report ${reporterId} ${idempotencyKey}` : null;
    await lockSharedIndicators(tx, features.indicators, ownKey);
    const again = await findSubmitted(tx, reporterId, input);
    if (again) return again;
    // Lock order: files before clusters, as in reading.
    const free = await lockFreeEvidenceItems(tx, reporterId, input.evidenceIds);
    await lockMergesShared(tx);
    const [best] = await findMatches(tx, features);
    const match = best?.joinsByItself ? best : null;
    const target = match
      ? await joinCluster(tx, match.clusterId, provenance)
      : await foundCluster(tx, input, { provenance, reporterId, reporterName: tx.actor.displayName });
    const stored: StoredMatch = {
      version: MATCH_VERSION,
      joined: match !== null,
      percent: best?.percent ?? null,
      sharedIdentifiers: match?.sharedIdentifiers ?? [],
    };
    const reportId = await insertReport(tx, reporterId, target.id, input, features, stored);
    await countVictims(tx, target.id);
    await linkEvidenceItems(tx, free, { clusterId: target.id, reportId });
    await keepWords(tx, {
      report: { id: reportId, clusterId: target.id, reporterId },
      version: 1,
      words: input,
      isClosedToAnalysts: false,
    });
    const place = { report: { id: reportId, reporterId }, clusterId: target.id };
    await recordMentions(tx, [
      { ...place, kind: 'report', id: reportId, indicators: features.indicators },
      // Mentions of its files count for this report from now on.
      ...free.map((id) => ({ ...place, kind: 'exhibit' as const, id })),
    ]);
    await recordAudit(tx, {
      action: match ? 'cluster.joined' : 'cluster.founded',
      entityType: 'report',
      entityId: reportId,
      clusterId: target.id,
      after: { match: stored },
    });
    announceActivity(tx, target, match ? 'report-joined' : 'cluster-founded');
    emit(tx, reportEvents.submitted, { reportId, clusterId: target.id, reporterId, joined: stored.joined });
    return toResult(reportId, target, stored, await findReportReward(tx, reporterId, reportId));
  });
}

/** Joins a cluster's root: merged clusters stay unchanged. */
async function joinCluster(
  tx: TxCtx,
  clusterId: string,
  provenance: ReportProvenance,
): Promise<ChainedCluster> {
  const rootId = (await lockPathToRoot(tx, clusterId, 'update')).at(-1)?.id ?? clusterId;
  const row = await addSources(tx, rootId, { sources: provenance.sources, isActivity: true });
  if (!row) throw new AppError('CONFLICT', { message: t`The matching cluster is gone, please try again` });
  return row;
}

async function insertReport(
  tx: TxCtx,
  reporterId: string,
  clusterId: string,
  input: Submission,
  features: ReportFeatures,
  match: StoredMatch,
): Promise<string> {
  const id = tx.ids.next('report');
  const amount = parseAmount(input.amountInvolved);
  await tx.db.insert(report).values({
    id,
    clusterId,
    reporterId,
    scamName: input.scamName,
    scamType: input.scamType,
    description: input.description,
    contactMethod: input.contactMethod,
    dateOccurred: input.dateOccurred,
    amountInvolved: input.amountInvolved,
    amountCents: amount?.cents ?? null,
    amountCurrency: amount?.currency ?? null,
    scamPersonas: input.scamPersonas,
    evidenceText: input.evidence,
    evidenceAuthor: input.evidenceAuthor,
    carePaymentRail: input.care?.rail ?? null,
    carePaidAt: input.care?.paidAt ? new Date(input.care.paidAt) : null,
    careGoesOn: input.care?.goesOn ?? null,
    careAgeBand: input.care?.ageBand ?? null,
    consentWords: input.consentWords,
    consentVault: input.consentVault,
    match,
    idempotencyKey: input.idempotencyKey ?? null,
    payloadHash: input.idempotencyKey ? payloadHashOf(input) : null,
    traits: features.traits,
    featuresVersion: FEATURES_VERSION,
    createdAt: tx.clock.now(),
  });
  await saveSketches(tx, id, features.texts);
  return id;
}

async function findSubmitted(
  ctx: Ctx,
  reporterId: string,
  input: Submission,
): Promise<SubmitReportResult | null> {
  const { idempotencyKey } = input;
  if (!idempotencyKey) return null;
  const [row] = await ctx.db
    .select({
      id: report.id,
      clusterId: sql<string>`coalesce(${report.clusterId}, ${report.withdrawnFrom})`,
      match: report.match,
      payloadHash: report.payloadHash,
    })
    .from(report)
    .where(and(eq(report.reporterId, reporterId), eq(report.idempotencyKey, idempotencyKey)));
  if (!row) return null;
  refuseOtherPayload(row.payloadHash, payloadHashOf(input));
  // Its current cluster, which may have been merged or split since.
  const roots = await findRoots(ctx, [row.clusterId]);
  const target = await getCluster(ctx, roots.get(row.clusterId) ?? row.clusterId);
  return toResult(row.id, target, row.match as StoredMatch, await findReportReward(ctx, reporterId, row.id));
}

function toResult(
  reportId: string,
  target: ChainedCluster,
  match: StoredMatch,
  xpAwarded: number,
): SubmitReportResult {
  return {
    reportId,
    clusterId: target.id,
    clusterName: target.name,
    joined: match.joined,
    ...(match.joined && match.percent !== null ? { similarity: Math.round(match.percent) } : {}),
    // Indicators that may be a person's own are left out of the answer.
    matchedElements: match.sharedIdentifiers.flatMap(({ type, value }) =>
      PERSONAL_INDICATOR_TYPES.some((personal) => personal === type) ? [] : `${type}: ${value}`,
    ),
    clusterChainId: target.clusterChainId,
    xpAwarded,
  };
}
