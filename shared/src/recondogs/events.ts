import * as v from 'valibot';
import { percentSchema } from '../kernel/schemas.ts';
import { defineFact } from '../kernel/topic.ts';
import { countersSchema, findingSchema, UNIT_RUN_STATUSES } from './entities.ts';
import { REQUEST_STATES } from './requests.ts';

export const RECONDOGS_TOPIC = 'recondogs';
/** Interval of the counters, in milliseconds (specification, section 9). */
export const COUNTERS_EVERY_MS = 3_000;

export const recondogFacts = {
  operation: defineFact(
    'recondogs:operation',
    v.object({
      operationId: v.string(),
      clusterId: v.string(),
      unit: v.string(),
      status: v.picklist(UNIT_RUN_STATUSES),
      /** Percent of the operation's units that are done. */
      progress: percentSchema,
      /** The first of what the unit found. */
      finding: v.optional(findingSchema),
    }),
  ),
  /** Somebody asked for units, or a request was decided; never says who. */
  request: defineFact(
    'recondogs:request',
    v.object({
      requestId: v.string(),
      clusterId: v.string(),
      state: v.picklist(REQUEST_STATES),
      /** How many requests wait for an admin. */
      waiting: v.number(),
    }),
  ),
  /** Volatile counters, never replayed. */
  counters: defineFact('recondogs:counters', countersSchema, { durable: false }),
};
