import type { EntryResponse } from '@fap/shared/backtrace/entities.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { entryPath } from '../../db/schema/backtrace.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { actAs, actAsNew, makeAccount, makeCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { captureEntryPath } from './capture-entry-path.ts';
import { findOwnPath, getFunnel, processResponses } from './queries.ts';
import { revokeEntryPath } from './revoke-entry-path.ts';

let world: World;
let clusterId: string;
beforeEach(async () => {
  world = await createWorld();
  ({ clusterId } = await makeCluster(world));
});

const answers = (told: Record<string, string>): EntryResponse[] =>
  Object.entries(told).map(([questionId, answer]) => ({
    questionId,
    answer,
    timestamp: '2026-02-11T10:00:00.000Z',
  }));
const AD = answers({ ad_seen: 'social-ad', open_recall: 'An ad on social media', time_to_ask: 'days' });

async function capture(responses: EntryResponse[], into = clusterId) {
  const ctx = await actAsNew(world);
  await captureEntryPath(ctx, { clusterId: into, responses });
  return ctx;
}
const countOf = async (vector: string) => {
  const funnel = await getFunnel(world.ctx, clusterId);
  return { total: funnel.total, count: funnel.vectors.find((row) => row.vector === vector)?.count };
};

describe('answers', () => {
  test('are judged without being stored, and the proposed text names nobody', async () => {
    const person = await makeAccount(world);
    const result = await processResponses(actAs(world, person), {
      clusterId,
      responses: answers({
        open_recall: `They wrote "Dear ${person.displayName}" and asked for +1 415 555 2671`,
      }),
    });
    expect(result.proposedPieces).toEqual([]);
    expect(JSON.stringify(result)).not.toContain(person.displayName);
    expect(await world.db.$count(entryPath, eq(entryPath.clusterId, clusterId))).toBe(0);
  });

  test('for an unknown cluster are refused', async () => {
    const ctx = await actAsNew(world);
    for (const refused of [
      () => processResponses(ctx, { clusterId: 'nowhere', responses: AD }),
      () => captureEntryPath(ctx, { clusterId: 'nowhere', responses: AD }),
      () => getFunnel(ctx, 'nowhere'),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the funnel', () => {
  test('shows counts of five and more, and counts each person once', async () => {
    for (let number = 0; number < 4; number += 1) await capture(AD);
    expect(await countOf('PAID_AD')).toEqual({ total: null, count: null });
    const fifth = await capture(AD);
    expect(await countOf('PAID_AD')).toEqual({ total: 5, count: 5 });
    await captureEntryPath(fifth, { clusterId, responses: AD });
    expect(await countOf('PAID_AD')).toEqual({ total: 5, count: 5 });
  });

  test('hides the total where the difference would reveal one person', async () => {
    for (let number = 0; number < 5; number += 1) await capture(AD);
    await capture(answers({ first_place: 'call' }));
    expect(await countOf('PAID_AD')).toEqual({ total: null, count: 5 });
    expect(await countOf('COLD_CALL')).toEqual({ total: null, count: null });
  });

  test('counts what was captured in a cluster that was merged into it', async () => {
    const other = await makeCluster(world);
    for (let number = 0; number < 5; number += 1) await capture(AD, number < 2 ? other.clusterId : clusterId);
    expect((await countOf('PAID_AD')).count).toBeNull();
    await world.db.update(cluster).set({ mergedInto: clusterId }).where(eq(cluster.id, other.clusterId));
    expect((await countOf('PAID_AD')).count).toBe(5);
  });
});

describe('a kept path', () => {
  test('is read by its owner alone and deleted when consent is revoked', async () => {
    const owner = await capture(AD);
    expect(await findOwnPath(owner, clusterId)).toMatchObject({ acquisitionVector: 'PAID_AD' });
    expect(await findOwnPath(await actAsNew(world, 'analyst', 'admin'), clusterId)).toBeNull();
    expect(await revokeEntryPath(await actAsNew(world), clusterId)).toBe(false);
    expect(await revokeEntryPath(owner, clusterId)).toBe(true);
    expect(await findOwnPath(owner, clusterId)).toBeNull();
    expect(await world.db.$count(entryPath, eq(entryPath.clusterId, clusterId))).toBe(0);
  });

  test('is read and revoked from either side after a merge', async () => {
    const other = await makeCluster(world);
    const owner = await capture(AD, other.clusterId);
    await world.db.update(cluster).set({ mergedInto: clusterId }).where(eq(cluster.id, other.clusterId));
    expect(await findOwnPath(owner, clusterId)).toMatchObject({
      clusterId: other.clusterId,
      acquisitionVector: 'PAID_AD',
    });
    world.clock.advanceMinutes(1);
    await captureEntryPath(owner, { clusterId, responses: answers({ first_place: 'call' }) });
    for (const asked of [clusterId, other.clusterId])
      expect(await findOwnPath(owner, asked)).toMatchObject({ acquisitionVector: 'COLD_CALL' });
    expect(await revokeEntryPath(owner, other.clusterId)).toBe(true);
    expect(await findOwnPath(owner, clusterId)).toBeNull();
    expect(await world.db.$count(entryPath, eq(entryPath.accountId, owner.actor.accountId ?? ''))).toBe(0);
    expect(await revokeEntryPath(owner, clusterId)).toBe(false);
  });

  test('is in the audit trail without cluster and answers', async () => {
    const owner = await capture(AD);
    await revokeEntryPath(owner, clusterId);
    const rows = await world.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, owner.actor.accountId ?? ''));
    const told = rows.filter(({ entityType }) => entityType === 'entry-path');
    expect(told.map(({ action }) => action).sort()).toEqual(['backtrace.captured', 'backtrace.revoked']);
    for (const row of told) expect([row.clusterId, row.after, row.before]).toEqual([null, null, null]);
  });
});
