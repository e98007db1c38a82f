import type { Invitation } from '@fap/shared/auth/admin-contract.ts';
import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { account, accountInvitation } from '../../../db/schema/auth.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** A page of the invitations that are still valid, newest first. */
export async function listInvitations(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<Invitation>> {
  const isValid = gt(accountInvitation.expiresAt, ctx.clock.now());
  const found = await ctx.db
    .select({ invitation: accountInvitation, invitedBy: account.displayName })
    .from(accountInvitation)
    .innerJoin(account, eq(account.id, accountInvitation.invitedBy))
    .where(and(isValid, olderThan(cursor, accountInvitation.createdAt, accountInvitation.id)))
    .orderBy(desc(accountInvitation.createdAt), desc(accountInvitation.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ invitation }) => [
    invitation.createdAt,
    invitation.id,
  ]);
  return {
    items: rows.map(({ invitation: { id, email, roles, createdAt, expiresAt }, invitedBy }) => ({
      id,
      email,
      roles: roles as GivenRole[],
      invitedBy,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    nextCursor,
    total: await ctx.db.$count(accountInvitation, isValid),
  };
}
