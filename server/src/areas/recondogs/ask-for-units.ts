import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import {
  MAX_WAITING_REQUESTS,
  OWN_DEPLOYMENTS,
  OWN_DEPLOYMENTS_HOURS,
} from '@fap/shared/recondogs/requests.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { recondogRequest } from '../../db/schema/recondogs.ts';
import { report } from '../../db/schema/reports.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import { announceRequest } from './announce-request.ts';
import { addRuns, openOperation } from './deploy-units.ts';

export type RequestRow = typeof recondogRequest.$inferSelect;

export interface AskForUnitsInput {
  clusterId: string;
  /** Unit keys; all twenty without it. */
  units?: readonly string[] | undefined;
}

/**
 * Asks that units examine a cluster. On the cluster of an own report they start at once while the quota lasts; everything else
 * waits for an admin. Gives the request that waits already, if there is one. Throws NOT_FOUND, and CONFLICT for too many.
 */
export async function askForUnits(
  ctx: Ctx,
  { clusterId, units = UNIT_KEYS }: AskForUnitsInput,
): Promise<{ request: RequestRow; isNew: boolean }> {
  await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  return transact(ctx, 'recondogs.request', async (tx) => {
    const requestedBy = actingAccount(tx);
    // Two presses at once: the second sees the first, so that the quota holds.
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`recondogs.request ${requestedBy}`}, 0))`,
    );
    const waiting = await tx.db
      .select()
      .from(recondogRequest)
      .where(and(eq(recondogRequest.requestedBy, requestedBy), eq(recondogRequest.state, 'waiting')));
    const same = waiting.find((request) => request.clusterId === clusterId);
    if (same) return { request: same, isNew: false };
    const wanted = [...new Set(units)];
    const operationId = (await mayStartAtOnce(tx, requestedBy, members))
      ? await startOwn(tx, clusterId, wanted, requestedBy)
      : null;
    if (operationId === null && waiting.length >= MAX_WAITING_REQUESTS)
      throw new AppError('CONFLICT', {
        message: t`You have ${waiting.length} requests waiting. An admin answers them first`,
      });
    const now = tx.clock.now();
    const [request] = await tx.db
      .insert(recondogRequest)
      .values({
        id: tx.ids.next('unit-request'),
        clusterId,
        units: wanted,
        state: operationId === null ? 'waiting' : 'started',
        requestedBy,
        requestedAt: now,
        decidedAt: operationId === null ? null : now,
        operationId,
      })
      .returning();
    if (!request) throw new Error('the request was not written');
    // Without the cluster: its activity list would name who asked, and so who reported.
    await recordAudit(tx, {
      action: 'recondogs.requested',
      entityType: 'recondog-request',
      entityId: request.id,
      after: { units: wanted, state: request.state, operationId },
    });
    await announceRequest(tx, request);
    return { request, isNew: true };
  });
}

/** Whether the cluster has a report of theirs, and they started fewer operations lately than the quota. */
async function mayStartAtOnce(tx: TxCtx, accountId: string, members: readonly string[]): Promise<boolean> {
  if (!(await hasReportIn(tx, accountId, members))) return false;
  const since = new Date(tx.clock.now().getTime() - OWN_DEPLOYMENTS_HOURS * 60 * 60 * 1000);
  const started = await tx.db.$count(
    recondogRequest,
    and(
      eq(recondogRequest.requestedBy, accountId),
      eq(recondogRequest.state, 'started'),
      isNull(recondogRequest.decidedBy),
      gte(recondogRequest.requestedAt, since),
    ),
  );
  return started < OWN_DEPLOYMENTS;
}

/** Whether somebody reported to one of these clusters. */
export async function hasReportIn(ctx: Ctx, accountId: string, members: readonly string[]): Promise<boolean> {
  const isOwn = and(eq(report.reporterId, accountId), inArray(report.clusterId, [...members]));
  return (await ctx.db.$count(report, isOwn)) > 0;
}

async function startOwn(
  tx: TxCtx,
  clusterId: string,
  units: readonly string[],
  requestedBy: string,
): Promise<string> {
  const operation = await openOperation(tx, {
    clusterId,
    priority: 'medium',
    trigger: 'request',
    units: units.length,
    requestedBy,
  });
  await addRuns(tx, operation, units);
  return operation.id;
}
