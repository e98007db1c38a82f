import { VERIFIER_NAMES, type Verifier } from '@fap/shared/clusters/constants.ts';
import type { NewVerification, Verification } from '@fap/shared/clusters/verifications.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster, clusterVerification } from '../../db/schema/clusters.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { findRoots } from './find-roots.ts';
import { lockClusters } from './lock-path-to-root.ts';
import { getCluster } from './queries.ts';

/** Who verified a cluster, the newest first; of one that is merged, of the cluster it is in. Throws NOT_FOUND. */
export async function listVerifications(ctx: Ctx, clusterId: string): Promise<Verification[]> {
  return listOf(ctx, await rootOf(ctx, clusterId));
}

/** Records who verified a cluster and where that stands. Throws NOT_FOUND. */
export async function verifyCluster(
  ctx: Ctx,
  clusterId: string,
  { verifier, citation, url = null }: NewVerification,
): Promise<Verification[]> {
  const rootId = await rootOf(ctx, clusterId);
  return transact(ctx, 'cluster.verify', async (tx) => {
    await lockClusters(tx, [rootId]);
    const id = tx.ids.next('verification');
    await tx.db.insert(clusterVerification).values({
      id,
      clusterId: rootId,
      verifier,
      citation,
      url,
      recordedBy: actingAccount(tx),
      recordedAt: tx.clock.now(),
    });
    await showVerifier(tx, rootId, verifier, true);
    await recordAudit(tx, {
      action: 'cluster.verified',
      entityType: 'cluster',
      entityId: rootId,
      custodyOf: [rootId],
      after: { verificationId: id, verifier, citation, url },
    });
    return listOf(tx, rootId);
  });
}

/** Takes a verification back. Throws NOT_FOUND for one that is not in force. */
export async function withdrawVerification(
  ctx: Ctx,
  clusterId: string,
  verificationId: string,
): Promise<Verification[]> {
  const rootId = await rootOf(ctx, clusterId);
  return transact(ctx, 'cluster.verify', async (tx) => {
    await lockClusters(tx, [rootId]);
    const [ended] = await tx.db
      .update(clusterVerification)
      .set({ withdrawnBy: actingAccount(tx), withdrawnAt: tx.clock.now() })
      .where(and(eq(clusterVerification.id, verificationId), isInForce(rootId)))
      .returning({ verifier: clusterVerification.verifier });
    if (!ended) throw new AppError('NOT_FOUND');
    const left = await listOf(tx, rootId);
    await showVerifier(
      tx,
      rootId,
      ended.verifier,
      left.some(({ verifier }) => verifier === ended.verifier),
    );
    await recordAudit(tx, {
      action: 'cluster.verification-withdrawn',
      entityType: 'cluster',
      entityId: rootId,
      custodyOf: [rootId],
      after: { verificationId, verifier: ended.verifier },
    });
    return left;
  });
}

/** Whether lists name a verifier of a cluster: once, however many of its documents are cited. */
async function showVerifier(
  tx: TxCtx,
  clusterId: string,
  verifier: Verifier,
  isShown: boolean,
): Promise<void> {
  const name = VERIFIER_NAMES[verifier];
  const without = sql`array_remove(${cluster.verifiedBy}, ${name}::text)`;
  await tx.db
    .update(cluster)
    .set({ verifiedBy: isShown ? sql`array_append(${without}, ${name}::text)` : without })
    .where(eq(cluster.id, clusterId));
}

const isInForce = (clusterId: string) =>
  and(eq(clusterVerification.clusterId, clusterId), isNull(clusterVerification.withdrawnAt));

async function rootOf(ctx: Ctx, clusterId: string): Promise<string> {
  const { id } = await getCluster(ctx, clusterId);
  return (await findRoots(ctx, [id])).get(id) ?? id;
}

async function listOf({ db }: Ctx, clusterId: string): Promise<Verification[]> {
  const { id, verifier, citation, url, recordedAt } = clusterVerification;
  const rows = await db
    .select({ id, verifier, citation, url, recordedAt, recordedBy: account.displayName })
    .from(clusterVerification)
    .innerJoin(account, eq(account.id, clusterVerification.recordedBy))
    .where(isInForce(clusterId))
    .orderBy(desc(recordedAt), desc(id));
  return rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() }));
}
