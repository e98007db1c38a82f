import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { LANGUAGES } from '../kernel/languages.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';

/** `kept`: there is no mail server to hand it to. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const;

/** A message in the demo's outbox, with its text. */
const keptMessageSchema = v.object({
  to: v.string(),
  /** What it is written in. */
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  text: v.string(),
  at: timeSchema,
});
export type KeptMessage = v.InferOutput<typeof keptMessageSchema>;

/** A message that did not leave; never its text, which may hold a link for its receiver alone. */
const unsentMessageSchema = v.object({
  id: v.string(),
  to: v.string(),
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  status: v.picklist(MAIL_STATUSES),
  attempts: v.number(),
  /** What the mail server answered last; null before the first attempt. */
  lastError: v.nullable(v.string()),
  createdAt: timeSchema,
});
export type UnsentMessage = v.InferOutput<typeof unsentMessageSchema>;

/** Mail of the platform to people. */
export const mailContract = {
  outbox: defineEndpoint({
    method: 'GET',
    path: '/api/demo/outbox',
    summary: 'Mail that was kept instead of sent, newest first (demo mode only)',
    access: 'admin.access',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(keptMessageSchema) },
  }),
  unsent: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mail',
    summary: 'Mail that could not be sent, newest first; the next page stands in Link',
    access: 'admin.access',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(unsentMessageSchema) },
  }),
  retry: defineEndpoint({
    method: 'POST',
    path: '/api/admin/mail/:id/retry',
    summary: 'Queues a message again that could not be sent',
    access: 'admin.access',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ status: v.picklist(MAIL_STATUSES) }) },
  }),
};
