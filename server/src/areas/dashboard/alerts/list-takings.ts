import { TAKEN_FOR_HOURS, type TakenKind } from '@fap/shared/dashboard/alerts.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertTaking } from '../../../db/schema/dashboard.ts';
import type { Ctx } from '../../../platform/write/context.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Somebody has an alert. */
export interface Taking {
  accountId: string;
  name: string;
  takenAt: Date;
}

/** Since when an alert must have been taken to be somebody's still. */
export const takenSince = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - TAKEN_FOR_HOURS * HOUR_MS);

/** Who has which of these alerts. */
export async function listTakings(
  ctx: Ctx,
  alerts: readonly { kind: string; subjectId: string }[],
): Promise<(alert: { kind: string; subjectId: string }) => Taking | null> {
  const rows = await ctx.db
    .select({
      kind: alertTaking.kind,
      subjectId: alertTaking.subjectId,
      accountId: alertTaking.takenBy,
      name: account.displayName,
      takenAt: alertTaking.takenAt,
    })
    .from(alertTaking)
    .innerJoin(account, eq(account.id, alertTaking.takenBy))
    .where(
      and(
        inArray(
          alertTaking.subjectId,
          alerts.map(({ subjectId }) => subjectId),
        ),
        gt(alertTaking.takenAt, takenSince(ctx)),
      ),
    );
  const byPlace = new Map(rows.map(({ kind, subjectId, ...taking }) => [keyOf({ kind, subjectId }), taking]));
  return (alert) => byPlace.get(keyOf(alert)) ?? null;
}

const keyOf = ({ kind, subjectId }: { kind: TakenKind | string; subjectId: string }) =>
  `${kind} ${subjectId}`;
