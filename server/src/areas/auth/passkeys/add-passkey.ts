import {
  type CreationOptions,
  creationOptionsSchema,
  MAX_PASSKEYS,
  type Registration,
} from '@fap/shared/auth/passkey-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { account, passkey, session } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { passkeyAdded } from '../owner-letters.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { refuseWithheld } from '../refuse-withheld.ts';
import { tellOwner } from '../tell-owner.ts';
import { CHALLENGE_MS, createChallenge, useChallenge } from './challenges.ts';
import { listDescriptors } from './list-descriptors.ts';
import { loadWebauthn } from './load-webauthn.ts';
import type { Site } from './site.ts';

const SITE_NAME = 'Forensic Anti-Fraud Platform';
/** EdDSA, ES256 and RS256 (COSE): what devices have. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Begins to add a passkey: what the browser needs to make one. Throws CONFLICT at twenty, and as `checkOwnPassword` and
 * `refuseWithheld`.
 */
export async function beginPasskey(
  ctx: Ctx,
  turns: PasswordTurns,
  { site, ...own }: OwnPassword & { site: Site },
): Promise<CreationOptions> {
  const { accountId, email } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await refuseWithheld(ctx);
  const known = await listDescriptors(ctx, accountId);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: site.rpId,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: ctx.actor.displayName,
    challenge: Buffer.from(await createChallenge(ctx, { purpose: 'add', accountId }), 'base64url'),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known,
    // Discoverable, so that nobody has to type an address to sign in by it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return v.parse(creationOptionsSchema, options);
}

/**
 * Adds the passkey that the browser made; the session counts as opened with a second factor, because the device has just asked
 * who is there. Throws INVALID for an answer that does not fit the question, CONFLICT at twenty or for one that is known.
 */
export async function addPasskey(
  ctx: Ctx,
  { site, name, answer }: { site: Site; name: string; answer: Registration },
): Promise<void> {
  const accountId = actingAccount(ctx);
  await refuseWithheld(ctx);
  const made = await verify(ctx, { site, accountId, answer });
  const { credential, credentialBackedUp } = made;
  await transact(ctx, 'account.manage', async (tx) => {
    // Race: of two added at one moment, the second must count the first.
    await tx.db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    if ((await tx.db.$count(passkey, eq(passkey.accountId, accountId))) >= MAX_PASSKEYS) throw tooMany();
    const id = tx.ids.next('passkey');
    const [added] = await tx.db
      .insert(passkey)
      .values({
        id,
        credentialId: credential.id,
        accountId,
        name,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: answer.response.transports,
        backedUp: credentialBackedUp,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning({ id: passkey.id });
    if (!added) throw new AppError('CONFLICT', { message: t`This passkey is here already` });
    if (ctx.actor.sessionId !== null)
      await tx.db
        .update(session)
        .set({ factorAt: tx.clock.now() })
        .where(eq(session.id, ctx.actor.sessionId));
    await recordAudit(tx, {
      action: 'account.passkey-added',
      entityType: 'account',
      entityId: accountId,
      after: { passkey: id, name },
    });
    await tellOwner(tx, accountId, () => passkeyAdded(name));
  });
}

async function verify(
  ctx: Ctx,
  { site, accountId, answer }: { site: Site; accountId: string; answer: Registration },
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const challenge = await useChallenge(ctx, answer.response.clientDataJSON, { purpose: 'add', accountId });
  if (challenge === null) throw refused();
  try {
    const { verifyRegistrationResponse } = await loadWebauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    // The library says what is wrong by plain errors; the person needs to know only that it was.
    ctx.log.info({ err: error, accountId }, 'a new passkey was refused');
  }
  throw refused();
}

const refused = (): AppError =>
  new AppError('INVALID', { message: t`Your device’s answer did not fit. Please try again.` });

const tooMany = (): AppError =>
  new AppError('CONFLICT', {
    message: t`You have ${MAX_PASSKEYS} passkeys, which is the most. Please remove one first.`,
  });
