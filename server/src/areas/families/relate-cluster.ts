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
import { findRoots, listVictimNames, withPlaceholdersAway } from '../clusters/index.ts';
import { loadTestimonies } from '../reports/index.ts';
import { readAway } from '../texts/index.ts';
import { findCandidates } from './find-candidates.ts';
import { type LineageReport, loadReports, loadSide } from './load-sides.ts';

/** A cluster that was compared, and the relation with it; null where the comparison says that there is none. */
interface Compared {
  id: string;
  relation: ClusterRelation | null;
}

/**
 * Reads a cluster's history anew and looks for its relatives among the clusters that share an identifier or a text with
 * it, and tells it when something changed. A merged cluster has the relatives of the one it was merged into.
 */
export async function relateCluster(ctx: Ctx, clusterId: string): Promise<void> {
  const rootId = (await findRoots(ctx, [clusterId])).get(clusterId);
  if (rootId === undefined) return;
  await transact(
    ctx,
    'platform',
    async (tx) => {
      await takeTurn(tx);
      if (rootId !== clusterId) await dropEdges(tx, clusterId);
      const { reports, extent } = await loadReports(tx, rootId);
      const lineage = await readForCrowd(tx, reports, extent);
      const isNews = await keepLineage(tx, rootId, lineage);
      const compared = await compareWithOthers(tx, rootId, reports, lineage);
      const isRelated = await keepEdges(tx, rootId, compared);
      if (!isNews && !isRelated) return;
      const relatives = await listRelated(tx, rootId);
      publish(tx, CLUSTERS_TOPIC, clusterFacts.related, { clusterId: rootId, relatives: relatives.length });
      // Without the cluster's id: its activity list is for what people do.
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

/** One at a time: of two clusters that are compared at once for the first time, neither would find the other. */
async function takeTurn(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('cluster families', 0))`);
}

/** The history as strangers may read it: names and domains are left out that their view of a report does not show. */
async function readForCrowd(
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
    const told = own.flatMap(({ id }) => testimonies.get(id) ?? []);
    const shown = await withPlaceholdersAway(tx, clusterId, (scope) =>
      readAway(tx, 'crowdReadings', { scope, victimNames, reports: told }),
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

/** Stores the history; whether it is another one than before. */
async function keepLineage(tx: TxCtx, clusterId: string, lineage: ClusterLineage): Promise<boolean> {
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
 * Compares a cluster with all that may be related to it, and once more with those it is related to: who is found depends
 * on who asks, so that only a comparison can say that a relation is over.
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
    // One whose history is not read yet finds this one when it is.
    const other = known && (await loadSide(tx, (await loadReports(tx, id)).reports, known.lineage));
    if (!other) continue;
    // A relation is told from the side whose id comes first, whoever found it.
    const [first, second] = clusterId < id ? [own, other] : [other, own];
    compared.push({ id, relation: relateClusters(first, second, rarityOf) });
  }
  return compared;
}

/** Stores what the comparisons say; whether it is anything else than before. */
async function keepEdges(tx: TxCtx, clusterId: string, compared: readonly Compared[]): Promise<boolean> {
  const before = await tx.db.select().from(clusterEdge).where(edgesOf(clusterId));
  const told = new Map(before.map((edge) => [`${edge.firstId} ${edge.secondId}`, edge.shared]));
  let isNews = false;
  for (const { id, relation } of compared) {
    const [firstId, secondId] = clusterId < id ? [clusterId, id] : [id, clusterId];
    const known = told.get(`${firstId} ${secondId}`);
    if (!relation) {
      if (!known) continue;
      isNews = true;
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
    if (!known || !isDeepStrictEqual(known, shared)) isNews = true;
  }
  return isNews;
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

async function dropEdges(tx: TxCtx, clusterId: string): Promise<void> {
  await tx.db.delete(clusterEdge).where(edgesOf(clusterId));
  await tx.db.delete(clusterLineage).where(eq(clusterLineage.clusterId, clusterId));
}

const edgesOf = (clusterId: string) =>
  or(eq(clusterEdge.firstId, clusterId), eq(clusterEdge.secondId, clusterId));
