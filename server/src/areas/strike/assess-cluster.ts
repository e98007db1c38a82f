import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Assessment } from '@fap/shared/strike/contract.ts';
import { strikeAssessment } from '../../db/schema/strike.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { findRoots, getCluster, lockClusters } from '../clusters/index.ts';
import { findAssessment } from './collect-inputs.ts';

/**
 * Records what an analyst found out about a cluster, and whether they sign off what is known. Throws NOT_FOUND, INVALID for a sighting in
 * the future or a payment larger than all documented losses.
 */
export async function assessCluster(ctx: Ctx, clusterId: string, input: Assessment): Promise<void> {
  const { id } = await getCluster(ctx, clusterId);
  const rootId = (await findRoots(ctx, [id])).get(id) ?? id;
  refuseImpossible(ctx, input);
  await transact(ctx, 'dossier.export', async (tx) => {
    await lockClusters(tx, [rootId]);
    const before = await findAssessment(tx, rootId);
    const now = tx.clock.now();
    const by = actingAccount(tx);
    const signedOff = { signedOffBy: before?.signedOffBy ?? by, signedOffAt: before?.signedOffAt ?? now };
    const { isSignedOff, liveAt, ...said } = input;
    const values = {
      ...said,
      liveAt: liveAt === null ? null : new Date(liveAt),
      ...(isSignedOff ? signedOff : { signedOffBy: null, signedOffAt: null }),
      updatedBy: by,
      updatedAt: now,
    };
    await tx.db
      .insert(strikeAssessment)
      .values({ clusterId: rootId, ...values })
      .onConflictDoUpdate({ target: strikeAssessment.clusterId, set: values });
    await recordAudit(tx, {
      action: isSignedOff && !before?.signedOffBy ? 'strike.signed-off' : 'strike.assessed',
      entityType: 'cluster',
      entityId: rootId,
      custodyOf: [rootId],
      after: input,
    });
  });
}

function refuseImpossible(ctx: Ctx, { liveAt, documentedCents, largestPaymentCents }: Assessment): void {
  if (liveAt !== null && new Date(liveAt) > ctx.clock.now())
    throw invalid('liveAt', t`This is in the future`);
  if ((largestPaymentCents ?? 0) > (documentedCents ?? 0))
    throw invalid('largestPaymentCents', t`One payment cannot be more than all documented losses`);
}

const invalid = (path: string, message: string) =>
  new AppError('INVALID', { message, issues: [{ path, message }] });
