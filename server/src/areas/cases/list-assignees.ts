import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import type { CasePerson } from '@fap/shared/cases/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCase, worksOn } from './policy.ts';

const MAX_PEOPLE = 500;

/** Whom a case can be given to by name: its owner, and who works on every case anyway. Throws NOT_FOUND, FORBIDDEN for a case of others. */
export async function listAssignees(ctx: Ctx, id: string): Promise<CasePerson[]> {
  const row = await getCase(ctx, id);
  if (!worksOn(ctx, row))
    throw new AppError('FORBIDDEN', {
      message: t`Only people who work on this case can give it to somebody`,
    });
  const people = await ctx.db
    .select({ id: account.id, name: account.displayName, roles: account.roles })
    .from(account)
    .where(
      and(
        isNull(account.suspendedAt),
        isNull(account.erasedAt),
        or(eq(account.id, row.ownerId), sql`cardinality(${account.roles}) > 0`),
      ),
    )
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(MAX_PEOPLE);
  return people
    .filter((one) => one.id === row.ownerId || can(one.roles as Role[], 'case.manage'))
    .map(({ id: personId, name }) => ({ id: personId, name }));
}
