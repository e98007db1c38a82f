import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { inboxContract } from './inbox-contract.ts';
import { NOTICE_KINDS, NOTICE_MAIL } from './kinds.ts';

const preferencesSchema = v.object({
  /** Hour of the daily mail, UTC. */
  digestHour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  mail: v.object(v.entriesFromList(NOTICE_KINDS, v.picklist(NOTICE_MAIL))),
  /** Which kinds the person’s devices show; a kind that is not named is shown. */
  push: v.optional(v.object(v.entriesFromList(NOTICE_KINDS, v.optional(v.boolean(), true))), {}),
});
/** Where each kind of notice goes by mail. */
export type NoticePreferences = v.InferOutput<typeof preferencesSchema>;

const HTTPS = t`A push service has a web address`;
const base64Url = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\w-]+={0,2}$/u, t`Not in Base64`));
/** A browser’s subscription, as `PushSubscription.toJSON` gives it. */
const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_000), v.url(HTTPS), v.regex(/^https?:\/\//iu, HTTPS)),
  keys: v.object({ p256dh: base64Url(200), auth: base64Url(60) }),
});
export type PushSubscriptionInput = v.InferOutput<typeof subscriptionSchema>;
const pushStateSchema = v.object({
  /** The key that browsers subscribe with (VAPID, RFC 8292). */
  publicKey: v.string(),
  /** The person’s devices that show notices, newest first. */
  devices: v.array(v.object({ id: v.string(), since: timeSchema })),
});
export type PushState = v.InferOutput<typeof pushStateSchema>;

const tokenQuery = v.object({ token: v.optional(v.string(), '') });

/** One's own notices, and where they go by mail. */
export const noticesContract = {
  ...inboxContract,
  preferences: defineEndpoint({
    method: 'GET',
    path: '/api/notices/preferences',
    summary: 'Where each kind of notice goes by mail',
    access: 'signed-in',
    responses: { 200: preferencesSchema },
  }),
  setPreferences: defineEndpoint({
    method: 'PUT',
    path: '/api/notices/preferences',
    summary: 'Chooses where each kind of notice goes by mail',
    access: 'signed-in',
    limit: 'steps',
    body: preferencesSchema,
    responses: { 200: preferencesSchema },
  }),
  push: defineEndpoint({
    method: 'GET',
    path: '/api/notices/push',
    summary: 'One’s own devices that show notices while the app is closed, and the key to subscribe with',
    access: 'signed-in',
    responses: { 200: pushStateSchema },
  }),
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/api/notices/push',
    summary: 'Has this browser show notices, until it is signed out',
    access: 'signed-in',
    limit: 'steps',
    body: subscriptionSchema,
    responses: { 200: pushStateSchema },
  }),
  unsubscribeDevice: defineEndpoint({
    method: 'DELETE',
    path: '/api/notices/push/:id',
    summary: 'One of one’s own devices shows no more notices',
    access: 'signed-in',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: pushStateSchema },
  }),
  unsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/notices/unsubscribe',
    summary: 'The page behind the link in a mail: a button that stops mail about one kind of notice',
    access: 'public',
    query: tokenQuery,
    responses: { 200: 'html' },
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/api/notices/unsubscribe',
    summary: 'Stops mail about one kind of notice with the link’s token',
    access: 'public',
    bodyKind: 'form',
    body: tokenQuery,
    responses: { 200: 'html' },
  }),
};
