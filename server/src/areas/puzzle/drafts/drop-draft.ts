import { and, eq, lt, or } from 'drizzle-orm';
import { handedDraft } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';

/** How long a given draft waits for its reader. */
const KEPT_DAYS = 30;

/** Puts a draft away that the acting account gave or got; false when there is none. */
export async function dropDraft(ctx: Ctx, id: string): Promise<boolean> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    const isMine = or(eq(handedDraft.fromId, accountId), eq(handedDraft.toId, accountId));
    const [gone] = await tx.db
      .delete(handedDraft)
      .where(and(eq(handedDraft.id, id), isMine))
      .returning();
    if (!gone) return false;
    await recordAudit(tx, {
      action: 'puzzle.draft-put-away',
      entityType: 'draft',
      entityId: id,
      clusterId: gone.clusterId,
      after: { layer: gone.layer },
    });
    return true;
  });
}

/** Drops drafts nobody fetched in a month; returns how many. */
export async function expireDrafts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  return transact(
    ctx,
    'platform',
    async (tx) => {
      const gone = await tx.db
        .delete(handedDraft)
        .where(lt(handedDraft.givenAt, before))
        .returning({ id: handedDraft.id });
      return gone.length;
    },
    { housekeeping: 'old unsent texts go after a month, as the area’s README says' },
  );
}
