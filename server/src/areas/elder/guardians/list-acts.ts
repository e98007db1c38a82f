import type { GuardianAct } from '@fap/shared/elder/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { guardianAct, guardianship, payment } from '../../../db/schema/elder.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { nameGuardian } from '../rows/name-guardian.ts';

/** Everything one's guardians saw and did, newest first; of ended guardianships too. */
export async function listActs(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<{ acts: GuardianAct[]; nextCursor: string | null }> {
  const found = await ctx.db
    .select({
      row: guardianAct,
      guardian: { name: account.displayName, erasedAt: account.erasedAt, email: guardianship.email },
      payee: payment.payee,
      note: payment.decisionNote,
    })
    .from(guardianAct)
    .innerJoin(guardianship, eq(guardianship.id, guardianAct.guardianshipId))
    .leftJoin(account, eq(account.id, guardianship.guardianId))
    .leftJoin(payment, eq(payment.id, guardianAct.paymentId))
    .where(
      and(eq(guardianAct.elderId, actingAccount(ctx)), olderThan(cursor, guardianAct.at, guardianAct.id)),
    )
    .orderBy(desc(guardianAct.at), desc(guardianAct.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ row }) => [row.at, row.id]);
  return {
    acts: rows.map(({ row, guardian, payee, note }) => ({
      id: row.id,
      guardianName: nameGuardian(guardian) ?? t`Somebody who left`,
      kind: row.kind,
      payee,
      // A payment is decided on once: the note is theirs whose act the decision is.
      note: row.kind === 'released' || row.kind === 'blocked' ? note : null,
      at: row.at.toISOString(),
    })),
    nextCursor,
  };
}
