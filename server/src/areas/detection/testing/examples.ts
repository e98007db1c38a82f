import { detectionContract } from '@fap/shared/detection/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { requestScan } from '../request-scan.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(detectionContract, {
  stats: () => ({ status: 200 }),
  runScan: () => ({ status: 200 }),
  run: async ({ world }) => ({
    params: { id: await requestScan(world.ctx, 'person') },
    status: 200,
  }),
});
