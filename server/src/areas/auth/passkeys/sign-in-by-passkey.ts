import {
  type Assertion,
  type RequestOptions,
  requestOptionsSchema,
} from '@fap/shared/auth/passkey-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { account, passkey } from '../../../db/schema/auth.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { findSecondStep } from '../factor/finish-sign-in.ts';
import { findLink, redeemLink } from '../links/mailed-links.ts';
import { refuseSuspended } from '../sign-in.ts';
import { checkSignInAllowed, recordSignInFailure } from '../throttle-sign-in.ts';
import { CHALLENGE_MS, createChallenge, useChallenge } from './challenges.ts';
import { listDescriptors } from './list-descriptors.ts';
import { loadWebauthn } from './load-webauthn.ts';
import type { Site } from './site.ts';

export interface PasskeySignIn {
  site: Site;
  /** Where the request comes from. */
  address: string;
  /** Of the step after the password; empty: with the passkey alone. */
  token: string;
}

/** Whether the second step of a token may be answered by a passkey. */
export async function mayAnswerByPasskey(ctx: Ctx, token: string): Promise<boolean> {
  const link = await findLink(ctx, 'second-factor', token);
  return link !== null && (await listDescriptors(ctx, link.accountId)).length > 0;
}

/**
 * What a browser needs to sign in with a passkey: any that it has for this site, or after the password one of that account.
 * Throws TOO_MANY for an address that asks too often, UNAUTHENTICATED for a token that is not valid any more.
 */
export async function askForPasskey(
  ctx: Ctx,
  { site, address, token }: PasskeySignIn,
): Promise<RequestOptions> {
  await spendOf(ctx, LIMITS.passkeyQuestions, `passkey questions ${address}`);
  const wanted = await wantedBy(ctx, token);
  const allowed = wanted.accountId === null ? [] : await listDescriptors(ctx, wanted.accountId);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: Buffer.from(await createChallenge(ctx, wanted), 'base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed,
  });
  return v.parse(requestOptionsSchema, options);
}

/**
 * Signs in with a passkey, alone or after the password. Throws UNAUTHENTICATED without saying whether it is unknown, of somebody
 * else, or its answer wrong; TOO_MANY after ten of those; FORBIDDEN for a suspended account.
 */
export async function signInByPasskey(
  ctx: Ctx,
  { site, address, token, answer }: PasskeySignIn & { answer: Assertion },
): Promise<{ accountId: string }> {
  // No e-mail address has a space.
  const key = `passkey ${answer.id}`;
  await checkSignInAllowed(ctx, key, address);
  const accountId = await accept(ctx, { site, token, answer });
  if (accountId !== null) return { accountId };
  await recordSignInFailure(ctx, key, address);
  throw new AppError('UNAUTHENTICATED', {
    message: t`This passkey did not work. Please try again, or use your password.`,
  });
}

const wantedBy = async (ctx: Ctx, token: string) =>
  token === ''
    ? ({ purpose: 'sign-in', accountId: null } as const)
    : ({ purpose: 'second-factor', accountId: (await findSecondStep(ctx, token)).accountId } as const);

/** The account that an answer signs in to; null when it is refused. */
async function accept(
  ctx: Ctx,
  { site, token, answer }: { site: Site; token: string; answer: Assertion },
): Promise<string | null> {
  const wanted = await wantedBy(ctx, token);
  const challenge = await useChallenge(ctx, answer.response.clientDataJSON, wanted);
  if (challenge === null) return null;
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    // Locked: two answers at one moment must not both pass the counter.
    const [known] = await tx.db
      .select({ key: passkey, suspendedAt: account.suspendedAt })
      .from(passkey)
      .innerJoin(account, eq(account.id, passkey.accountId))
      .where(
        and(
          eq(passkey.credentialId, answer.id),
          wanted.accountId === null ? undefined : eq(passkey.accountId, wanted.accountId),
        ),
      )
      .for('update', { of: passkey });
    const signed = known ? await verify(tx, { site, challenge, answer, known: known.key }) : null;
    if (!known || !signed) return null;
    refuseSuspended(known);
    const { id, accountId } = known.key;
    if (token !== '') await redeemLink(tx, 'second-factor', token);
    await tx.db
      .update(passkey)
      .set({ counter: signed.newCounter, backedUp: signed.credentialBackedUp, lastUsedAt: tx.clock.now() })
      .where(eq(passkey.id, id));
    await recordAudit(tx, {
      action: 'account.signed-in-by-passkey',
      entityType: 'account',
      entityId: accountId,
      after: { passkey: id, isAfterPassword: token !== '' },
    });
    return accountId;
  });
}

/** Checks site, challenge, user verification, counter and signature of an answer; null when any of them is wrong. */
async function verify(
  ctx: Ctx,
  {
    site,
    challenge,
    answer,
    known,
  }: { site: Site; challenge: string; answer: Assertion; known: typeof passkey.$inferSelect },
): Promise<{ newCounter: number; credentialBackedUp: boolean } | null> {
  try {
    const { verifyAuthenticationResponse } = await loadWebauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
      },
    });
    return verified ? authenticationInfo : null;
  } catch (error) {
    // The library says what is wrong by plain errors. A counter that fell is a copied device: worth a line in the log.
    ctx.log.warn({ err: error, passkey: known.id }, 'an answer of a passkey was refused');
    return null;
  }
}
