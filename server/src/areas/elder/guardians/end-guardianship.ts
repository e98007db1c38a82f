import type { Guardian } from '@fap/shared/elder/entities.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { GuardianScope } from '@fap/shared/elder/scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { topicEnded } from '@fap/shared/kernel/topic.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alertRecipient, guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { elderEvents } from '../events.ts';
import { lockShield } from '../rows/get-shield.ts';
import { type GuardianshipRow, IS_IN_FORCE, logOf } from '../rows/list-guardianships.ts';
import { getOwnGuardian } from './list-own-guardians.ts';

/** The elder ends a guardianship or withdraws an invitation; the guardian's stream ends with the commit. Throws NOT_FOUND. */
export async function revokeGuardian(ctx: Ctx, id: string): Promise<{ id: string }> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const [row] = await tx.db.select().from(guardianship).where(isOpen(id, elderId));
    if (!row) throw new AppError('NOT_FOUND');
    await end(tx, row, elderId);
    return { id };
  });
}

/** The guardian ends it. Throws NOT_FOUND. */
export async function leaveElder(ctx: Ctx, id: string): Promise<{ id: string }> {
  const guardianId = actingAccount(ctx);
  const [found] = await ctx.db
    .select()
    .from(guardianship)
    .where(and(eq(guardianship.id, id), eq(guardianship.guardianId, guardianId)));
  if (!found) throw new AppError('NOT_FOUND');
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, found.elderId);
    const [row] = await tx.db.select().from(guardianship).where(isOpen(id, found.elderId));
    if (!row) throw new AppError('NOT_FOUND');
    await end(tx, row, guardianId);
    return { id };
  });
}

/**
 * The acting account is being deleted: all that it guards ends, and each elder is told. What it saw and did stays, for the elder to
 * read. Again changes nothing.
 */
export async function endOwnGuardianships(ctx: Ctx): Promise<void> {
  const guardianId = actingAccount(ctx);
  const guarded = await ctx.db
    .select()
    .from(guardianship)
    .where(and(eq(guardianship.guardianId, guardianId), IS_IN_FORCE))
    .orderBy(guardianship.elderId);
  for (const { id, elderId } of guarded)
    await transact(ctx, 'elder.protect', async (tx) => {
      await lockShield(tx, elderId);
      const [row] = await tx.db.select().from(guardianship).where(isOpen(id, elderId));
      if (!row) return;
      await end(tx, row, guardianId);
      const facts = { sign: 'account-deleted', guardianshipId: id };
      await raiseAlert(tx, { elderId, kind: 'guardian-conduct', level: 'high', facts });
    });
}

export interface GuardianChange {
  scopes?: readonly GuardianScope[] | undefined;
  position?: number | undefined;
}

/** Changes what a guardian may see and do, or their turn; open pages of the guardian hear of it at once. Throws NOT_FOUND. */
export async function changeGuardian(ctx: Ctx, id: string, change: GuardianChange): Promise<Guardian> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const [row] = await tx.db.select().from(guardianship).where(isOpen(id, elderId));
    if (!row) throw new AppError('NOT_FOUND');
    const scopes = change.scopes ? [...change.scopes] : row.scopes;
    await tx.db.update(guardianship).set({ scopes }).where(eq(guardianship.id, id));
    if (row.guardianId) await tellGuardian(tx, row, scopes);
    const position = change.position === undefined ? row.position : await moveTo(tx, row, change.position);
    publish(tx, elderTopic(elderId), elderFacts.changed, {});
    await recordAudit(tx, {
      action: 'elder.guardian-changed',
      entityType: 'guardianship',
      entityId: id,
      before: { scopes: row.scopes, position: row.position },
      after: { scopes, position },
    });
    return getOwnGuardian(tx, id);
  });
}

/** Tells open pages of a guardian. Who may see less than before begins another log: the old one holds what they may not read again. */
async function tellGuardian(tx: TxCtx, row: GuardianshipRow, scopes: readonly string[]): Promise<void> {
  if (row.scopes.every((scope) => scopes.includes(scope)))
    return publish(tx, logOf(row), elderFacts.scopes, { elderId: row.elderId });
  await tx.db
    .update(guardianship)
    .set({ logGeneration: row.logGeneration + 1 })
    .where(eq(guardianship.id, row.id));
  publish(tx, logOf(row), topicEnded, {});
}

/** Moves a guardian to a place in the order in which they are mailed, and numbers all anew; gives the place they got. */
async function moveTo(tx: TxCtx, { id, elderId }: GuardianshipRow, place: number): Promise<number> {
  const rows = await tx.db
    .select({ id: guardianship.id })
    .from(guardianship)
    .where(and(eq(guardianship.elderId, elderId), isNull(guardianship.revokedAt)))
    .orderBy(asc(guardianship.position), asc(guardianship.createdAt), asc(guardianship.id));
  const others = rows.filter((one) => one.id !== id);
  const order = others.toSpliced(place, 0, { id });
  for (const [position, one] of order.entries())
    await tx.db.update(guardianship).set({ position }).where(eq(guardianship.id, one.id));
  return order.findIndex((one) => one.id === id);
}

const isOpen = (id: string, elderId: string) =>
  and(eq(guardianship.id, id), eq(guardianship.elderId, elderId), isNull(guardianship.revokedAt));

async function end(tx: TxCtx, row: GuardianshipRow, byId: string): Promise<void> {
  const { id, elderId, guardianId } = row;
  await tx.db
    .update(guardianship)
    .set({ revokedAt: tx.clock.now(), secretHash: null })
    .where(eq(guardianship.id, id));
  // What they were sent is theirs no more: a later guardianship of the same people begins with an empty list.
  await tx.db.delete(alertRecipient).where(eq(alertRecipient.guardianshipId, id));
  publish(tx, elderTopic(elderId), elderFacts.changed, {});
  if (guardianId) {
    publish(tx, logOf(row), topicEnded, {});
    emit(tx, elderEvents.guardianEnded, { guardianshipId: id, elderId, guardianId, byId });
  }
  await recordAudit(tx, {
    action: 'elder.guardian-ended',
    entityType: 'guardianship',
    entityId: id,
    after: { by: byId === elderId ? 'elder' : 'guardian' },
  });
}
