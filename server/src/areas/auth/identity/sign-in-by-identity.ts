import { randomBytes } from 'node:crypto';
import { normaliseName, refuseName } from '@fap/shared/auth/display-name.ts';
import { emailSchema } from '@fap/shared/auth/email-schema.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { account, accountIdentity } from '../../../db/schema/auth.ts';
import type { ProvidedIdentity } from '../../../platform/identity/identity-provider.ts';
import { type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { hashPassword } from '../password.ts';
import { refuseStaffName } from '../refuse-staff-name.ts';
import { listCredentials, refuseSuspended } from '../sign-in.ts';

/** The longest name a provider may give. */
const MAX_NAME = 80;
const NO_NAME = 'New member';

/**
 * The account of an identity: the one it signed in to before, else the one that has proven its e-mail address, else a new one.
 * An account whose address nobody has proven is never given away. Throws INVALID without a checked address, FORBIDDEN for a
 * suspended account.
 */
export async function signInByIdentity(ctx: Ctx, identity: ProvidedIdentity): Promise<{ accountId: string }> {
  const displayName = await nameFor(ctx, identity.name);
  const [known] = identity.email === null ? [] : await listCredentials(ctx, identity.email);
  // Nobody knows this password; a mailed link sets another.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), known?.passwordHash);
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    // Race: two first sign-ins at one moment must not make two accounts.
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${identity.issuer} ${identity.subject}`}, 0))`,
    );
    const accountId =
      (await findByIdentity(tx, identity)) ??
      (await linkIdentity(tx, identity)) ??
      (await createFor(tx, identity, { displayName, passwordHash }));
    await recordAudit(tx, {
      action: 'account.signed-in-by-provider',
      entityType: 'account',
      entityId: accountId,
      after: { issuer: identity.issuer },
    });
    return { accountId };
  });
}

async function findByIdentity(tx: TxCtx, { issuer, subject }: ProvidedIdentity): Promise<string | null> {
  const [row] = await tx.db
    .select({ id: account.id, suspendedAt: account.suspendedAt })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.accountId))
    .where(and(eq(accountIdentity.issuer, issuer), eq(accountIdentity.subject, subject)));
  if (row) refuseSuspended(row);
  return row?.id ?? null;
}

async function linkIdentity(tx: TxCtx, identity: ProvidedIdentity): Promise<string | null> {
  const email = checkedEmail(identity);
  const [row] = await tx.db
    .select({ id: account.id, suspendedAt: account.suspendedAt })
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailConfirmedAt)))
    .for('update');
  if (!row) return null;
  refuseSuspended(row);
  await keepIdentity(tx, identity, row.id);
  return row.id;
}

async function createFor(
  tx: TxCtx,
  identity: ProvidedIdentity,
  { displayName, passwordHash }: { displayName: string; passwordHash: string },
): Promise<string> {
  const id = tx.ids.next('account');
  const now = tx.clock.now();
  const email = checkedEmail(identity);
  await tx.db
    .insert(account)
    .values({ id, email, displayName, passwordHash, roles: [], createdAt: now, emailConfirmedAt: now });
  await recordAudit(tx, {
    action: 'account.created',
    entityType: 'account',
    entityId: id,
    after: { roles: [], issuer: identity.issuer },
  });
  await keepIdentity(tx, identity, id);
  return id;
}

async function keepIdentity(tx: TxCtx, { issuer, subject }: ProvidedIdentity, accountId: string) {
  await tx.db.insert(accountIdentity).values({ issuer, subject, accountId, createdAt: tx.clock.now() });
  await recordAudit(tx, {
    action: 'account.identity-linked',
    entityType: 'account',
    entityId: accountId,
    after: { issuer },
  });
}

function checkedEmail({ email }: ProvidedIdentity): string {
  const parsed = v.safeParse(emailSchema, email);
  if (parsed.success) return parsed.output;
  throw new AppError('INVALID', {
    message: t`The sign-in service did not give us a confirmed e-mail address, so we cannot make an account.`,
  });
}

/** The provider's name for somebody, where it may be used here. */
async function nameFor(ctx: Ctx, given: string | null): Promise<string> {
  const name = normaliseName(given ?? '').slice(0, MAX_NAME);
  if (refuseName(name) !== null) return NO_NAME;
  try {
    await refuseStaffName(ctx, name);
    return name;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID') return NO_NAME;
    throw error;
  }
}
