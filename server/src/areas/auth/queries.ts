import { levelOf } from '@fap/shared/agents/rewards.ts';
import { CAPABILITIES, can, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import type { Locale } from '@fap/shared/auth/locales.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/** The signed-in person with roles, capabilities and running totals. */
export async function getCurrentUser(ctx: Ctx): Promise<CurrentUser> {
  const [row] = await ctx.db
    .select()
    .from(account)
    .where(eq(account.id, actingAccount(ctx)));
  if (!row) throw new AppError('UNAUTHENTICATED');
  // As the session has them: some need a second factor.
  const roles = [...ctx.actor.roles];
  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName,
    locale: row.locale,
    roles,
    capabilities: CAPABILITIES.filter((capability) => can(roles, capability)),
    withheldRoles: (row.roles as GivenRole[]).filter((role) => !roles.includes(role)),
    xp: row.xp,
    level: levelOf(row.xp),
    credits: row.credits,
    pledgedAt: row.pledgedAt?.toISOString() ?? null,
  };
}

/** The language and region of an account. */
export async function getLocale(ctx: Ctx, accountId: string): Promise<Locale> {
  const [row] = await ctx.db
    .select({ locale: account.locale })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row.locale;
}

/** The name an account goes by. */
export async function getDisplayName(ctx: Ctx, accountId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ name: account.displayName })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row.name;
}

/** The e-mail address of an account. */
export async function getEmail(ctx: Ctx, accountId: string): Promise<string> {
  const [row] = await ctx.db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row.email;
}
