import type { Submission } from '@fap/shared/reports/submission.ts';
import { reviewContribution } from '../areas/puzzle/index.ts';
import { submitReport } from '../areas/reports/index.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makePiece, makeSubmission } from './factories.ts';
import type { World } from './world.ts';

/** Layers that are complete in a cluster above 90 %. */
const COMPLETE = 13;
const PEOPLE = 5;

/** A cluster that this many people reported, with nothing in its puzzle that an analyst has not confirmed. */
export async function makeReported(
  world: World,
  people = PEOPLE,
  changes: Partial<Submission> = {},
): Promise<string> {
  const { clusterId, submission } = await makeCluster(world, changes);
  for (let more = 1; more < people; more += 1) await joinCluster(world, submission, changes);
  return clusterId;
}

/** Another person's report of the same party. */
export async function joinCluster(
  world: World,
  { evidence }: Submission,
  changes: Partial<Submission> = {},
): Promise<string> {
  const by = await makeAccount(world);
  const { reportId } = await submitReport(actAs(world, by), makeSubmission(world, { evidence, ...changes }));
  return reportId;
}

/** Has an analyst confirm a piece on a layer. */
export async function completeLayer(world: World, clusterId: string, layer: number): Promise<string> {
  const { contribution: piece } = await makePiece(world, clusterId, layer);
  const analyst = await actAsNew(world, 'analyst');
  await reviewContribution(analyst, { contributionId: piece.id, verdict: 'confirm', note: '' });
  return piece.id;
}

/** A cluster of five reporters with thirteen complete layers, which is 92.9 %. */
export async function makeNearlySolved(
  world: World,
  people = PEOPLE,
  changes: Partial<Submission> = {},
): Promise<string> {
  const clusterId = await makeReported(world, people, changes);
  for (let layer = 1; layer <= COMPLETE; layer += 1) await completeLayer(world, clusterId, layer);
  return clusterId;
}
