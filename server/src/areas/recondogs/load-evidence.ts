import type { CitedAdvisory, ClusterEvidence, EvidenceText } from '@fap/shared/recondogs/cluster-evidence.ts';
import { and, countDistinct, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { clusterAdvisory } from '../../db/schema/clusters.ts';
import { harvestCitation, harvestEntry, harvestSource } from '../../db/schema/harvest.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';
import { runTextTask } from '../texts/index.ts';
import { loadFiles } from './load-files.ts';

/** Limit of newest evidence items of each kind, because a unit's time is limited. */
const MAX_ITEMS = 200;

/** Everything a unit may examine of a cluster, without the people in it, before any registry was asked. */
export async function loadEvidence(ctx: Ctx, clusterId: string): Promise<ClusterEvidence> {
  const cluster = await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  const reports = await loadTexts(ctx, members);
  const { files, texts } = await loadFiles(ctx, members, MAX_ITEMS);
  return {
    scamType: cluster.scamType,
    texts: [...reports, ...texts],
    files,
    advisories: await listAdvisories(ctx, members),
    otherClusters: await countOtherClusters(ctx, members),
    lookups: null,
    isCut: reports.length === MAX_ITEMS || files.length === MAX_ITEMS,
  };
}

/** Warnings cited in the cluster, once for each source. */
async function listAdvisories(ctx: Ctx, members: readonly string[]): Promise<CitedAdvisory[]> {
  return ctx.db
    .select({ source: harvestSource.name, tier: harvestSource.tier, title: harvestEntry.title })
    .from(clusterAdvisory)
    .innerJoin(harvestEntry, eq(harvestEntry.id, clusterAdvisory.entryId))
    .innerJoin(harvestCitation, eq(harvestCitation.entryId, harvestEntry.id))
    .innerJoin(harvestSource, eq(harvestSource.id, harvestCitation.sourceId))
    .where(inArray(clusterAdvisory.clusterId, [...members]))
    .orderBy(harvestSource.tier, desc(clusterAdvisory.citedAt))
    .limit(MAX_ITEMS);
}

async function loadTexts(ctx: Ctx, members: readonly string[]): Promise<EvidenceText[]> {
  const rows = await ctx.db
    .select({
      number: reportNumber,
      description: report.description,
      evidence: report.evidenceText,
      evidenceAuthor: report.evidenceAuthor,
      ownName: account.displayName,
      ownEmail: account.email,
      scamPersonas: report.scamPersonas,
      dateOccurred: report.dateOccurred,
      createdAt: report.createdAt,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.clusterId, [...members]))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_ITEMS);
  const oldestFirst = rows.reverse();
  const features = await runTextTask(
    ctx,
    'features',
    oldestFirst.map(({ description, evidence, scamPersonas }) => ({ description, evidence, scamPersonas })),
  );
  const named = await runTextTask(
    ctx,
    'ownHandlesOut',
    oldestFirst.map(({ ownName, ownEmail, ...row }, index) => ({
      ...row,
      ownNames: [ownName, ownEmail],
      indicators: features[index]?.indicators ?? [],
    })),
  );
  return oldestFirst.map((row, index) => ({
    exhibit: reportCitation(row.number),
    from: 'report' as const,
    text: `${row.description}\n${row.evidence}\n${row.scamPersonas}`,
    occurredOn: row.dateOccurred,
    receivedAt: row.createdAt.toISOString(),
    indicators: named[index] ?? [],
  }));
}

/** How many other clusters' reports name what this one's name. */
async function countOtherClusters(ctx: Ctx, members: readonly string[]): Promise<Map<string, number>> {
  const own = ctx.db
    .select({
      id: indicatorMention.indicatorId,
      clusters: countDistinct(indicatorMention.clusterId).as('own_clusters'),
    })
    .from(indicatorMention)
    .where(and(inArray(indicatorMention.clusterId, [...members]), isNotNull(indicatorMention.reportId)))
    .groupBy(indicatorMention.indicatorId)
    .as('own');
  const rows = await ctx.db
    .select({ type: indicator.type, value: indicator.value, all: indicator.clusters, own: own.clusters })
    .from(indicator)
    .innerJoin(own, eq(own.id, indicator.id))
    .where(gt(indicator.clusters, own.clusters));
  return new Map(rows.map(({ type, value, all, own: ours }) => [`${type} ${value}`, all - ours]));
}
