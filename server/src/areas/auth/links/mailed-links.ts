import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, gt, ne, notInArray, or } from 'drizzle-orm';
import { account, accountLink, type LINK_PURPOSES } from '../../../db/schema/auth.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const SECRET_BYTES = 24;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const NO_LONGER_VALID = t`This link is no longer valid. Please ask for a new one.`;

export interface CreateLinkInput {
  accountId: string;
  purpose: LinkPurpose;
  email: string;
  minutes: number;
}

/** Creates a link beside earlier ones; gives its secret, which is stored as SHA-256 only. */
export async function createLink(
  tx: TxCtx,
  { accountId, purpose, email, minutes }: CreateLinkInput,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = new Date(tx.clock.now().getTime() + minutes * 60_000);
  await tx.db.insert(accountLink).values({ id: hashOf(secret), accountId, purpose, email, expiresAt });
  return secret;
}

/** Uses a link up; throws INVALID when it is unknown, used or too old. */
export async function redeemLink(
  tx: TxCtx,
  purpose: LinkPurpose,
  secret: string,
): Promise<{ accountId: string; email: string }> {
  const [link] = await tx.db
    .delete(accountLink)
    .where(isValid(tx, purpose, secret))
    .returning({ accountId: accountLink.accountId, email: accountLink.email });
  if (!link) throw new AppError('INVALID', { message: NO_LONGER_VALID });
  return link;
}

/** The link of a secret, which stays valid; null when it is unknown, used or too old. */
export async function findLink(
  ctx: Ctx,
  purpose: LinkPurpose,
  secret: string,
): Promise<{ accountId: string; email: string } | null> {
  const [link] = await ctx.db
    .select({ accountId: accountLink.accountId, email: accountLink.email })
    .from(accountLink)
    .where(isValid(ctx, purpose, secret));
  return link ?? null;
}

/** Deletes an account's links for a purpose. */
export async function deleteLinks(tx: TxCtx, accountId: string, purpose: LinkPurpose): Promise<void> {
  await tx.db
    .delete(accountLink)
    .where(and(eq(accountLink.accountId, accountId), eq(accountLink.purpose, purpose)));
}

/**
 * Voids what was begun with a password that is replaced: another address, an erasure, a second step, another reset. Else who knew it
 * would still have the account, or its end, in their hands. A link that only confirms the address the account has stays.
 */
export async function voidBegunLinks(tx: TxCtx, accountId: string): Promise<void> {
  const ownAddress = tx.db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  await tx.db
    .delete(accountLink)
    .where(
      and(
        eq(accountLink.accountId, accountId),
        or(ne(accountLink.purpose, 'email'), notInArray(accountLink.email, ownAddress)),
      ),
    );
}

const isValid = (ctx: Ctx, purpose: LinkPurpose, secret: string) =>
  and(
    eq(accountLink.id, hashOf(secret)),
    eq(accountLink.purpose, purpose),
    gt(accountLink.expiresAt, ctx.clock.now()),
  );
