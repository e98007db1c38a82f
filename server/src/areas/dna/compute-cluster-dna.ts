import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import type { DnaReport } from '@fap/shared/dna/compute-dna.ts';
import type { DnaResult } from '@fap/shared/dna/dna-result.ts';
import { mergeTraits } from '@fap/shared/dna/merge-traits.ts';
import { canonicalJson } from '@fap/shared/kernel/canonical-json.ts';
import { eq, sql } from 'drizzle-orm';
import { clusterDna } from '../../db/schema/dna.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import {
  findRoots,
  holdCluster,
  listAllVictimNames,
  listMembers,
  setClusterStrength,
  withPlaceholdersInWorker,
} from '../clusters/index.ts';
import { enqueueRelativesSearch } from '../families/index.ts';
import { loadTestimonies } from '../reports/index.ts';
import { runTextTask } from '../texts/index.ts';
import { loadReports, type MemberReport } from './load-reports.ts';
import { saveFileTraits } from './save-file-traits.ts';

/** Only this many newest reports are quoted, because masking each takes time. */
const QUOTED_REPORTS = 12;

/**
 * Computes a cluster's DNA from its reports and those of the clusters merged into it, and publishes changes. A merged
 * cluster has the DNA of its root.
 */
export async function computeClusterDna(ctx: Ctx, clusterId: string): Promise<void> {
  const rootId = (await findRoots(ctx, [clusterId])).get(clusterId);
  if (rootId === undefined) return;
  await transact(
    ctx,
    'platform',
    async (tx) => {
      // Serialises concurrent computations: the later one sees the earlier one's changes and writes last.
      await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dna ${rootId}`}, 0))`);
      // A report that is withdrawn or corrected meanwhile waits, or is waited for: its old words are not saved after it.
      await holdCluster(tx, rootId);
      const members = await listMembers(tx, rootId);
      const { reports, hasChanged } = await saveFileTraits(tx, await loadReports(tx, members));
      // Relatives are compared by these traits, so they are searched again now that the file hashes are in.
      if (hasChanged) await enqueueRelativesSearch(tx, rootId);
      const texts = await crowdTextsOf(tx, rootId, members, reports.slice(-QUOTED_REPORTS));
      const readable = reports.flatMap(({ id, exhibit, traits }): DnaReport[] => {
        return traits === null ? [] : [{ exhibit, traits, ...texts.get(id) }];
      });
      await saveDna(tx, rootId, await runTextTask(tx, 'dna', readable), readable);
    },
    { housekeeping: 'DNA follows from reports and the rules; one that changes is on record' },
  );
}

async function saveDna(
  tx: TxCtx,
  clusterId: string,
  result: DnaResult,
  reports: readonly DnaReport[],
): Promise<void> {
  const [before] = await tx.db
    .select({ result: clusterDna.result })
    .from(clusterDna)
    .where(eq(clusterDna.clusterId, clusterId));
  const values = {
    version: result.version,
    traits: mergeTraits(reports.map(({ traits }) => traits)),
    result,
    computedAt: tx.clock.now(),
  };
  await tx.db
    .insert(clusterDna)
    .values({ clusterId, ...values })
    .onConflictDoUpdate({ target: clusterDna.clusterId, set: values });
  if (before && canonicalJson(before.result) === canonicalJson(result)) return;
  const { strength } = result;
  await setClusterStrength(tx, clusterId, strength);
  publish(tx, CLUSTERS_TOPIC, clusterFacts.dna, { clusterId, strength });
  // No cluster id, because its activity list shows only what people do.
  await recordAudit(tx, {
    action: 'cluster.dna-computed',
    entityType: 'cluster',
    entityId: clusterId,
    before: { strength: before?.result.strength ?? null },
    after: { version: result.version, reports: result.reports, strength },
  });
}

/** What the crowd may read of these reports, with the cluster's placeholders, by report id. */
async function crowdTextsOf(
  tx: TxCtx,
  clusterId: string,
  members: readonly string[],
  reports: readonly MemberReport[],
): Promise<Map<string, Pick<DnaReport, 'text' | 'passages'>>> {
  const testimonies = await loadTestimonies(
    tx,
    reports.map(({ id }) => id),
  );
  const victimNames = await listAllVictimNames(tx, members);
  const withTestimony = reports.flatMap(({ id }) => {
    const testimony = testimonies.get(id);
    return testimony ? [{ id, ...testimony }] : [];
  });
  const readings = await withPlaceholdersInWorker(tx, clusterId, (scope) =>
    runTextTask(tx, 'crowdReadings', { scope, victimNames, reports: withTestimony }),
  );
  return new Map(withTestimony.flatMap(({ id }, index) => (readings[index] ? [[id, readings[index]]] : [])));
}
