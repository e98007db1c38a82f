import { beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { actAsNew, makeCluster, submissionOf, type TestCluster } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { listPlaceholders } from '../cluster-placeholders.ts';
import { submitReport } from '../submit-report.ts';
import { listChanges } from './list-changes.ts';
import { mergeClusters } from './merge-clusters.ts';
import { splitCluster } from './split-cluster.ts';

let world: World;
let analyst: Ctx;
let member: Ctx;
let own: TestCluster;
let into: TestCluster;
let reason: string;
beforeAll(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
  member = await actAsNew(world);
  [own, into] = [await makeCluster(world), await makeCluster(world)];
  // Somebody in a third cluster, which is merged into the first one by then.
  const third = await makeCluster(world);
  await mergeClusters(analyst, {
    clusterId: third.clusterId,
    intoClusterId: own.clusterId,
    reason: 'The same desk',
  });
  world.clock.advanceMinutes(1);
  reason =
    `${own.reporter.displayName} and ${third.reporter.displayName} wrote to ${into.reporter.displayName} from ` +
    `maya.private@hush-mail.example, and +1 415 555 2671 called both`;
  await mergeClusters(analyst, { clusterId: own.clusterId, intoClusterId: into.clusterId, reason });
});

const newestReason = async (ctx: Ctx, clusterId: string) =>
  (await listChanges(ctx, clusterId))[0]?.reason ?? '';

describe('the reason of a merge', () => {
  test('is read as it was written by whoever may merge', async () => {
    expect(await newestReason(analyst, into.clusterId)).toBe(reason);
  });

  test('names nobody to everybody else, from either side, with the placeholders of the cluster', async () => {
    for (const { clusterId } of [into, own]) {
      const told = await newestReason(member, clusterId);
      expect(told).toMatch(/\[VICTIM_\d\].*\[VICTIM_\d\].*\[VICTIM_\d\].*\[EMAIL_1\].*\[PHONE_1\]/u);
      for (const part of ['person', 'hush-mail', '555']) expect(told).not.toContain(part);
      // Kept, so that a number means the same value tomorrow.
      expect(await newestReason(member, clusterId)).toBe(told);
      const kinds = (await listPlaceholders(world.ctx, clusterId)).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['EMAIL', 'PHONE', 'VICTIM']));
    }
  });

  test('hides who reported later too, and still after a split', async () => {
    // The newest change is the split.
    world.clock.advanceMinutes(1);
    await splitCluster(analyst, {
      clusterId: own.clusterId,
      reason: `${member.actor.displayName} is elsewhere`,
    });
    expect(await newestReason(await actAsNew(world), into.clusterId)).toContain('person');
    await submitReport(member, submissionOf(world, { evidence: into.submission.evidence }));
    const changes = await listChanges(await actAsNew(world), into.clusterId);
    expect(JSON.stringify(changes)).not.toContain('person');
  });
});
