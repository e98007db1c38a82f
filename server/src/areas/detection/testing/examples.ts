import { detectionContract } from '@fap/shared/detection/contract.ts';
import { detectionFinding } from '../../../db/schema/detection.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { requestScan } from '../request-scan.ts';

/** A finding that a scan proposes for a cluster. */
async function candidateExample(world: Scene['world'], clusterId: string): Promise<string> {
  const id = world.ctx.ids.next('finding');
  await world.db.insert(detectionFinding).values({
    id,
    kind: 'advisory',
    refId: world.name('entry'),
    source: 'test-source-1',
    createdAt: world.clock.now(),
    outcome: 'candidate',
    clusterId,
    percent: 71,
  });
  return id;
}

/** A valid request for each call of this area. */
export const examples = examplesOf(detectionContract, {
  stats: () => ({ status: 200 }),
  runScan: () => ({ status: 200 }),
  run: async ({ world }) => ({
    params: { id: await requestScan(world.ctx, 'person') },
    status: 200,
  }),
  sources: () => ({ status: 200 }),
  findings: () => ({ query: { limit: '5' }, status: 200 }),
  review: async ({ world, clusterId }) => ({
    params: { id: await candidateExample(world, clusterId) },
    json: { verdict: 'right' },
    status: 200,
  }),
});
