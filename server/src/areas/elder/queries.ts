import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { guardianship } from '../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/** Whether the actor is an accepted guardian of this elder. */
export async function isGuardianOf(ctx: Ctx, elderId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: guardianship.id })
    .from(guardianship)
    .where(
      and(
        eq(guardianship.elderId, elderId),
        eq(guardianship.guardianId, actingAccount(ctx)),
        isNotNull(guardianship.acceptedAt),
        isNull(guardianship.revokedAt),
      ),
    );
  return row !== undefined;
}
