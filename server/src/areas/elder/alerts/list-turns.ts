import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, guardianship } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { IS_IN_FORCE } from '../rows/list-guardianships.ts';

/** A guardian whose turn it is, with the alerts they are to be told of. */
export interface Turn {
  guardian: Reachable;
  newestId: string;
  /** Alerts that go on to somebody else after them. */
  goOn: string[];
  /** Alerts that nobody is left for after them. */
  end: string[];
}

type Reachable = Awaited<ReturnType<typeof listReachable>>[number];

/** Whose turn it is for each due alert of an elder; every alert is in one turn, or nobody is left for it. */
export async function listTurns(ctx: Ctx, elderId: string): Promise<Turn[]> {
  const turns = new Map<string, Turn>();
  const byAlert = Map.groupBy(await listReachable(ctx, elderId), ({ alertId }) => alertId);
  for (const [alertId, [guardian, after]] of byAlert) {
    if (!guardian) continue;
    const turn = turns.get(guardian.guardianshipId) ?? { guardian, newestId: alertId, goOn: [], end: [] };
    turns.set(guardian.guardianshipId, turn);
    (after ? turn.goOn : turn.end).push(alertId);
  }
  return [...turns.values()];
}

/** Whom mail about each due alert can still reach, the newest alert first and its guardians in their order. */
const listReachable = (ctx: Ctx, elderId: string) =>
  ctx.db
    .select({
      alertId: alertRecipient.alertId,
      guardianshipId: guardianship.id,
      guardianId: account.id,
      email: account.email,
      escalatedAt: guardianship.escalatedAt,
    })
    .from(elderAlert)
    .innerJoin(alertRecipient, eq(alertRecipient.alertId, elderAlert.id))
    .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
    .innerJoin(account, eq(account.id, guardianship.guardianId))
    .where(
      and(
        eq(elderAlert.elderId, elderId),
        lte(elderAlert.nextEscalationAt, ctx.clock.now()),
        isNull(alertRecipient.mailedAt),
        // Who said that they call needs no mail; it is the next one's turn at once.
        isNull(alertRecipient.acknowledgedAt),
        IS_IN_FORCE,
        sql`'alerts' = any(${guardianship.scopes})`,
        // As all mail of ours; a turn that reaches nobody would be ten minutes lost. Who accepted has read the invitation there.
        or(isNotNull(account.emailConfirmedAt), sql`lower(${guardianship.email}) = lower(${account.email})`),
        isNull(account.suspendedAt),
      ),
    )
    .orderBy(
      desc(elderAlert.createdAt),
      desc(elderAlert.id),
      asc(guardianship.position),
      asc(guardianship.acceptedAt),
      asc(guardianship.id),
    );
