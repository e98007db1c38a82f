import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema } from '../kernel/schemas.ts';
import { declineReasonSchema, queuedRequestSchema, unitRequestSchema } from './requests.ts';
import { UNIT_KEYS } from './units.ts';

const NO_UNIT = t`Please name at least one ReconDog`;

/** The calls by which people who may not deploy ask for units. */
export const unitRequestsContract = {
  ask: defineEndpoint({
    method: 'POST',
    path: '/api/recondogs/requests',
    summary:
      'Asks for units on a cluster: they start at once within a quota on the cluster of an own report, else an admin decides; 200 when the same request waits already',
    access: 'recondogs.request',
    limit: 'steps',
    body: v.object({
      clusterId: idSchema,
      /** Unit keys; all twenty without it. */
      units: v.optional(
        v.pipe(
          v.array(v.picklist(UNIT_KEYS, t`There is no such ReconDog`), NO_UNIT),
          v.minLength(1, NO_UNIT),
          v.maxLength(100),
        ),
      ),
    }),
    responses: { 200: unitRequestSchema, 201: unitRequestSchema },
  }),
  own: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/requests',
    summary: 'Your requests for units, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(unitRequestSchema) },
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/api/recondogs/requests/:id/withdraw',
    summary: 'Withdraws your waiting request; 409 when it was decided',
    access: 'recondogs.request',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: unitRequestSchema },
  }),
  queue: defineEndpoint({
    method: 'GET',
    path: '/api/admin/recondogs/requests',
    summary:
      'Waiting requests for units, oldest first; the next page stands in Link, how many in X-Total-Count',
    access: 'recondogs.deploy',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(queuedRequestSchema) },
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/admin/recondogs/requests/:id/accept',
    summary: 'Sends the units that somebody asked for; 409 when the request was decided',
    access: 'recondogs.deploy',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: queuedRequestSchema },
  }),
  decline: defineEndpoint({
    method: 'POST',
    path: '/api/admin/recondogs/requests/:id/decline',
    summary: 'Declines a request for units with a reason its author reads; 409 when it was decided',
    access: 'recondogs.deploy',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    body: v.object({ reason: declineReasonSchema }),
    responses: { 200: queuedRequestSchema },
  }),
};
