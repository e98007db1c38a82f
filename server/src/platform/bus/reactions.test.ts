import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, outboxEvent } from '../../db/schema/platform.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { defineEvent } from '../write/domain-events.ts';
import { emit, recordAudit, transact } from '../write/transact.ts';
import { defineReaction, drainOutbox, type Reaction } from './reactions.ts';

/** The part before the slash is the lane: what follows is another event about the same thing. */
const uploaded = defineEvent('evidence.item.uploaded', {
  lane: ({ evidenceId }) => evidenceId.split('/')[0] ?? '',
});

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

/** Commits an event and gives its id in the outbox. */
async function announce(evidenceId: string): Promise<number> {
  await transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.announced', entityType: 'test', entityId: evidenceId });
    emit(tx, uploaded, { evidenceId });
  });
  const [event] = await world.db
    .select()
    .from(outboxEvent)
    .where(sql`${outboxEvent.payload}->>'evidenceId' = ${evidenceId}`);
  if (!event) throw new Error('the event is not in the outbox');
  return event.id;
}

/** A reaction that leaves one audit row for each time it ran. */
const leaveTrace = (name: string): Reaction =>
  defineReaction({
    name,
    on: 'evidence.item.uploaded',
    run: async (tx, { evidenceId }) => {
      await recordAudit(tx, { action: name, entityType: 'trace', entityId: evidenceId });
    },
  });

async function tracesOf(evidenceId: string): Promise<string[]> {
  const rows = await world.db.select().from(auditEntry).where(eq(auditEntry.entityId, evidenceId));
  return rows.filter(({ entityType }) => entityType === 'trace').map(({ action }) => action);
}

const eventOf = async (id: number) =>
  (await world.db.select().from(outboxEvent).where(eq(outboxEvent.id, id)))[0];

describe('each reaction of an event runs exactly once', () => {
  test('when the outbox is drained again and again', async () => {
    const id = world.name('evidence');
    await announce(id);
    const reactions = [leaveTrace('first'), leaveTrace('second')];
    for (let time = 0; time < 3; time += 1) await drainOutbox(world.ctx, reactions);
    expect(await tracesOf(id)).toEqual(['first', 'second']);
  });

  test('when five drains run at the same time', async () => {
    const ids = Array.from({ length: 20 }, () => world.name('evidence'));
    for (const id of ids) await announce(id);
    await Promise.all(Array.from({ length: 5 }, () => drainOutbox(world.ctx, [leaveTrace('only')])));
    for (const id of ids) expect(await tracesOf(id)).toEqual(['only']);
  });

  test('when the process is killed after the reaction and before the event is marked', async () => {
    const id = world.name('evidence');
    const eventId = await announce(id);
    await drainOutbox(world.ctx, [leaveTrace('only')]);
    // What a kill in between leaves behind: the reaction committed, the event still open.
    await world.db.update(outboxEvent).set({ processedAt: null }).where(eq(outboxEvent.id, eventId));
    await drainOutbox(world.ctx, [leaveTrace('only')]);
    expect(await tracesOf(id)).toEqual(['only']);
    expect((await eventOf(eventId))?.processedAt).not.toBeNull();
  });

  test('when a later reaction of the same event fails and is tried again', async () => {
    const id = world.name('evidence');
    await announce(id);
    let failures = 2;
    const flaky = defineReaction({
      name: 'flaky',
      on: 'evidence.item.uploaded',
      run: async (tx, payload) => {
        await leaveTrace('flaky').run(tx, payload);
        if (payload.evidenceId === id && failures > 0) {
          failures -= 1;
          throw new Error('not yet');
        }
      },
    });
    for (let time = 0; time < 4; time += 1) {
      await drainOutbox(world.ctx, [leaveTrace('steady'), flaky]);
      world.clock.advanceMinutes(5);
    }
    expect(await tracesOf(id)).toEqual(['steady', 'flaky']);
  });
});

