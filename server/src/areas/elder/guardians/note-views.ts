import { and, eq, gt, sql } from 'drizzle-orm';
import { guardianAct, guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { type GuardianshipInForce, IS_IN_FORCE } from '../rows/list-guardianships.ts';
import { recordAct } from '../rows/record-act.ts';
import { watchNights } from './watch-conduct.ts';

/** Looks within this time are one entry: the page reads again whenever something happens. */
const ONE_LOOK_MINUTES = 30;

/** Notes, for each elder whom the acting account protects or for one of them, that they looked; the elder reads it. */
export async function noteViews(ctx: Ctx, elderId?: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - ONE_LOOK_MINUTES * 60_000);
  const unseen = (await ctx.db
    .select()
    .from(guardianship)
    .where(
      and(
        eq(guardianship.guardianId, actingAccount(ctx)),
        IS_IN_FORCE,
        elderId === undefined ? undefined : eq(guardianship.elderId, elderId),
        sql`not exists (select from ${guardianAct} where ${guardianAct.guardianshipId} = ${guardianship.id}
          and ${and(eq(guardianAct.kind, 'viewed'), gt(guardianAct.at, since))})`,
      ),
    )
    .orderBy(guardianship.elderId)) as GuardianshipInForce[];
  for (const own of unseen)
    await transact(ctx, 'elder.protect', async (tx) => {
      await recordAct(tx, own, 'viewed');
      await watchNights(tx, own);
      await recordAudit(tx, {
        action: 'elder.guardian-viewed',
        entityType: 'guardianship',
        entityId: own.id,
      });
    });
}
