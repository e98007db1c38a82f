import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import {
  MAX_TOKENS_OF_PARTNER,
  type PartnerKind,
  type PartnerScope,
} from '@fap/shared/partners/constants.ts';
import type { Partner } from '@fap/shared/partners/entities.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { partner, partnerToken } from '../../../db/schema/partners.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import { bearerToken, hashSecretToken, makeSecretToken } from '../../../platform/runtime/secret-token.ts';
import { actingAccount, type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { isInForce } from './in-force.ts';
import { getPartner } from './list-partners.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Says what it is when it turns up in a log or a repository. */
const PREFIX = 'fap_partner_';

/** Makes a token; its text is in this answer alone. Throws NOT_FOUND, and CONFLICT for an ended partner or too many tokens. */
export async function makeToken(
  ctx: Ctx,
  partnerId: string,
  { scopes, days }: { scopes: readonly PartnerScope[]; days: number },
): Promise<{ partner: Partner; token: string }> {
  return transact(ctx, 'partners.manage', async (tx) => {
    await lockPartner(tx, partnerId);
    const now = tx.clock.now();
    const others = await tx.db.$count(
      partnerToken,
      and(eq(partnerToken.partnerId, partnerId), isInForce(now)),
    );
    if (others >= MAX_TOKENS_OF_PARTNER)
      throw new AppError('CONFLICT', {
        message: t`This partner has ${MAX_TOKENS_OF_PARTNER} tokens already. Please end one of them first.`,
      });
    const token = makeSecretToken(PREFIX);
    const id = tx.ids.next('token');
    await tx.db.insert(partnerToken).values({
      id,
      partnerId,
      scopes: [...new Set(scopes)],
      secretHash: hashSecretToken(token),
      createdBy: actingAccount(tx),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(tx, {
      action: 'partner.token-made',
      entityType: 'partner',
      entityId: partnerId,
      after: { tokenId: id, scopes, days },
    });
    return { partner: await getPartner(tx, partnerId), token };
  });
}

/** Ends a token at once. Throws NOT_FOUND. */
export async function revokeToken(ctx: Ctx, partnerId: string, tokenId: string): Promise<Partner> {
  return transact(ctx, 'partners.manage', async (tx) => {
    const now = tx.clock.now();
    const ended = await tx.db
      .update(partnerToken)
      .set({ revokedAt: now })
      .where(and(eq(partnerToken.id, tokenId), eq(partnerToken.partnerId, partnerId), isInForce(now)))
      .returning({ id: partnerToken.id });
    if (ended.length === 0) throw new AppError('NOT_FOUND');
    await recordAudit(tx, {
      action: 'partner.token-revoked',
      entityType: 'partner',
      entityId: partnerId,
      after: { tokenId },
    });
    return getPartner(tx, partnerId);
  });
}

/** Locks a partner that has not ended. Throws NOT_FOUND and CONFLICT. */
export async function lockPartner(tx: TxCtx, id: string): Promise<void> {
  const [row] = await tx.db
    .select({ endedAt: partner.endedAt })
    .from(partner)
    .where(eq(partner.id, id))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.endedAt !== null) throw new AppError('CONFLICT', { message: t`This partnership has ended` });
}

/** A partner that showed a token. */
export interface AdmittedPartner {
  partnerId: string;
  tokenId: string;
  kind: PartnerKind;
  /** Acts for nobody here. */
  ctx: Ctx;
}

/**
 * The partner behind a header `Authorization`: the token as Bearer, or as the password of Basic, which TAXII asks for. Throws UNAUTHENTICATED
 * for any token that is not in force, FORBIDDEN where it does not allow this, TOO_MANY.
 */
export async function admitPartner(
  ctx: Ctx,
  authorization: string | undefined,
  scope: PartnerScope,
): Promise<AdmittedPartner> {
  const token = tokenIn(authorization ?? '');
  if (!token?.startsWith(PREFIX)) throw new AppError('UNAUTHENTICATED');
  const now = ctx.clock.now();
  const [known] = await ctx.db
    .select({ id: partnerToken.id, scopes: partnerToken.scopes, partnerId: partner.id, kind: partner.kind })
    .from(partnerToken)
    .innerJoin(partner, eq(partner.id, partnerToken.partnerId))
    .where(and(eq(partnerToken.secretHash, hashSecretToken(token)), isInForce(now), isNull(partner.endedAt)));
  if (!known) throw new AppError('UNAUTHENTICATED');
  if (!known.scopes.includes(scope))
    throw new AppError('FORBIDDEN', { message: t`This token does not allow to ${scope}` });
  await spendOf(
    ctx,
    scope === 'read' ? LIMITS.partnerCalls : LIMITS.comparisons,
    `${scope} of partner ${known.partnerId}`,
  );
  return {
    partnerId: known.partnerId,
    tokenId: known.id,
    kind: known.kind,
    ctx: { ...ctx, actor: { ...PLATFORM_ACTOR, displayName: 'Partner' } },
  };
}

function tokenIn(authorization: string): string | undefined {
  const bearer = bearerToken(authorization);
  if (bearer) return bearer;
  const basic = /^Basic ([\w+/=]{1,600})$/u.exec(authorization)?.[1];
  if (!basic) return undefined;
  const text = Buffer.from(basic, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}
