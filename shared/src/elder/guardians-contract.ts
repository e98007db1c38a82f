import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { emailSchema } from '../auth/email-schema.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import {
  elderAlertSchema,
  guardianActSchema,
  guardianAlertSchema,
  guardianSchema,
  paymentSchema,
  protectedPersonSchema,
} from './entities.ts';
import { areSound, DECISIONS, GUARDIAN_SCOPES } from './scopes.ts';

const params = v.object({ id: idSchema });
const scopesSchema = v.pipe(
  v.array(v.picklist(GUARDIAN_SCOPES)),
  v.transform((scopes) => GUARDIAN_SCOPES.filter((scope) => scopes.includes(scope))),
  v.check(
    (scopes) => areSound(scopes),
    t`Who decides must see amounts, and who sees amounts must get alerts`,
  ),
);
const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Guardians, for the elder, for themselves, and the alerts of both. */
export const guardiansContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/elder/guardians',
    summary: 'One’s own guardians and open invitations, in the order in which they are mailed',
    access: 'signed-in',
    responses: { 200: v.array(guardianSchema) },
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/elder/guardians',
    summary:
      'Invites a guardian by mail, with or without an account; a new invitation replaces an earlier one',
    access: 'signed-in',
    // The verb spends the limit of invitations, whichever call leads there.
    limit: 'steps',
    body: v.object({
      email: emailSchema,
      scopes: v.optional(scopesSchema),
    }),
    responses: { 201: guardianSchema },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/elder/guardians/:id',
    summary: 'Changes what a guardian may see and do, or when they are mailed',
    access: 'signed-in',
    limit: 'steps',
    params,
    body: v.object({
      scopes: v.optional(scopesSchema),
      position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
    }),
    responses: { 200: guardianSchema },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/elder/guardians/:id',
    summary: 'Ends a guardianship or an invitation; the guardian’s live stream ends at once',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ id: v.string() }) },
  }),
  invitation: defineEndpoint({
    method: 'POST',
    path: '/api/guardian/invitation',
    summary: 'Who invites with this token, and to what',
    access: 'public',
    body: v.object({ token: tokenSchema }),
    responses: {
      200: v.object({
        elderName: v.string(),
        scopes: v.array(v.picklist(GUARDIAN_SCOPES)),
        expiresAt: timeSchema,
      }),
    },
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/elder/guardians/accept',
    summary: 'Accepts an invitation with its token, which works once',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ token: tokenSchema }),
    responses: { 200: protectedPersonSchema },
  }),
  acts: defineEndpoint({
    method: 'GET',
    path: '/api/elder/guardian-acts',
    summary: 'Everything one’s guardians saw and did, newest first',
    access: 'signed-in',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.object({ acts: v.array(guardianActSchema), nextCursor: v.nullable(v.string()) }) },
  }),
  ownAlerts: defineEndpoint({
    method: 'GET',
    path: '/api/elder/alerts',
    summary: 'Alerts about one’s own payments and guardians, newest first',
    access: 'signed-in',
    query: v.object({ show: v.optional(v.picklist(['all', 'unseen']), 'all'), ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.object({ alerts: v.array(elderAlertSchema), nextCursor: v.nullable(v.string()) }) },
  }),
  secondLook: defineEndpoint({
    method: 'GET',
    path: '/api/elder/alerts/:id/second-look',
    summary: 'One’s own payments of the month before an alert that raised none and may belong to it',
    access: 'signed-in',
    params,
    responses: { 200: v.object({ payments: v.array(paymentSchema) }) },
  }),
  see: defineEndpoint({
    method: 'POST',
    path: '/api/elder/alerts/:id/ack',
    summary: 'Says that one has read an alert of one’s own',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ alertId: v.string(), seenAt: timeSchema }) },
  }),
  people: defineEndpoint({
    method: 'GET',
    path: '/api/guardian/people',
    summary: 'The people one protects, as far as each of them allows',
    access: 'signed-in',
    responses: { 200: v.array(protectedPersonSchema) },
  }),
  leave: defineEndpoint({
    method: 'DELETE',
    path: '/api/guardian/people/:id',
    summary: 'Ends being somebody’s guardian',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ id: v.string() }) },
  }),
  alerts: defineEndpoint({
    method: 'GET',
    path: '/api/guardian/alerts',
    summary: 'Alerts of the people one protects, newest first; `after` an alert only newer ones',
    access: 'signed-in',
    query: v.object({ after: v.optional(idSchema), ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(guardianAlertSchema) },
  }),
  acknowledge: defineEndpoint({
    method: 'POST',
    path: '/api/guardian/alerts/:id/ack',
    summary:
      'Says that one looks after an alert: it leaves one’s own list, and a suspicion escalates no further',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ alertId: v.string(), acknowledgedAt: timeSchema }) },
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/api/guardian/transactions/:id/decision',
    summary: 'Decides on a payment that is paused in Elder Shield, where the elder allows it',
    access: 'signed-in',
    limit: 'steps',
    params,
    body: v.object({
      decision: v.picklist(DECISIONS),
      note: v.optional(v.pipe(storableText(500), v.trim())),
    }),
    responses: {
      200: v.pick(paymentSchema, ['id', 'status', 'decision', 'decidedAt']),
    },
  }),
};
