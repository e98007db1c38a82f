import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { TOYS_TOPIC, toyFacts } from './contract.ts';

export const paintJob = defineJob({
  name: 'toys.paint',
  payload: v.object({ toyId: v.string() }),
  attempts: 1,
  timeoutSeconds: 10,
  run: (ctx, { toyId }) =>
    transact(ctx, 'platform', async (tx) => {
      await recordAudit(tx, { action: 'toy.painted', entityType: 'toy', entityId: toyId });
      publish(tx, TOYS_TOPIC, toyFacts.painted, { id: toyId });
    }),
});
