import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, outboxEvent } from '../../db/schema/platform.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { emit, recordAudit, transact } from '../write/transact.ts';
import { defineReaction, drainOutbox, type Reaction } from './reactions.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

/** Commits an event and gives its id in the outbox. */
async function announce(evidenceId: string): Promise<number> {
  await transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.announced', entityType: 'test', entityId: evidenceId });
    emit(tx, { type: 'evidence.item.uploaded', payload: { evidenceId } });
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
        throw new Error('it is broken');
      },
    });

  test('is tried eight times with growing pauses, then parked with its error', async () => {
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
      lastError: expect.stringContaining('it is broken'),
    });
  });

  test('does not keep other events waiting', async () => {
    const [broken, fine] = [world.name('evidence'), world.name('evidence')];
    await announce(broken);
    await announce(fine);
    await drainOutbox(world.ctx, [failing(broken, { count: 0 }), leaveTrace('after')]);
    expect(await tracesOf(fine)).toEqual(['after']);
  });
});

test('an event nobody reacts to is done with', async () => {
  const eventId = await announce(world.name('evidence'));
  expect(await drainOutbox(world.ctx, [])).toMatchObject({ failed: 0 });
  expect((await eventOf(eventId))?.processedAt).not.toBeNull();
});
