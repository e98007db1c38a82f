import { isDeepStrictEqual } from 'node:util';
import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import {
  type ClusterLineage,
  computeLineage,
  type LineageExtent,
} from '@fap/shared/families/cluster-lineage.ts';
import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { type ClusterRelation, relateClusters } from '@fap/shared/families/relate-clusters.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { findRoots, holdCluster, listVictimNames, withPlaceholdersInWorker } from '../clusters/index.ts';
import { loadTestimonies } from '../reports/index.ts';
import { runTextTask } from '../texts/index.ts';
import { findCandidates } from './find-candidates.ts';
import { type LineageReport, loadReports, loadSide } from './load-sides.ts';

/** A compared cluster with the relation to it; null when there is none. */
interface Compared {
  id: string;
  relation: ClusterRelation | null;
}

/**
 * Recomputes a cluster's history and its relatives among the clusters that share an indicator or a text with it, and
 * publishes changes. A merged cluster has the relatives of its root.
 */
export async function relateCluster(ctx: Ctx, clusterId: string): Promise<void> {
  const rootId = (await findRoots(ctx, [clusterId])).get(clusterId);
  if (rootId === undefined) return;
  await transact(
    ctx,
    'platform',
    async (tx) => {
      await lockRelating(tx);
      if (rootId !== clusterId) await dropEdges(tx, clusterId);
      // As for the DNA: words that are withdrawn meanwhile are not saved after it.
      await holdCluster(tx, rootId);
      const { reports, extent } = await loadReports(tx, rootId);
      const lineage = await lineageForCrowd(tx, reports, extent);
      const hasChanged = await saveLineage(tx, rootId, lineage);
      const compared = await compareWithOthers(tx, rootId, reports, lineage);
      const isRelated = await saveEdges(tx, rootId, compared);
      if (!hasChanged && !isRelated) return;
      const relatives = await listRelated(tx, rootId);
      publish(tx, CLUSTERS_TOPIC, clusterFacts.related, { clusterId: rootId, relatives: relatives.length });
      // No cluster id, because its activity list shows only what people do.
      await recordAudit(tx, {
        action: 'cluster.related',
        entityType: 'cluster',
        entityId: rootId,
        after: { version: FAMILY_VERSION, reports: extent.reports, relatives },
      });
    },
    { housekeeping: 'relations follow from reports and the rules; those that change are on record' },
  );
}

