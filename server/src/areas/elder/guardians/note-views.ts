import { and, eq, gt, sql } from 'drizzle-orm';
import { guardianAct, guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';
import { type GuardianshipInForce, IS_IN_FORCE } from '../rows/list-guardianships.ts';
import { recordAct } from '../rows/record-act.ts';
import { watchNights } from './watch-conduct.ts';

/** Looks within this time are one entry: the page reads again whenever something happens. */
const ONE_LOOK_MINUTES = 30;

/** Notes, for each elder whom the acting account protects or for one of them, that they looked; the elder reads it. */
export async function noteViews(ctx: Ctx, onlyOf?: string): Promise<void> {
  for (const { elderId } of await listUnnoted(ctx, onlyOf))
    await transact(ctx, 'elder.protect', (tx) => noteView(tx, elderId), {
      housekeeping: 'a look at the same moment was noted first, or it has ended',
    });
}

async function noteView(tx: TxCtx, elderId: string): Promise<void> {
  await lockShield(tx, elderId);
  // After the lock: the page reads several times at once.
  const [own] = await listUnnoted(tx, elderId);
  if (!own) return;
  await recordAct(tx, own, 'viewed');
  await watchNights(tx, own);
  await recordAudit(tx, {
    action: 'elder.guardian-viewed',
    entityType: 'guardianship',
    entityId: own.id,
  });
}

/** Guardianships of the acting account in which no look was noted lately, by elder. */
async function listUnnoted(ctx: Ctx, elderId?: string): Promise<GuardianshipInForce[]> {
  const since = new Date(ctx.clock.now().getTime() - ONE_LOOK_MINUTES * 60_000);
  const rows = await ctx.db
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
    .orderBy(guardianship.elderId);
  return rows as GuardianshipInForce[];
}
