import { can } from '@fap/shared/auth/capabilities.ts';
import {
  MAX_TOKENS,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  type TokenScopeName,
} from '@fap/shared/auth/token-scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { account, apiToken } from '../../../db/schema/auth.ts';
import { hashSecretToken, makeSecretToken } from '../../../platform/runtime/secret-token.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { tokenMade } from '../owner-letters.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { tellOwner } from '../tell-owner.ts';
import { worksAt } from './list-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface TokenInput {
  name: string;
  scopes: readonly TokenScopeName[];
  days: number;
}

/**
 * Makes a token for the acting person's programs and gives its text, which is nowhere else. Throws FORBIDDEN for a scope whose capability
 * they do not have, CONFLICT at twenty, and as `checkOwnPassword`.
 */
export async function makeToken(
  ctx: Ctx,
  turns: PasswordTurns,
  { name, scopes, days, ...own }: TokenInput & OwnPassword,
): Promise<string> {
  const beyond = scopes.find((scope) => !can(ctx.actor.roles, TOKEN_SCOPES[scope].needs));
  if (beyond !== undefined)
    throw new AppError('FORBIDDEN', {
      message: t`Your account cannot give a token this: ${TOKEN_SCOPES[beyond].label}`,
    });
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  return transact(ctx, 'account.manage', async (tx) => {
    // Race: of two made at one moment, the second must count the first.
    await tx.db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const now = tx.clock.now();
    const others = await tx.db.$count(apiToken, and(eq(apiToken.accountId, accountId), worksAt(now)));
    if (others >= MAX_TOKENS)
      throw new AppError('CONFLICT', {
        message: t`You have ${MAX_TOKENS} tokens, which is the most. Please end one first.`,
      });
    const token = makeSecretToken(TOKEN_PREFIX);
    const id = tx.ids.next('api-token');
    const chosen = [...new Set(scopes)];
    await tx.db.insert(apiToken).values({
      id,
      accountId,
      name,
      secretHash: hashSecretToken(token),
      scopes: chosen,
      roles: ctx.actor.roles.filter((role) => role !== 'member'),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(tx, {
      action: 'account.token-made',
      entityType: 'account',
      entityId: accountId,
      after: { tokenId: id, scopes: chosen, days },
    });
    await tellOwner(tx, accountId, () => tokenMade(name));
    return token;
  });
}
