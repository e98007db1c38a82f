import { refuseNameOf } from '@fap/shared/auth/display-name.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, ne, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Throws INVALID for a name that looks like the name of somebody with a role, other than the account itself. */
export async function refuseStaffName(
  ctx: Ctx,
  displayName: string,
  accountId: string | null = null,
): Promise<void> {
  const staff = await ctx.db
    .select({ name: account.displayName })
    .from(account)
    .where(
      and(sql`cardinality(${account.roles}) > 0`, accountId === null ? undefined : ne(account.id, accountId)),
    );
  const message = refuseNameOf(
    displayName,
    staff.map(({ name }) => name),
  );
  if (message !== null)
    throw new AppError('INVALID', { message, issues: [{ path: 'displayName', message }] });
}
