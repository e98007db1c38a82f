import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { CHOSEN_EVENT_NAMES } from './events.ts';
import { MESSAGE_STATES, OFF_REASONS } from './states.ts';

const event = v.picklist(CHOSEN_EVENT_NAMES, t`Please choose from the list`);

const webhookSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  events: v.array(event),
  /** The partner it belongs to; null: a newsroom or anybody else. */
  partner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  createdAt: timeSchema,
  /** Why it was switched off, and when; null: it is on. */
  off: v.nullable(v.object({ reason: v.picklist(OFF_REASONS), at: timeSchema })),
  /** When a message last arrived. */
  lastDeliveredAt: v.nullable(timeSchema),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

const messageSchema = v.object({
  /** Also the header `webhook-id`: the same in every attempt, so that a receiver can tell what it has. */
  id: v.string(),
  event: v.string(),
  state: v.picklist(MESSAGE_STATES),
  createdAt: timeSchema,
  deliveredAt: v.nullable(timeSchema),
  /** Attempts so far; the newest of them below. */
  attempts: v.number(),
  log: v.array(
    v.object({
      at: timeSchema,
      /** The answer’s status; null: there was none. */
      status: v.nullable(v.number()),
      /** What was wrong; null: it arrived. */
      error: v.nullable(v.string()),
      durationMs: v.number(),
    }),
  ),
});
export type WebhookMessage = v.InferOutput<typeof messageSchema>;

const URL_TEXT = t`Please enter an address that begins with https://`;
const input = {
  name: v.pipe(
    v.string(t`Please enter a name`),
    v.trim(),
    v.minLength(1, t`Please enter a name`),
    storableText(100),
  ),
  url: v.pipe(
    v.string(URL_TEXT),
    v.trim(),
    storableText(500),
    v.url(URL_TEXT),
    v.regex(/^https?:\/\//iu, URL_TEXT),
  ),
  events: v.pipe(
    v.array(event, t`Please choose what is sent`),
    v.minLength(1, t`Please choose what is sent`),
    v.maxLength(CHOSEN_EVENT_NAMES.length),
  ),
};
const access = 'webhooks.manage';
const params = v.object({ id: idSchema });
const change = { access, limit: 'decisions', params } as const;

/** What is published, sent to newsrooms and partners as it happens (Standard Webhooks). */
export const webhooksContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Every webhook that was not removed, newest first',
    access,
    responses: { 200: v.array(webhookSchema) },
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds a webhook; the secret that signs its messages is in this answer alone',
    access,
    limit: 'decisions',
    body: v.object({ ...input, partnerId: v.optional(v.nullable(idSchema), null) }),
    responses: { 201: v.object({ webhook: webhookSchema, secret: v.string() }) },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/webhooks/:id',
    summary: 'Changes a webhook’s name, address and events',
    ...change,
    body: v.object(input),
    responses: { 200: webhookSchema },
  }),
  renewSecret: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    summary: 'Gives a webhook a new secret at once, this once; the old one signs nothing more',
    ...change,
    responses: { 200: v.object({ secret: v.string() }) },
  }),
  switchOn: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/on',
    summary: 'Switches a webhook on again; what happened meanwhile is not sent',
    ...change,
    responses: { 200: webhookSchema },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Removes a webhook: nothing more is sent to it',
    ...change,
    responses: { 200: v.array(webhookSchema) },
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Sends a test message',
    ...change,
    responses: { 201: messageSchema },
  }),
  messages: defineEndpoint({
    method: 'GET',
    path: '/api/webhooks/:id/messages',
    summary:
      'What was sent to a webhook in the last 30 days, newest first, with each answer’s status; page by page in Link',
    access,
    params,
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(messageSchema) },
  }),
  sendAgain: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/messages/:id/again',
    summary: 'Sends a message again, with the same id',
    ...change,
    responses: { 201: messageSchema },
  }),
};
