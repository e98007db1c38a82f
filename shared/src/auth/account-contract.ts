import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { displayNameSchema, passwordSchema } from './account-fields.ts';
import { emailSchema } from './email-schema.ts';
import { LOCALES } from './locales.ts';

/** A browser that is signed in. */
const openSessionSchema = v.object({
  /** Names the session, opens nothing. */
  id: v.string(),
  /** Such as `Firefox on Linux`; `An unknown browser` where it does not say. */
  device: v.string(),
  /** The network address of its last use. */
  address: v.nullable(v.string()),
  createdAt: timeSchema,
  /** To within ten minutes. */
  lastUsedAt: timeSchema,
  /** It is the one that asks. */
  isOwn: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/** A passkey, without its key. */
const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: timeSchema,
  /** null: it has not signed in yet. */
  lastUsedAt: v.nullable(timeSchema),
  /** Its device keeps a copy elsewhere, such as in the person's other devices. */
  isSynced: v.boolean(),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** One's own account, as its page shows it. */
export const accountSchema = v.object({
  id: v.string(),
  displayName: v.string(),
  email: v.string(),
  /** When the address was proven by a link; null: not yet. */
  emailConfirmedAt: v.nullable(timeSchema),
  /** A new address that waits for its link to be opened. */
  pendingEmail: v.nullable(v.string()),
  createdAt: timeSchema,
  /** The authenticator app: since when, and how many recovery codes are left; null: none. */
  factor: v.nullable(v.object({ since: timeSchema, recoveryCodes: v.number() })),
  passkeys: v.array(passkeySchema),
  sessions: v.array(openSessionSchema),
});
export type Account = v.InferOutput<typeof accountSchema>;

const code = v.pipe(
  v.string(t`Please enter the code`),
  v.trim(),
  v.minLength(1, t`Please enter the code`),
  storableText(40),
);
const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
/** Asked for before something that an open browser alone must not do. */
export const currentPassword = v.pipe(storableText(200), v.minLength(1, t`Please enter your password`));

/** What people do with their own account. */
export const accountContract = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/account',
    summary: 'One’s own account and the browsers that are signed in to it',
    access: 'signed-in',
    responses: { 200: accountSchema },
  }),
  changeName: defineEndpoint({
    method: 'PUT',
    path: '/api/account/name',
    summary: 'Changes the name others see',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ displayName: displayNameSchema }),
    responses: { 200: accountSchema },
  }),
  changeLocale: defineEndpoint({
    method: 'PUT',
    path: '/api/account/language',
    summary: 'Changes the language and region of one’s own pages',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ locale: v.picklist(LOCALES, t`Please choose one of the languages`) }),
    responses: { 200: accountSchema },
  }),
  changePassword: defineEndpoint({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Changes the password and signs out every other browser',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword, password: passwordSchema }),
    responses: { 200: accountSchema },
  }),
  changeEmail: defineEndpoint({
    method: 'PUT',
    path: '/api/account/email',
    summary:
      'Mails a link to a new address, which becomes the account’s when the link is opened; the address it has: a link that confirms it',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ email: emailSchema, currentPassword }),
    responses: { 200: accountSchema },
  }),
  beginFactor: defineEndpoint({
    method: 'POST',
    path: '/api/account/factor',
    summary: 'Begins to set up an authenticator app: its secret, as text and for a QR code',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword }),
    responses: { 200: v.object({ secret: v.string(), address: v.string() }) },
  }),
  confirmFactor: defineEndpoint({
    method: 'POST',
    path: '/api/account/factor/confirm',
    summary:
      'Confirms the authenticator app with a first code; from then on it is asked for. Gives ten recovery codes, this once',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ code }),
    responses: { 200: recoveryCodesSchema },
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/api/account/factor/recovery-codes',
    summary: 'Gives ten new recovery codes; the old ones are void',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword }),
    responses: { 200: recoveryCodesSchema },
  }),
  removeFactor: defineEndpoint({
    method: 'POST',
    path: '/api/account/factor/remove',
    summary: 'Removes the authenticator app and its recovery codes',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword }),
    responses: { 200: accountSchema },
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Signs one of one’s own browsers out',
    access: 'signed-in',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: accountSchema },
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Signs out every browser but the one that asks',
    access: 'signed-in',
    limit: 'steps',
    responses: { 200: accountSchema },
  }),
};

const tokenQuery = v.object({ token: v.optional(v.string(), '') });

/** Links that were mailed: pages with a button, because mail programs open links by themselves. */
export const mailedLinksContract = {
  forgotPage: defineEndpoint({
    method: 'GET',
    path: '/api/password/forgot',
    summary: 'The page to ask for a new password',
    access: 'public',
    responses: { 200: 'html' },
  }),
  forgot: defineEndpoint({
    method: 'POST',
    path: '/api/password/forgot',
    summary: 'Mails a link for a new password, if the address has an account; the answer never says',
    access: 'public',
    bodyKind: 'form',
    body: v.object({ email: v.optional(v.string(), '') }),
    responses: { 200: 'html' },
  }),
  resetPage: defineEndpoint({
    method: 'GET',
    path: '/api/password/reset',
    summary: 'The page behind the link: a field for the new password',
    access: 'public',
    query: tokenQuery,
    responses: { 200: 'html' },
  }),
  reset: defineEndpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Sets a new password with the link’s token and signs out every browser',
    access: 'public',
    bodyKind: 'form',
    body: v.object({ token: v.optional(v.string(), ''), password: v.optional(v.string(), '') }),
    responses: { 303: 'redirect' },
  }),
  confirmEmailPage: defineEndpoint({
    method: 'GET',
    path: '/api/email/confirm',
    summary: 'The page behind the link: a button that confirms an e-mail address',
    access: 'public',
    query: tokenQuery,
    responses: { 200: 'html' },
  }),
  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/api/email/confirm',
    summary: 'Confirms an e-mail address with the link’s token',
    access: 'public',
    bodyKind: 'form',
    body: tokenQuery,
    responses: { 200: 'html' },
  }),
};
