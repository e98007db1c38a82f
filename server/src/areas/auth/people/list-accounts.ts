import type { ACCOUNT_FILTERS, ListedAccount } from '@fap/shared/auth/admin-contract.ts';
import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, gt, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { account, session } from '../../../db/schema/auth.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { escapeLike } from '../../../platform/postgres/escape-like.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';

export interface ListAccountsInput extends PageRequest {
  q: string;
  filter: (typeof ACCOUNT_FILTERS)[number];
}

/** A page of accounts, newest first, by a part of the name or e-mail address, or by the whole id. */
export async function listAccounts(
  ctx: Ctx,
  { q, filter, limit, cursor }: ListAccountsInput,
): Promise<ListPage<ListedAccount>> {
  const isAsked = and(FILTERS[filter], matches(q.trim()));
  const found = await selectAccounts(ctx)
    .where(and(isAsked, olderThan(cursor, account.createdAt, account.id)))
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return { items: rows.map(present), nextCursor, total: await ctx.db.$count(account, isAsked) };
}

/** An account as admins see it. Throws NOT_FOUND. */
export async function getListedAccount(ctx: Ctx, accountId: string): Promise<ListedAccount> {
  const [row] = await selectAccounts(ctx).where(eq(account.id, accountId));
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such account` });
  return present(row);
}

const FILTERS: Record<ListAccountsInput['filter'], SQL | undefined> = {
  all: undefined,
  'with-role': sql`cardinality(${account.roles}) > 0`,
  suspended: isNotNull(account.suspendedAt),
};

function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const part = `%${escapeLike(q)}%`;
  return or(ilike(account.displayName, part), ilike(account.email, part), eq(account.id, q));
}

function selectAccounts(ctx: Ctx) {
  const open = ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(session)
    .where(and(eq(session.userId, account.id), gt(session.expiresAt, ctx.clock.now())));
  return ctx.db
    .select({
      id: account.id,
      displayName: account.displayName,
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      roles: account.roles,
      suspendedAt: account.suspendedAt,
      suspendedReason: account.suspendedReason,
      createdAt: account.createdAt,
      sessions: sql<number>`(${open})`,
    })
    .from(account)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectAccounts>>[number];

const present = ({
  emailConfirmedAt,
  roles,
  suspendedAt,
  suspendedReason,
  createdAt,
  ...row
}: Row): ListedAccount => ({
  ...row,
  isEmailConfirmed: emailConfirmedAt !== null,
  roles: roles as GivenRole[],
  suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
  createdAt: createdAt.toISOString(),
});