/** Serialises comparisons: two clusters compared concurrently for the first time would not see each other. */
async function lockRelating(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('cluster families', 0))`);
}

/** The history as strangers may read it, without names and domains that their view of a report hides. */
async function lineageForCrowd(
  tx: TxCtx,
  reports: readonly LineageReport[],
  extent: LineageExtent,
): Promise<ClusterLineage> {
  const readable = [];
  const testimonies = await loadTestimonies(
    tx,
    reports.map(({ id }) => id),
  );
  for (const [clusterId, own] of Map.groupBy(reports, (row) => row.clusterId)) {
    const victimNames = await listVictimNames(tx, clusterId);
    const quotable = own.flatMap(({ id }) => testimonies.get(id) ?? []);
    const shown = await withPlaceholdersInWorker(tx, clusterId, (scope) =>
      runTextTask(tx, 'crowdReadings', { scope, victimNames, reports: quotable }),
    );
    for (const [index, row] of own.entries()) {
      if (!row.traits) continue;
      readable.push({
        exhibit: row.exhibit,
        receivedAt: row.createdAt.toISOString(),
        description: row.description,
        evidence: row.evidenceText,
        scamPersonas: row.scamPersonas,
        contactMethod: row.contactMethod,
        dateOccurred: row.dateOccurred,
        traits: row.traits,
        hasPaid: (row.amountCents ?? 0) > 0,
        shown: shown[index]?.text ?? '',
        passages: shown[index]?.passages ?? [],
        victimNames,
      });
    }
  }
  return computeLineage(readable, extent);
}

/** Saves the history; true when it changed. */
async function saveLineage(tx: TxCtx, clusterId: string, lineage: ClusterLineage): Promise<boolean> {
  const [before] = await tx.db
    .select({ lineage: clusterLineage.lineage })
    .from(clusterLineage)
    .where(eq(clusterLineage.clusterId, clusterId));
  const values = { version: FAMILY_VERSION, lineage, computedAt: tx.clock.now() };
  await tx.db
    .insert(clusterLineage)
    .values({ clusterId, ...values })
    .onConflictDoUpdate({ target: clusterLineage.clusterId, set: values });
  return !before || !isDeepStrictEqual(before.lineage, lineage);
}

/**
 * Compares a cluster with its candidates and again with its current relatives. The candidate search is not symmetric, so
 * only a comparison can end a relation.
 */
async function compareWithOthers(
  tx: TxCtx,
  clusterId: string,
  reports: readonly LineageReport[],
  lineage: ClusterLineage,
): Promise<Compared[]> {
  const roots = await findRoots(tx, await listRelated(tx, clusterId));
  const merged = [...roots].flatMap(([id, root]) => (id === root ? [] : [{ id, relation: null }]));
  const own = await loadSide(tx, reports, lineage);
  if (!own) return merged;
  const { clusterIds, rarityOf } = await findCandidates(tx, clusterId, reports);
  const others = new Set([...clusterIds, ...roots.values()]);
  others.delete(clusterId);
  const compared: Compared[] = merged;
  for (const id of [...others].sort()) {
    const [known] = await tx.db
      .select({ lineage: clusterLineage.lineage })
      .from(clusterLineage)
      .where(eq(clusterLineage.clusterId, id));
    // A cluster without a history yet will find this one when it has one.
    const other = known && (await loadSide(tx, (await loadReports(tx, id)).reports, known.lineage));
    if (!other) continue;
    // A relation is stored from the side with the smaller id, so that it is stored once.
    const [first, second] = clusterId < id ? [own, other] : [other, own];
    compared.push({ id, relation: relateClusters(first, second, rarityOf) });
  }
  return compared;
}

/** Saves the relations; true when they changed. */
async function saveEdges(tx: TxCtx, clusterId: string, compared: readonly Compared[]): Promise<boolean> {
  const before = await tx.db.select().from(clusterEdge).where(edgesOf(clusterId));
  const stored = new Map(before.map((edge) => [`${edge.firstId} ${edge.secondId}`, edge.shared]));
  let hasChanged = false;
  for (const { id, relation } of compared) {
    const [firstId, secondId] = clusterId < id ? [clusterId, id] : [id, clusterId];
    const known = stored.get(`${firstId} ${secondId}`);
    if (!relation) {
      if (!known) continue;
      hasChanged = true;
      await tx.db
        .delete(clusterEdge)
        .where(and(eq(clusterEdge.firstId, firstId), eq(clusterEdge.secondId, secondId)));
      continue;
    }
    const { identifiers, personas, scripts, ...scores } = relation;
    const shared = { identifiers, personas, scripts };
    const values = { ...scores, shared, version: FAMILY_VERSION, computedAt: tx.clock.now() };
    await tx.db
      .insert(clusterEdge)
      .values({ firstId, secondId, ...values })
      .onConflictDoUpdate({ target: [clusterEdge.firstId, clusterEdge.secondId], set: values });
    if (!known || !isDeepStrictEqual(known, shared)) hasChanged = true;
  }
  return hasChanged;
}

/** The clusters on the other side of its relations. */
async function listRelated(tx: TxCtx, clusterId: string): Promise<string[]> {
  const edges = await tx.db
    .select({ firstId: clusterEdge.firstId, secondId: clusterEdge.secondId })
    .from(clusterEdge)
    .where(edgesOf(clusterId))
    .orderBy(clusterEdge.firstId, clusterEdge.secondId);
  return edges.map(({ firstId, secondId }) => (firstId === clusterId ? secondId : firstId));
}

/** Deletes a cluster's relations and history with its quotes until they are computed again. */
export async function dropEdges(tx: TxCtx, clusterId: string): Promise<void> {
  await tx.db.delete(clusterEdge).where(edgesOf(clusterId));
  await tx.db.delete(clusterLineage).where(eq(clusterLineage.clusterId, clusterId));
}

const edgesOf = (clusterId: string) =>
  or(eq(clusterEdge.firstId, clusterId), eq(clusterEdge.secondId, clusterId));
