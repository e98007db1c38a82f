import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema } from '../kernel/schemas.ts';
import { commandRoomSchema } from './command-room.ts';
import { operationSchema } from './entities.ts';
import { listedOperationSchema, OPERATION_STATES, operationDetailSchema } from './operations.ts';

/** Operations of a page of the list over all clusters. */
const OPERATIONS_PAGE = 30;

/** The calls of the command room, and of operations over all clusters. */
export const operationsContract = {
  room: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/command-room',
    summary: 'The counters, the twenty units over all clusters, and the clusters they work on',
    access: 'signed-in',
    responses: { 200: commandRoomSchema },
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/operations',
    summary: 'Operations over all clusters, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object({
      ...pageQuery(OPERATIONS_PAGE),
      state: v.optional(v.picklist(OPERATION_STATES, t`State is running, ended or cancelled`)),
    }),
    responses: { 200: v.array(listedOperationSchema) },
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/operation/:id',
    summary: 'An operation with its runs and every step of it in order, as it was told live',
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: { 200: operationDetailSchema },
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: '/api/recondogs/operations/:id/resume',
    summary: 'Sends the cancelled and failed units of an operation again; 409 when it runs or has none',
    access: 'recondogs.deploy',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: operationSchema },
  }),
};
