import type { AlertLevel } from '@fap/shared/elder/alerts.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import { and, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { listAcknowledgements } from '../rows/list-acknowledgements.ts';
import { IS_IN_FORCE } from '../rows/list-guardianships.ts';

/** An alert that waits for the acting account: no reason and no payment, which are read in Elder Shield. */
export interface OpenAlert {
  id: string;
  level: AlertLevel;
  /** Whom it is about; null for the acting account. */
  about: string | null;
  raisedAt: Date;
  /** The first guardian who said that they call; told to the elder alone. */
  answered: { by: string; at: Date } | null;
}

/** Alerts about the acting account, and those that reached it as a guardian who may get them. */
export const concernsReader = (ctx: Ctx): SQL =>
  or(eq(elderAlert.elderId, actingAccount(ctx)), reached(ctx)) as SQL;

/** Alerts that wait for the acting account, the gravest and then the newest first, and how many there are of each level. */
export async function listOpenAlerts(
  ctx: Ctx,
  limit: number,
): Promise<{ alerts: OpenAlert[]; counts: Record<AlertLevel, number> }> {
  const me = actingAccount(ctx);
  const waits = or(
    and(eq(elderAlert.elderId, me), isNull(elderAlert.seenAt)),
    and(reached(ctx, isNull(alertRecipient.acknowledgedAt)), isNull(elderAlert.settledAt)),
  );
  const [rows, counted] = await Promise.all([
    ctx.db
      .select({ alert: elderAlert, name: account.displayName })
      .from(elderAlert)
      .innerJoin(account, eq(account.id, elderAlert.elderId))
      .where(waits)
      .orderBy(sql`${elderAlert.level} = 'critical' desc`, desc(elderAlert.createdAt), desc(elderAlert.id))
      .limit(limit),
    ctx.db
      .select({ level: elderAlert.level, alerts: sql<number>`count(*)::int` })
      .from(elderAlert)
      .where(waits)
      .groupBy(elderAlert.level),
  ]);
  const own = rows.flatMap(({ alert }) => (alert.elderId === me ? [alert.id] : []));
  const answers = await listAnswers(ctx, own);
  const countOf = (level: AlertLevel) => counted.find((one) => one.level === level)?.alerts ?? 0;
  return {
    alerts: rows.map(({ alert, name }) => ({
      id: alert.id,
      level: alert.level,
      about: alert.elderId === me ? null : name,
      raisedAt: alert.createdAt,
      answered: answers.get(alert.id) ?? null,
    })),
    counts: { critical: countOf('critical'), high: countOf('high') },
  };
}

/** Alerts about people the acting account has nothing to do with that nobody has read or decided, in steps of five. */
export async function countAlertsElsewhere(ctx: Ctx): Promise<number> {
  const open = await ctx.db.$count(
    elderAlert,
    and(isNull(elderAlert.seenAt), isNull(elderAlert.settledAt), not(concernsReader(ctx))),
  );
  return publicFigure(open) ?? 0;
}

/** Those that reached the acting account as a guardian who may get alerts now. */
const reached = (ctx: Ctx, further?: SQL): SQL =>
  sql`exists (select from ${alertRecipient} inner join ${guardianship} on ${guardianship.id} = ${alertRecipient.guardianshipId}
    where ${and(
      eq(alertRecipient.alertId, elderAlert.id),
      eq(guardianship.guardianId, actingAccount(ctx)),
      IS_IN_FORCE,
      sql`'alerts' = any(${guardianship.scopes})`,
      further,
    )})`;

async function listAnswers(
  ctx: Ctx,
  alertIds: readonly string[],
): Promise<Map<string, { by: string; at: Date }>> {
  const answers = new Map<string, { by: string; at: Date }>();
  for (const { alertId, name, at } of await listAcknowledgements(ctx, alertIds))
    if (at !== null && !answers.has(alertId)) answers.set(alertId, { by: name, at });
  return answers;
}
