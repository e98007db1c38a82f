import type { AlertPlace, NOTED_KINDS } from '@fap/shared/dashboard/alerts.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, lte } from 'drizzle-orm';
import { alertTaking } from '../../../db/schema/dashboard.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { changeCase } from '../../cases/index.ts';
import { announceAlert } from './announce-alert.ts';
import { takenSince } from './list-takings.ts';
import { ALERT_FINDERS, type OpenAlert } from './open-alerts.ts';

/** A place whose taking is a row. */
interface NotedPlace {
  kind: (typeof NOTED_KINDS)[number];
  subjectId: string;
}

const TAKEN = t`Somebody else has taken this alert.`;

/**
 * The acting account takes care of an open alert; a case is assigned to it. Again changes nothing. Throws NOT_FOUND for an alert that
 * is not open, CONFLICT where somebody else has it.
 */
export async function takeAlert(ctx: Ctx, { kind, subjectId }: AlertPlace): Promise<void> {
  const me = actingAccount(ctx);
  if (kind === 'case-at-risk') return assignCase(ctx, { kind, subjectId });
  const place = { kind, subjectId };
  await transact(ctx, 'alert.take', async (tx) => {
    const alert = await getOpenAlert(tx, place);
    const takenAt = tx.clock.now();
    const [taken] = await tx.db
      .insert(alertTaking)
      .values({ ...place, takenBy: me, takenAt })
      .onConflictDoUpdate({
        target: [alertTaking.kind, alertTaking.subjectId],
        set: { takenBy: me, takenAt },
        setWhere: lte(alertTaking.takenAt, takenSince(tx)),
      })
      .returning();
    if (!taken) {
      const [before] = await tx.db.select().from(alertTaking).where(isAt(place));
      if (before?.takenBy === me) return;
      throw new AppError('CONFLICT', { message: TAKEN });
    }
    await recordAudit(tx, {
      action: 'alert.taken',
      entityType: 'alert',
      entityId: `${place.kind} ${place.subjectId}`,
    });
    announceAlert(tx, alert, 'taken');
  });
}

/** Others may take an alert that the acting account took. Throws NOT_FOUND where it has none. */
export async function returnAlert(ctx: Ctx, { kind, subjectId }: AlertPlace): Promise<void> {
  const me = actingAccount(ctx);
  if (kind === 'case-at-risk')
    return changeCase(ctx, subjectId, { assigneeId: null }, ({ assigneeId }) => {
      if (assigneeId !== me) throw notYours();
    });
  const place = { kind, subjectId };
  await transact(ctx, 'alert.take', async (tx) => {
    const [returned] = await tx.db
      .delete(alertTaking)
      .where(and(isAt(place), eq(alertTaking.takenBy, me)))
      .returning();
    if (!returned) throw notYours();
    await recordAudit(tx, {
      action: 'alert.returned',
      entityType: 'alert',
      entityId: `${place.kind} ${place.subjectId}`,
    });
    // An alert that is no longer open is in nobody's list.
    const alert = await findOpenAlert(tx, place);
    if (alert) announceAlert(tx, alert, 'returned');
  });
}

async function assignCase(ctx: Ctx, place: AlertPlace): Promise<void> {
  await getOpenAlert(ctx, place);
  const me = actingAccount(ctx);
  await changeCase(ctx, place.subjectId, { assigneeId: me }, ({ assigneeId }) => {
    if (assigneeId !== null && assigneeId !== me) throw new AppError('CONFLICT', { message: TAKEN });
  });
}

async function getOpenAlert(ctx: Ctx, place: AlertPlace): Promise<OpenAlert> {
  const alert = await findOpenAlert(ctx, place);
  if (!alert) throw new AppError('NOT_FOUND', { message: t`This alert isn’t open any more.` });
  return alert;
}

async function findOpenAlert(ctx: Ctx, { kind, subjectId }: AlertPlace): Promise<OpenAlert | null> {
  const { alerts } = await ALERT_FINDERS[kind](ctx, { limit: 1, subjectId });
  return alerts[0] ?? null;
}

const isAt = ({ kind, subjectId }: NotedPlace) =>
  and(eq(alertTaking.kind, kind), eq(alertTaking.subjectId, subjectId));

const notYours = () => new AppError('NOT_FOUND', { message: t`You haven’t taken this alert.` });
