import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import {
  PLAYBOOK_VERSION,
  type Playbook,
  type PlaybookFindings,
} from '@fap/shared/playbook/playbook-result.ts';
import { eq, ne } from 'drizzle-orm';
import { clusterPlaybook } from '../../db/schema/playbook.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster, withPlaceholdersInWorker } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import { loadReports } from './load-reports.ts';

/**
 * Computes a cluster's playbook, or gives the stored one while its reports and the rules are unchanged. Throws NOT_FOUND.
 */
export async function detonatePlaybook(ctx: Ctx, clusterId: string): Promise<Playbook> {
  await getCluster(ctx, clusterId);
  const evidence = await loadReports(ctx, clusterId);
  const evidenceHash = sha256Hex(JSON.stringify([PLAYBOOK_VERSION, evidence]));
  const stored = await findStored(ctx, clusterId, evidenceHash);
  if (stored) return stored;
  return transact(ctx, 'playbook.detonate', async (tx) => {
    // Runs in the worker, so that a large cluster does not block the event loop.
    const result = await withPlaceholdersInWorker(tx, clusterId, (scope) =>
      runTextTask(tx, 'crowdPlaybook', { scope, ...evidence }),
    );
    const computedAt = tx.clock.now();
    const row = { version: PLAYBOOK_VERSION, evidenceHash, result, computedAt };
    await tx.db
      .insert(clusterPlaybook)
      .values({ clusterId, ...row })
      .onConflictDoUpdate({
        target: clusterPlaybook.clusterId,
        set: row,
        // Race: a concurrent request stored it first; that one is returned.
        setWhere: ne(clusterPlaybook.evidenceHash, evidenceHash),
      });
    // No cluster id, because its activity list shows only what people do.
    await recordAudit(tx, {
      action: 'playbook.extracted',
      entityType: 'cluster',
      entityId: clusterId,
      after: { version: PLAYBOOK_VERSION, evidenceHash, confidence: result.confidence },
    });
    return (await findStored(tx, clusterId, evidenceHash)) ?? present(clusterId, result, computedAt);
  });
}

async function findStored(ctx: Ctx, clusterId: string, evidenceHash: string): Promise<Playbook | null> {
  const [row] = await ctx.db.select().from(clusterPlaybook).where(eq(clusterPlaybook.clusterId, clusterId));
  return row?.evidenceHash === evidenceHash ? present(clusterId, row.result, row.computedAt) : null;
}

const present = (clusterId: string, result: PlaybookFindings, computedAt: Date): Playbook => ({
  clusterId,
  ...result,
  extractedAt: computedAt.toISOString(),
});
