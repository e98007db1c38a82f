import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import {
  MAX_WAITING_REQUESTS,
  OWN_DEPLOYMENTS,
  OWN_DEPLOYMENTS_HOURS,
} from '@fap/shared/recondogs/requests.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, topicEvent } from '../../db/schema/platform.ts';
import { recondogRequest } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAs, actAsNew, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { askForUnits } from './ask-for-units.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './decide-request.ts';
import { getOperationDetail } from './list-all-operations.ts';
import { listOwnRequests, listQueuedRequests } from './list-requests.ts';

let world: World;
let clusterId: string;
let reporter: TestAccount;
let victim: Ctx;
let agent: Ctx;
let admin: Ctx;
beforeEach(async () => {
  world = await createWorld();
  await world.db.delete(recondogRequest);
  ({ clusterId, reporter } = await makeCluster(world));
  victim = actAs(world, reporter);
  agent = await actAsNew(world);
  admin = await actAsNew(world, 'admin');
});

const queue = async () => (await listQueuedRequests(world.ctx, { limit: 50 })).items;

describe('on the cluster of an own report', () => {
  test('units start at once while the quota lasts; then an admin decides; a day later it is there again', async () => {
    for (let time = 0; time < OWN_DEPLOYMENTS; time += 1) {
      const { request, isNew } = await askForUnits(victim, { clusterId, units: ['memoryrebuilder'] });
      expect([request.state, isNew]).toEqual(['started', true]);
      const operation = await getOperationDetail(world.ctx, request.operationId ?? '');
      expect(operation).toMatchObject({ clusterId, origin: 'request', units: 1, state: 'running' });
    }
    const { request } = await askForUnits(victim, { clusterId });
    expect(request).toMatchObject({ state: 'waiting', operationId: null, units: UNIT_KEYS });
    expect(await queue()).toMatchObject([{ requestId: request.id, isOwnCluster: true }]);
    await withdrawRequest(victim, request.id);
    world.clock.advanceMinutes(OWN_DEPLOYMENTS_HOURS * 60 + 1);
    expect((await askForUnits(victim, { clusterId })).request.state).toBe('started');
  });

  test('many presses at once start no more than the quota', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => askForUnits(victim, { clusterId })));
    expect(asked.filter(({ request }) => request.state === 'started')).toHaveLength(OWN_DEPLOYMENTS);
    expect(await queue()).toHaveLength(1);
  });

  test('nothing that everybody reads says who asked', async () => {
    const { request } = await askForUnits(victim, { clusterId });
    const facts = await world.db.select().from(topicEvent).where(eq(topicEvent.topic, RECONDOGS_TOPIC));
    const told = JSON.stringify([
      facts.map(({ payload }) => payload),
      await getOperationDetail(agent, request.operationId ?? ''),
    ]);
    expect(told).toContain(request.id);
    expect(told).not.toContain(reporter.id);
    expect(told).not.toContain(reporter.displayName);
    const listed = await world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.clusterId, clusterId), eq(auditEntry.actorId, reporter.id)));
    expect(listed.filter(({ action }) => action.startsWith('recondogs'))).toEqual([]);
  });
});

describe('on other clusters', () => {
  test('a request waits, once however often it is sent; an admin sends the units', async () => {
    const { request } = await askForUnits(agent, { clusterId, units: ['apiauditor', 'apiauditor'] });
    expect(request).toMatchObject({ state: 'waiting', units: ['apiauditor'] });
    expect(await askForUnits(agent, { clusterId })).toMatchObject({
      request: { id: request.id },
      isNew: false,
    });
    expect(await queue()).toMatchObject([
      { requestId: request.id, requestedBy: agent.actor.displayName, isOwnCluster: false },
    ]);
    await expect(acceptRequest(agent, request.id)).rejects.toMatchObject({ status: 403 });
    const accepted = await acceptRequest(admin, request.id);
    const operation = await getOperationDetail(world.ctx, accepted.operationId ?? '');
    expect(operation).toMatchObject({ origin: 'request', units: 1, runs: [{ unit: 'apiauditor' }] });
    expect(await queue()).toEqual([]);
    await expect(acceptRequest(admin, request.id)).rejects.toMatchObject({ status: 409 });
    const { items } = await listOwnRequests(agent, { limit: 5 });
    expect(items).toMatchObject([{ state: 'started', operationId: accepted.operationId }]);
    expect((await listOwnRequests(victim, { limit: 5 })).items).toEqual([]);
  });

  test('two admins at once start one operation', async () => {
    const { request } = await askForUnits(agent, { clusterId });
    const other = await actAsNew(world, 'admin');
    const both = await Promise.allSettled([
      acceptRequest(admin, request.id),
      acceptRequest(other, request.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('its author reads why it was declined; a withdrawn one is not decided', async () => {
    const { request } = await askForUnits(agent, { clusterId });
    await declineRequest(admin, request.id, 'Was examined an hour ago');
    expect((await listOwnRequests(agent, { limit: 5 })).items).toMatchObject([
      { state: 'declined', reason: 'Was examined an hour ago', operationId: null },
    ]);
    const { request: again } = await askForUnits(agent, { clusterId });
    const stranger = actAs(world, await makeAccount(world));
    await expect(withdrawRequest(stranger, again.id)).rejects.toMatchObject({ status: 404 });
    await expect(withdrawRequest(stranger, request.id)).rejects.toMatchObject({ status: 404 });
    await withdrawRequest(agent, again.id);
    await expect(withdrawRequest(agent, again.id)).rejects.toMatchObject({ status: 409 });
    await expect(acceptRequest(admin, again.id)).rejects.toMatchObject({ status: 409 });
  });

  test('nobody fills the queue, and no request is for a cluster that does not exist', async () => {
    for (let count = 0; count < MAX_WAITING_REQUESTS; count += 1) {
      await askForUnits(agent, { clusterId: (await makeCluster(world)).clusterId });
    }
    await expect(askForUnits(agent, { clusterId })).rejects.toMatchObject({ status: 409 });
    await expect(askForUnits(agent, { clusterId: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    const first = await listQueuedRequests(world.ctx, { limit: 6 });
    const second = await listQueuedRequests(world.ctx, { limit: 6, cursor: first.nextCursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(MAX_WAITING_REQUESTS);
    expect(second.nextCursor).toBeNull();
  });
});
