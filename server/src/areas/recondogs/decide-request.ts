import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { recondogRequest } from '../../db/schema/recondogs.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { announceRequest } from './announce-request.ts';
import type { RequestRow } from './ask-for-units.ts';
import { addRuns, openOperation } from './deploy-units.ts';
import { recondogEvents } from './events.ts';

/** Sends the units that somebody asked for. Throws NOT_FOUND, and CONFLICT for a request that was decided. */
export async function acceptRequest(ctx: Ctx, requestId: string): Promise<RequestRow> {
  return decide(ctx, 'recondogs.deploy', requestId, async (tx, { clusterId, units, requestedBy }) => {
    const operation = await openOperation(tx, {
      clusterId,
      priority: 'medium',
      trigger: 'request',
      units: units.length,
      requestedBy,
    });
    await addRuns(tx, operation, units);
    return { state: 'started', operationId: operation.id, decidedBy: tx.actor.accountId };
  });
}

/** Declines a request; its author reads the reason. Throws NOT_FOUND, and CONFLICT for one that was decided. */
export async function declineRequest(ctx: Ctx, requestId: string, reason: string): Promise<RequestRow> {
  return decide(ctx, 'recondogs.deploy', requestId, async (tx) => ({
    state: 'declined',
    reason,
    decidedBy: tx.actor.accountId,
  }));
}

/** Withdraws one's own request. Throws NOT_FOUND for those of others, and CONFLICT for one that was decided. */
export async function withdrawRequest(ctx: Ctx, requestId: string): Promise<RequestRow> {
  const accountId = actingAccount(ctx);
  return decide(ctx, 'recondogs.request', requestId, async (_, { requestedBy }) => {
    if (requestedBy !== accountId) throw new AppError('NOT_FOUND', { message: NO_SUCH });
    return { state: 'withdrawn' };
  });
}

const NO_SUCH = t`There is no such request`;

type Decision = Pick<RequestRow, 'state'> & Partial<RequestRow>;

async function decide(
  ctx: Ctx,
  capability: Capability,
  requestId: string,
  choose: (tx: TxCtx, request: RequestRow) => Promise<Decision>,
): Promise<RequestRow> {
  return transact(ctx, capability, async (tx) => {
    const [request] = await tx.db
      .select()
      .from(recondogRequest)
      .where(eq(recondogRequest.id, requestId))
      .for('update');
    if (!request) throw new AppError('NOT_FOUND', { message: NO_SUCH });
    // Somebody else's request does not exist for whoever may not decide, decided or not.
    const isOpen = request.state === 'waiting';
    if (!isOpen && capability === 'recondogs.request') await choose(tx, request);
    if (!isOpen) throw new AppError('CONFLICT', { message: t`This request was decided already` });
    const [decided] = await tx.db
      .update(recondogRequest)
      .set({ ...(await choose(tx, request)), decidedAt: tx.clock.now() })
      .where(eq(recondogRequest.id, requestId))
      .returning();
    if (!decided) throw new Error(`request ${requestId} is gone`);
    // Without the cluster: who asked may be who reported there.
    await recordAudit(tx, {
      action: `recondogs.request-${decided.state}`,
      entityType: 'recondog-request',
      entityId: requestId,
      before: { state: request.state },
      after: { state: decided.state, operationId: decided.operationId, reason: decided.reason },
    });
    await announceRequest(tx, decided);
    const { clusterId, requestedBy, state, decidedBy } = decided;
    if (state !== 'withdrawn')
      emit(tx, recondogEvents.requestDecided, {
        requestId,
        clusterId,
        requestedBy,
        isSent: state === 'started',
        byId: decidedBy,
      });
    return decided;
  });
}
