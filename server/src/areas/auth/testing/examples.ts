import { accountContract, mailedLinksContract } from '@fap/shared/auth/account-contract.ts';
import { invitationContract, peopleContract } from '@fap/shared/auth/admin-contract.ts';
import { authContract } from '@fap/shared/auth/contract.ts';
import { passkeyContract } from '@fap/shared/auth/passkey-contract.ts';
import { tokenContract } from '@fap/shared/auth/token-contract.ts';
import { eq } from 'drizzle-orm';
import { account, session, signInFailure, totpFactor } from '../../../db/schema/auth.ts';
import { mailMessage } from '../../../db/schema/mail.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAsNew, makeAccount } from '../../../testing/factories.ts';
import { beginSecondStep } from '../factor/finish-sign-in.ts';
import { invite } from '../invitations/invite.ts';
import { createLink, type LinkPurpose } from '../links/mailed-links.ts';
import { createChallenge } from '../passkeys/challenges.ts';
import { hashPassword } from '../password.ts';
import { suspendAccount } from '../people/suspend-account.ts';
import { codeOf, makeFactor } from './make-factor.ts';
import { makeTestToken } from './make-test-token.ts';
import { makePasskey, SoftPasskey } from './soft-passkey.ts';

/**
 * The member's password, as it was made: requests before, with a new password or with a wrong one, may have changed it or have
 * used up its attempts.
 */
async function memberPassword({ world, member: { id, password } }: Scene): Promise<string> {
  await world.db.delete(signInFailure);
  await world.db
    .update(account)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(account.id, id));
  return password;
}

/** A link as it would be mailed to somebody. */
async function makeLink({ world }: Scene, purpose: LinkPurpose): Promise<string> {
  const { id, email } = await makeAccount(world);
  return transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.link', entityType: 'account', entityId: id });
    return createLink(tx, { accountId: id, purpose, email, minutes: 15 });
  });
}

/** An invitation, and the secret that would be mailed. */
async function makeInvitation({ world }: Scene): Promise<{ id: string; token: string }> {
  const admin = await actAsNew(world, 'admin');
  const email = `${world.name('guest')}@people.test`;
  const { id } = await invite(admin, { email, roles: [] });
  const [message] = await world.db
    .select({ body: mailMessage.body })
    .from(mailMessage)
    .where(eq(mailMessage.recipient, email));
  return { id, token: /token=([\w-]+)/u.exec(message?.body ?? '')?.[1] ?? '' };
}