describe('a reaction that goes on failing', () => {
  const failing = (id: string, calls: { count: number }) =>
    defineReaction({
      name: 'failing',
      on: 'evidence.item.uploaded',
      run: async (_tx, { evidenceId }) => {
        if (evidenceId !== id) return;
        calls.count += 1;
        throw new Error('it is broken\nparams: Ana Alder');
      },
    });

  test('is tried eight times with growing pauses, then parked with its error, without the values of its query', async () => {
    const id = world.name('evidence');
    const calls = { count: 0 };
    const eventId = await announce(id);
    for (let round = 0; round < 20; round += 1) {
      await drainOutbox(world.ctx, [failing(id, calls)]);
      await drainOutbox(world.ctx, [failing(id, calls)]);
      expect(calls.count).toBe(Math.min(8, round + 1));
      world.clock.advanceMinutes(10);
    }
    expect(await eventOf(eventId)).toMatchObject({
      attempts: 8,
      processedAt: null,
      parkedAt: expect.any(Date),
      lastError: 'Error: it is broken',
    });
  });

  test('holds back later events of its lane until it has succeeded', async () => {
    const lane = world.name('evidence');
    const first = await announce(`${lane}/first`);
    const later = [`${lane}/second`, `${lane}/third`];
    for (const id of later) await announce(id);
    let isMended = false;
    const flaky = defineReaction({
      name: 'flaky',
      on: 'evidence.item.uploaded',
      run: async (_tx, { evidenceId }) => {
        if (evidenceId === `${lane}/first` && !isMended) throw new Error('it is broken');
      },
    });
    const seen: string[] = [];
    const note = defineReaction({
      name: 'note',
      on: 'evidence.item.uploaded',
      run: async (_tx, { evidenceId }) => {
        if (evidenceId.startsWith(lane)) seen.push(evidenceId);
      },
    });
    const drain = () => drainOutbox(world.ctx, [flaky, note]);
    for (let round = 0; round < 10; round += 1) {
      // Also while it only waits to be tried again.
      await drain();
      await drain();
      expect(seen).toEqual([]);
      world.clock.advanceMinutes(10);
    }
    expect(await eventOf(first)).toMatchObject({ parkedAt: expect.any(Date), attempts: 8 });
    isMended = true;
    const anew = { parkedAt: null, attempts: 0, nextAttemptAt: world.clock.now() };
    await world.db.update(outboxEvent).set(anew).where(eq(outboxEvent.id, first));
    await drain();
    expect(seen).toEqual([`${lane}/first`, ...later]);
  });

  test('does not keep other events waiting', async () => {
    const [broken, fine] = [world.name('evidence'), world.name('evidence')];
    await announce(broken);
    await announce(fine);
    await drainOutbox(world.ctx, [failing(broken, { count: 0 }), leaveTrace('after')]);
    expect(await tracesOf(fine)).toEqual(['after']);
  });
});

test('events of one lane are reacted to one after another, in their order, and other lanes at the same time', async () => {
  const lanes = [world.name('evidence'), world.name('evidence')];
  const ids = Array.from({ length: 10 }, (_, index) => `${lanes[index % 2]}/${index}`);
  for (const id of ids) await announce(id);
  const [begun, running] = [new Map<string, string[]>(), new Set<string>()];
  let most = 0;
  const slow = defineReaction({
    name: 'slow',
    on: 'evidence.item.uploaded',
    run: async (_tx, { evidenceId }) => {
      const lane = evidenceId.split('/')[0] ?? '';
      if (!lanes.includes(lane)) return;
      expect(running.has(lane)).toBe(false);
      running.add(lane);
      most = Math.max(most, running.size);
      begun.set(lane, [...(begun.get(lane) ?? []), evidenceId]);
      await setTimeout(20);
      running.delete(lane);
    },
  });
  expect(await drainOutbox(world.ctx, [slow])).toMatchObject({ failed: 0 });
  for (const lane of lanes) expect(begun.get(lane)).toEqual(ids.filter((id) => id.startsWith(`${lane}/`)));
  expect(most).toBe(2);
});

test('an event nobody reacts to is done with', async () => {
  const eventId = await announce(world.name('evidence'));
  expect(await drainOutbox(world.ctx, [])).toMatchObject({ failed: 0 });
  expect((await eventOf(eventId))?.processedAt).not.toBeNull();
});
