import * as v from 'valibot';
import { percentSchema } from '../kernel/schemas.ts';
import { defineFact } from '../kernel/topic.ts';
import { countersSchema, findingSchema, UNIT_RUN_STATUSES } from './entities.ts';

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
  /** Volatile counters, never replayed. */
  counters: defineFact('recondogs:counters', countersSchema, { durable: false }),
};
