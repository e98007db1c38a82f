import { TAXONOMY_CLOSED } from '@fap/shared/catalogue/taxonomy.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { taxonomyAcceptance } from '../../../db/schema/catalogue.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';

/** When the actor accepted the note on responsible use; null: not yet. */
export async function findAcceptance(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: taxonomyAcceptance.acceptedAt })
    .from(taxonomyAcceptance)
    .where(eq(taxonomyAcceptance.accountId, actingAccount(ctx)));
  return row?.at ?? null;
}

/** The gate of the taxonomy: throws FORBIDDEN until the actor accepted its note. */
export async function requireAcceptance(ctx: Ctx): Promise<void> {
  if (!(await findAcceptance(ctx))) throw new AppError('FORBIDDEN', { message: TAXONOMY_CLOSED });
}

/** Accepts the note on responsible use and gives when that was; idempotent. */
export async function acceptTaxonomy(ctx: Ctx): Promise<Date> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'account.manage', async (tx) => {
    const [row] = await tx.db
      .insert(taxonomyAcceptance)
      .values({ accountId, acceptedAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning({ at: taxonomyAcceptance.acceptedAt });
    if (row) {
      await recordAudit(tx, { action: 'taxonomy.accepted', entityType: 'account', entityId: accountId });
      return row.at;
    }
    const known = await findAcceptance(tx);
    if (!known) throw new Error('an acceptance was withdrawn while it was given');
    return known;
  });
}
