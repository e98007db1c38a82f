import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { PRIORITIES } from '../clusters/constants.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema } from '../kernel/schemas.ts';
import {
  availableUnitSchema,
  echoNodeSchema,
  nodeStateSchema,
  operationSchema,
  operationSummarySchema,
} from './entities.ts';
import { UNIT_KEYS } from './units.ts';

const NONE_SELECTED = t`Please select at least one ReconDog to trigger`;

export const recondogsContract = {
  status: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/status/:clusterId',
    summary:
      'The twenty units as they stand for a cluster with their newest runs, its operations, and the echo nodes',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: {
      200: v.object({
        availableReconDogs: v.array(availableUnitSchema),
        /** Server processes by name. */
        globalEchoNodes: v.record(v.string(), nodeStateSchema),
        nodes: v.array(echoNodeSchema),
        /** The newest ones, running ones first. */
        operations: v.array(operationSummarySchema),
      }),
    },
  }),
  operations: defineEndpoint({
    method: 'GET',
    path: '/api/recondogs/operations/:clusterId',
    summary:
      "A cluster's operations with their runs, newest first; the next page stands in Link, how many in X-Total-Count",
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(operationSchema) },
  }),
  deploy: defineEndpoint({
    method: 'POST',
    path: '/api/recondogs/deploy',
    summary: 'Deploys all twenty units to a cluster',
    access: 'recondogs.deploy',
    limit: 'decisions',
    body: v.object({ clusterId: idSchema }),
    responses: { 202: operationSchema },
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/api/recondogs/operations/:id/cancel',
    summary: 'Cancels the units of an operation that are not done; 409 when it is over',
    access: 'recondogs.deploy',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: operationSchema },
  }),
  trigger: defineEndpoint({
    method: 'POST',
    path: '/api/admin/recondogs/trigger',
    summary: 'Deploys selected units to a cluster',
    access: 'recondogs.deploy',
    limit: 'decisions',
    body: v.object({
      clusterId: idSchema,
      reconDogTargets: v.pipe(
        v.array(v.picklist(UNIT_KEYS, t`There is no such ReconDog`), NONE_SELECTED),
        v.minLength(1, NONE_SELECTED),
        v.maxLength(100),
      ),
      priority: v.optional(v.picklist(PRIORITIES, t`Priority is low, medium, high or critical`), 'medium'),
    }),
    responses: { 202: operationSchema },
  }),
};
