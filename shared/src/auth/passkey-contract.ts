import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, storableText } from '../kernel/schemas.ts';
import { accountSchema, currentPassword } from './account-contract.ts';

/** Passkeys an account may have. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

/** What somebody calls a passkey, to tell it from the others. */
const passkeyName = v.pipe(
  v.string(t`Please enter a name`),
  v.trim(),
  v.minLength(1, t`Please enter a name`),
  storableText(MAX_PASSKEY_NAME),
);

/** Bytes as the browser's interface puts them into JSON. */
const base64url = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[\w-]+$/u, t`Not base64url`));
/** A credential has at most 1,023 bytes of id (WebAuthn). */
const credentialId = base64url(1_364);
const transports = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(32), v.regex(/^[\w-]+$/u, t`Not a transport`))),
  v.maxLength(10),
);
const descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports,
});
/** With it the device asks for its PIN, a fingerprint or a face: possession and a second factor in one. */
const userVerification = v.literal('required');

/** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification,
  }),
});
export type CreationOptions = v.InferOutput<typeof creationOptionsSchema>;

/** What a browser needs to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  /** Empty: any that the browser has for this site. */
  allowCredentials: v.array(descriptor),
  userVerification,
});
export type RequestOptions = v.InferOutput<typeof requestOptionsSchema>;

const credential = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };

/** What a browser made (`RegistrationResponseJSON`). */
const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: v.optional(transports, []),
  }),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** What a browser signed (`AuthenticationResponseJSON`). */
const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
  }),
});
export type Assertion = v.InferOutput<typeof assertionSchema>;

/** Of the step after the password; empty: sign-in with the passkey alone. */
const token = v.optional(v.pipe(v.string(), v.maxLength(100)), '');

/** Passkeys (WebAuthn): one's own, and signing in with one. */
export const passkeyContract = {
  begin: defineEndpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    summary: 'Begins to add a passkey: what the browser needs to make one',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ currentPassword }),
    responses: { 200: creationOptionsSchema },
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Adds the passkey that the browser made',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ name: passkeyName, passkey: registrationSchema }),
    responses: { 200: accountSchema },
  }),
  rename: defineEndpoint({
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    summary: 'Gives one of one’s own passkeys another name',
    access: 'signed-in',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    body: v.object({ name: passkeyName }),
    responses: { 200: accountSchema },
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    summary: 'Removes one of one’s own passkeys; it does not sign in any more',
    access: 'signed-in',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    body: v.object({ currentPassword }),
    responses: { 200: accountSchema },
  }),
  beginSignIn: defineEndpoint({
    method: 'POST',
    path: '/api/login/passkey/options',
    summary: 'What the browser needs to sign in with a passkey, alone or after the password',
    access: 'public',
    body: v.object({ token }),
    responses: { 200: requestOptionsSchema },
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Signs in with a passkey; the session counts as opened with a second factor',
    access: 'public',
    body: v.object({ token, passkey: assertionSchema, next: v.optional(v.string(), '') }),
    responses: { 200: v.object({ next: v.string() }) },
  }),
};