/** A good request for each call of this area. */
export const examples = {
  ...examplesOf(authContract, {
    user: () => ({ status: 200 }),
    loginPage: () => ({ status: 200, isAnonymous: true }),
    // Accounts of their own: the member’s session must outlive the examples.
    login: async ({ world }) => {
      const { email, password } = await makeAccount(world);
      return { form: { email, password }, status: 303 };
    },
    providerBegin: () => ({ status: 303, isAnonymous: true }),
    providerCallback: () => ({ status: 303, isAnonymous: true }),
    signupPage: () => ({ status: 200, isAnonymous: true }),
    signup: ({ world }) => ({
      form: {
        email: `${world.name('new')}@people.test`,
        password: 'ten characters',
        displayName: 'New here',
      },
      status: 303,
    }),
    loginCode: async ({ world }) => {
      const { id } = await makeAccount(world);
      const secret = await makeFactor(world, id);
      const token = await beginSecondStep(world.ctx, id);
      return { form: { token: token ?? '', code: codeOf(world, secret) }, status: 303 };
    },
    logout: () => ({ status: 303, isAnonymous: true }),
  }),
  ...examplesOf(accountContract, {
    get: () => ({ status: 200 }),
    changeName: () => ({ json: { displayName: 'A new name' }, status: 200 }),
    changeLocale: () => ({ json: { locale: 'en-GB' }, status: 200 }),
    changePassword: async (scene) => {
      const password = await memberPassword(scene);
      return { json: { currentPassword: password, password }, status: 200 };
    },
    changeEmail: async (scene) => ({
      json: {
        email: `${scene.world.name('other')}@people.test`,
        currentPassword: await memberPassword(scene),
      },
      status: 200,
    }),
    endSession: async ({ world, member }) => {
      const id = world.name('session');
      const expiresAt = new Date(world.clock.now().getTime() + 60_000);
      await world.db.insert(session).values({ id, userId: member.id, expiresAt });
      return { params: { id }, status: 200 };
    },
    endOtherSessions: () => ({ status: 200 }),
    beginFactor: async (scene) => {
      await scene.world.db.delete(totpFactor).where(eq(totpFactor.accountId, scene.member.id));
      return { json: { currentPassword: await memberPassword(scene) }, status: 200 };
    },
    confirmFactor: async ({ world, member: { id } }) => ({
      json: { code: codeOf(world, await makeFactor(world, id, { isConfirmed: false })) },
      status: 200,
    }),
    renewRecoveryCodes: async (scene) => {
      await makeFactor(scene.world, scene.member.id);
      return { json: { currentPassword: await memberPassword(scene) }, status: 200 };
    },
    removeFactor: async (scene) => {
      await makeFactor(scene.world, scene.member.id);
      return { json: { currentPassword: await memberPassword(scene) }, status: 200 };
    },
  }),
  ...examplesOf(passkeyContract, {
    begin: async (scene) => ({ json: { currentPassword: await memberPassword(scene) }, status: 200 }),
    add: async ({ world, origin, member: { id } }) => {
      const challenge = await createChallenge(world.ctx, { purpose: 'add', accountId: id });
      const made = new SoftPasskey(origin).make(challenge);
      return { json: { name: 'My phone', passkey: made }, status: 200 };
    },
    rename: async ({ world, origin, member }) => ({
      params: { id: (await makePasskey(world, member.id, origin)).id },
      json: { name: 'My old phone' },
      status: 200,
    }),
    remove: async (scene) => ({
      params: { id: (await makePasskey(scene.world, scene.member.id, scene.origin)).id },
      json: { currentPassword: await memberPassword(scene) },
      status: 200,
    }),
    beginSignIn: () => ({ json: {}, status: 200, isAnonymous: true }),
    signIn: async ({ world, origin }) => {
      const { id } = await makeAccount(world);
      const { passkey } = await makePasskey(world, id, origin);
      const challenge = await createChallenge(world.ctx, { purpose: 'sign-in', accountId: null });
      return { json: { passkey: passkey.sign(challenge), next: '/vault' }, status: 200, isAnonymous: true };
    },
  }),
  ...examplesOf(peopleContract, {
    list: () => ({ status: 200 }),
    setRoles: async ({ world }) => ({
      params: { id: (await makeAccount(world)).id },
      json: { roles: ['analyst'], reason: 'Joins the team' },
      status: 200,
    }),
    suspend: async ({ world }) => ({
      params: { id: (await makeAccount(world)).id },
      json: { reason: 'Sends the same piece everywhere' },
      status: 200,
    }),
    restore: async ({ world }) => {
      const { id } = await makeAccount(world);
      await suspendAccount(world.ctx, { accountId: id, reason: 'By mistake' });
      return { params: { id }, json: { reason: 'It was a mistake' }, status: 200 };
    },
    endSessions: async ({ world }) => ({
      params: { id: (await makeAccount(world)).id },
      json: { reason: 'A stolen telephone' },
      status: 200,
    }),
  }),
  ...examplesOf(invitationContract, {
    list: () => ({ status: 200 }),
    invite: ({ world }) => ({
      json: { email: `${world.name('guest')}@people.test`, roles: ['leo'] },
      status: 201,
    }),
    revoke: async (scene) => ({ params: { id: (await makeInvitation(scene)).id }, status: 200 }),
    page: () => ({ status: 200 }),
    accept: async (scene) => ({
      form: {
        token: (await makeInvitation(scene)).token,
        displayName: 'Invited Guest',
        password: 'ten characters',
      },
      status: 303,
    }),
  }),
  ...examplesOf(tokenContract, {
    list: async (scene) => {
      await makeTestToken(scene.world, scene.member, ['read-shared']);
      return { status: 200 };
    },
    make: async (scene) => ({
      json: {
        name: 'A program',
        scopes: ['read-shared'],
        days: 30,
        currentPassword: await memberPassword(scene),
      },
      status: 201,
    }),
    revoke: async ({ world, member }) => ({
      params: { id: (await makeTestToken(world, member, ['read-shared'])).id },
      status: 200,
    }),
  }),
  ...examplesOf(mailedLinksContract, {
    forgotPage: () => ({ status: 200 }),
    forgot: ({ member: { email } }) => ({ form: { email }, status: 200 }),
    resetPage: () => ({ status: 200 }),
    reset: async (scene) => ({
      form: { token: await makeLink(scene, 'password'), password: 'ten characters' },
      status: 303,
    }),
    confirmEmailPage: () => ({ status: 200 }),
    confirmEmail: async (scene) => ({ form: { token: await makeLink(scene, 'email') }, status: 200 }),
  }),
};
