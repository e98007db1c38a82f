import { judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { parseProofFile, writeProofHead } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { listAttested, timestampAlong, writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, outboxEvent } from '../../../db/schema/platform.ts';
import { anchorBatch, anchorLeaf } from '../../../db/schema/vault.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import { BitcoinServer } from '../../../testing/bitcoin-server.ts';
import { makeWaitingItem } from '../../../testing/factories.ts';
import type { RecordedJobs } from '../../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { AnchorPorts } from './anchor-ports.ts';
import { timestampOf } from './batch-rows.ts';
import { collectBatch } from './collect-batch.ts';
import { EsploraBlocks } from './esplora-blocks.ts';
import { followBatch } from './follow-batch.ts';
import { HttpCalendars } from './http-calendars.ts';
import { FOLLOW_BATCH_JOB, SUBMIT_BATCH_JOB } from './job-names.ts';
import { enqueueMissingDigests, resumeBatches } from './resume.ts';
import { failSubmission, submitBatch } from './submit-batch.ts';

let world: World;
let bitcoin: BitcoinServer;
let ports: AnchorPorts;
beforeEach(async () => {
  world = await createWorld();
  bitcoin = await BitcoinServer.start();
  const reach = { ownOrigin: () => 'http://127.0.0.1:9', allowPrivate: true };
  ports = {
    calendars: new HttpCalendars(bitcoin.calendars),
    blocks: [new EsploraBlocks(bitcoin.explorer, reach)],
    pace: { gatherSeconds: 0, soonestCheckSeconds: 15 },
  };
  // Removes leaves of other tests, which would join this one's batch.
  await world.db.delete(anchorLeaf).where(isNull(anchorLeaf.batchId));
});
afterEach(() => bitcoin.stop());

const HEIGHT = 800_000;

async function addLeaves(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await makeWaitingItem(world));
  return ids;
}
async function collect(): Promise<string> {
  const id = await collectBatch(world.ctx);
  if (!id) throw new Error('nothing waits');
  return id;
}
async function batchOf(id: string) {
  const [batch] = await world.db.select().from(anchorBatch).where(eq(anchorBatch.id, id));
  if (!batch) throw new Error(`no batch ${id}`);
  return batch;
}
const audits = (id: string, action: string) =>
  world.db.$count(auditEntry, and(eq(auditEntry.entityId, id), eq(auditEntry.action, action)));
const refuse = (place: string, status = 503) =>
  bitcoin.answers.set(place, (response) => void response.writeHead(status).end());

describe('digests that wait', () => {
  test('come into one batch, whose path and timestamp make a whole proof of each', async () => {
    const items = await addLeaves(5);
    const id = await collect();
    expect(await batchOf(id)).toMatchObject({ size: 5, state: 'processing', timestamp: null });
    expect(await collectBatch(world.ctx)).toBeNull();
    await submitBatch(world.ctx, ports, id);
    const block = bitcoin.mine(HEIGHT);
    await followBatch(world.ctx, ports, id);
    const { timestamp } = await batchOf(id);
    const leaves = await world.db.select().from(anchorLeaf).where(inArray(anchorLeaf.evidenceId, items));
    expect(leaves).toHaveLength(5);
    const header = {
      chain: 'bitcoin',
      height: HEIGHT,
      hash: block.hash,
      merkleRoot: block.merkleRoot,
      time: '2026-03-02T09:00:00.000Z',
    } as const;
    for (const { digest, path } of leaves) {
      const bytes = Buffer.from(digest, 'hex');
      const proof = parseProofFile(
        Buffer.concat([
          writeProofHead('sha256', bytes),
          path ?? Buffer.alloc(0),
          timestamp ?? Buffer.alloc(0),
        ]),
      );
      expect(judgeProof(proof, bytes, new Map([[HEIGHT, [header]]]))).toMatchObject({ valid: true });
    }
  });

  test('two processes take different ones', async () => {
    await addLeaves(40);
    const ids = await Promise.all([1, 2].map(() => collectBatch(world.ctx, { maxDigests: 20 })));
    const sizes = await Promise.all(
      ids.filter((id) => id !== null).map(async (id) => (await batchOf(id)).size),
    );
    expect(sizes.reduce((all, size) => all + size, 0)).toBe(40);
    expect(await collectBatch(world.ctx)).toBeNull();
  });
});

describe('calendars', () => {
  test('one that is down is retried; the other one’s timestamp is saved meanwhile', async () => {
    await addLeaves(1);
    const id = await collect();
    refuse('/calendar-2/digest');
    await expect(submitBatch(world.ctx, ports, id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const kept = await batchOf(id);
    expect(kept.timestamp).not.toBeNull();
    expect(kept.calendars).toEqual({
      [bitcoin.calendars[0]]: 'accepted',
      [bitcoin.calendars[1]]: 'It answered 503',
    });
    bitcoin.answers.clear();
    await submitBatch(world.ctx, ports, id);
    expect(Object.values((await batchOf(id)).calendars)).toEqual(['accepted', 'accepted']);
    // The first was not asked twice.
    expect(bitcoin.asked.filter((asked) => asked === 'POST /calendar-1/digest')).toHaveLength(1);
  });

  test('when nobody takes it for hours it has failed, hides their error messages, and can still succeed', async () => {
    await addLeaves(1);
    const id = await collect();
    refuse('/calendar-1/digest');
    bitcoin.answers.set('/calendar-2/digest', (response) => void response.end('no timestamp'));
    const submit = () => submitBatch(world.ctx, ports, id);
    await expect(submit()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(submit()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await audits(id, 'vault.batch-submitted')).toBe(1);
    await failSubmission(world.ctx, id);
    expect(await batchOf(id)).toMatchObject({ state: 'processing', takenAt: null });
    world.clock.advanceMinutes(7 * 60);
    await failSubmission(world.ctx, id);
    await failSubmission(world.ctx, id);
    const failed = await batchOf(id);
    expect(failed.state).toBe('failed');
    expect(failed.failedReason).not.toContain('127.0.0.1');
    expect(Object.values(failed.calendars).join()).toMatch(/answered 503.*no timestamp/u);
    expect(await audits(id, 'vault.batch-failed')).toBe(1);
    bitcoin.answers.clear();
    await submit();
    expect(await batchOf(id)).toMatchObject({
      state: 'processing',
      failedReason: null,
      takenAt: world.clock.now(),
    });
    bitcoin.mine(HEIGHT);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'verified', blockHeight: HEIGHT });
  });

  test('a week is counted from when one took it', async () => {
    await addLeaves(1);
    const id = await collect();
    world.clock.advanceMinutes(8 * 24 * 60);
    await submitBatch(world.ctx, ports, id);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'processing' });
  });

  test('one that promises in the name of somebody we would never ask has not taken it', async () => {
    await addLeaves(1);
    const id = await collect();
    const root = Buffer.from((await batchOf(id)).root, 'hex');
    const promise = (calendar: string) => timestampAlong(root, [], { type: 'pending', calendar });
    const unknown = timestampAlong(root, [], {
      type: 'unknown',
      tag: '06869a0d73d71b45',
      payload: Buffer.from([1]),
    });
    const answers = [
      promise(`${bitcoin.url}/inside`),
      promise('http://alice.btc.calendar.opentimestamps.org'),
      unknown,
    ];
    for (const answer of answers) {
      bitcoin.answers.set('/calendar-1/digest', (response) => void response.end(writeTimestamp(answer)));
      await expect(submitBatch(world.ctx, ports, id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect((await batchOf(id)).calendars[bitcoin.calendars[0]]).toContain('nobody we would ask');
    }
    expect(bitcoin.asked.filter((asked) => asked.includes('/inside'))).toEqual([]);
  });

  test('public ones may answer for each other, and an address may end in a slash', async () => {
    const calendars = new HttpCalendars([`${bitcoin.calendars[0]}/`]);
    expect(calendars.addresses()).toEqual([bitcoin.calendars[0]]);
    for (const known of [`${bitcoin.calendars[0]}/`, 'https://alice.btc.calendar.opentimestamps.org'])
      expect(calendars.isKnown(known), known).toBe(true);
    for (const foreign of [
      'https://alice.btc.calendar.opentimestamps.org.evil.example',
      'https://calendar.opentimestamps.org',
      'http://alice.btc.calendar.opentimestamps.org',
      `${bitcoin.url}/calendar-2`,
      'not an address',
    ])
      expect(calendars.isKnown(foreign), foreign).toBe(false);
  });

  test('giving up does not fail a batch that a calendar has accepted', async () => {
    await addLeaves(1);
    const id = await collect();
    await submitBatch(world.ctx, ports, id);
    await failSubmission(world.ctx, id);
    expect(await batchOf(id)).toMatchObject({ state: 'processing' });
  });

  test('one that answers more than a proof can hold has not taken it', async () => {
    await addLeaves(1);
    const id = await collect();
    const { root } = await batchOf(id);
    // Deep enough to be read alone, too deep behind the path of an evidence item.
    const deep = Array.from({ length: 250 }, () => ({ kind: 'sha256' }) as const);
    const answer = timestampAlong(Buffer.from(root, 'hex'), deep, {
      type: 'pending',
      calendar: bitcoin.calendars[0],
    });
    bitcoin.answers.set('/calendar-1/digest', (response) => void response.end(writeTimestamp(answer)));
    await expect(submitBatch(world.ctx, ports, id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await batchOf(id)).calendars[bitcoin.calendars[0]]).toContain('more than a proof can hold');
  });
});

describe('a batch in a block', () => {
  const submitted = async () => {
    await addLeaves(2);
    const id = await collect();
    await submitBatch(world.ctx, ports, id);
    return id;
  };

  test('is processing until a calendar has a block, then verified, and asked about no more', async () => {
    const id = await submitted();
    await followBatch(world.ctx, ports, id);
    const waiting = await batchOf(id);
    expect(waiting).toMatchObject({ state: 'processing', blockHeight: null });
    expect(waiting.nextCheckAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
    bitcoin.mine(HEIGHT);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({
      state: 'verified',
      blockHeight: HEIGHT,
      blockTime: new Date('2026-03-02T09:00:00.000Z'),
      chain: 'bitcoin',
      nextCheckAt: null,
    });
    const asked = bitcoin.asked.length;
    await followBatch(world.ctx, ports, id);
    expect(bitcoin.asked).toHaveLength(asked);
  });

  test('is anchored while its header cannot be read, and verified once it can', async () => {
    const id = await submitted();
    const { hash } = bitcoin.mine(HEIGHT);
    refuse(`/explorer/block/${hash}`);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'anchored', blockHeight: HEIGHT, blockTime: null });
    bitcoin.answers.clear();
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'verified' });
  });

  test("has failed when the header has another root, and recovers when that was the explorer's error", async () => {
    const id = await submitted();
    const { merkleRoot } = bitcoin.mine(HEIGHT);
    bitcoin.addBlock(HEIGHT, 'f'.repeat(64));
    await followBatch(world.ctx, ports, id);
    const failed = await batchOf(id);
    expect(failed).toMatchObject({
      state: 'failed',
      blockHeight: null,
      failedReason: expect.stringContaining(`block ${HEIGHT}`),
    });
    expect(failed.nextCheckAt).not.toBeNull();
    bitcoin.addBlock(HEIGHT, merkleRoot);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'verified', failedReason: null });
  });

  test('is abandoned after a week without a block, and its evidence items are stamped again', async () => {
    const id = await submitted();
    bitcoin.mine(HEIGHT);
    bitcoin.addBlock(HEIGHT, 'f'.repeat(64));
    world.clock.advanceMinutes(8 * 24 * 60);
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'failed', nextCheckAt: null, size: 0 });
    expect(await audits(id, 'vault.batch-given-up')).toBe(1);
    const next = await collect();
    expect((await batchOf(next)).size).toBe(2);
    await submitBatch(world.ctx, ports, next);
    bitcoin.mine(HEIGHT + 1);
    await followBatch(world.ctx, ports, next);
    expect(await batchOf(next)).toMatchObject({ state: 'verified', blockHeight: HEIGHT + 1 });
  });

  test('keeps the answer of a calendar that came while another was requested', async () => {
    await addLeaves(1);
    const id = await collect();
    refuse('/calendar-2/digest');
    await expect(submitBatch(world.ctx, ports, id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    bitcoin.answers.clear();
    bitcoin.mine(HEIGHT);
    const late: AnchorPorts = {
      ...ports,
      blocks: [
        {
          chain: 'bitcoin',
          // The second calendar takes it just now.
          find: async (height) => {
            await submitBatch(world.ctx, ports, id);
            return ports.blocks[0]?.find(height) ?? null;
          },
          readHeader: async () => null,
        },
      ],
    };
    await followBatch(world.ctx, late, id);
    const batch = await batchOf(id);
    expect(batch.state).toBe('verified');
    const attested = listAttested(
      timestampOf(batch) ?? { message: new Uint8Array(), attestations: [], branches: [] },
    );
    expect(attested.map(({ attestation }) => attestation)).toEqual(
      expect.arrayContaining([
        { type: 'bitcoin', height: HEIGHT },
        { type: 'pending', calendar: bitcoin.calendars[1] },
      ]),
    );
  });

  test('an explorer that answers nonsense verifies nothing', async () => {
    const id = await submitted();
    const { hash } = bitcoin.mine(HEIGHT);
    for (const nonsense of ['{"merkle_root":"short","timestamp":1}', '[]', 'no JSON', '{"timestamp":1}']) {
      bitcoin.answers.set(`/explorer/block/${hash}`, (response) => void response.end(nonsense));
      await followBatch(world.ctx, ports, id);
      expect(await batchOf(id)).toMatchObject({ state: 'anchored' });
    }
    bitcoin.answers.set(`/explorer/block-height/${HEIGHT}`, (response) => void response.end('../../admin'));
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'anchored' });
    expect(bitcoin.asked.some((asked) => asked.includes('admin'))).toBe(false);
  });

  test('two concurrent checks publish it once', async () => {
    const id = await submitted();
    bitcoin.mine(HEIGHT);
    await Promise.all([1, 2, 3].map(() => followBatch(world.ctx, ports, id)));
    expect(await audits(id, 'vault.batch-verified')).toBe(1);
    const told = await world.db
      .select()
      .from(outboxEvent)
      .where(eq(outboxEvent.type, 'vault.batch.verified'));
    expect(told.filter(({ payload }) => (payload as { batchId: string }).batchId === id)).toHaveLength(1);
  });

  test('a calendar that cannot be asked is asked again later', async () => {
    const id = await submitted();
    bitcoin.mine(HEIGHT);
    const { timestamp: before } = await batchOf(id);
    const [first, second] = bitcoin.asked.filter((asked) => asked.startsWith('POST'));
    expect([first, second]).toEqual(['POST /calendar-1/digest', 'POST /calendar-2/digest']);
    const away: AnchorPorts = {
      ...ports,
      calendars: {
        addresses: () => bitcoin.calendars,
        isKnown: () => true,
        submit: () => Promise.reject(new FetchRefusal('unreachable', 'away')),
        complete: () => Promise.reject(new FetchRefusal('unreachable', 'away')),
      },
    };
    await followBatch(world.ctx, away, id);
    const { timestamp: after, state, nextCheckAt } = await batchOf(id);
    expect({ state, isSame: Buffer.from(after ?? []).equals(Buffer.from(before ?? [])) }).toEqual({
      state: 'processing',
      isSame: true,
    });
    expect(nextCheckAt).not.toBeNull();
    await followBatch(world.ctx, ports, id);
    expect(await batchOf(id)).toMatchObject({ state: 'verified' });
  });
});

describe('leftovers of a dead process', () => {
  const jobs = () => world.ctx.jobs as RecordedJobs;
  const queued = (name: string) =>
    jobs()
      .of(name)
      .map(({ payload }) => (payload as { batchId: string }).batchId);

  test('are enqueued again: batches of no calendar, of too few calendars, and unchecked ones', async () => {
    await addLeaves(1);
    const untaken = await collect();
    await addLeaves(1);
    const late = await collect();
    await submitBatch(world.ctx, ports, late);
    await addLeaves(1);
    const once = await collect();
    refuse('/calendar-2/digest');
    await expect(submitBatch(world.ctx, ports, once)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    world.clock.advanceMinutes(5);
    const before = queued(SUBMIT_BATCH_JOB).length;
    await resumeBatches(world.ctx, ports.calendars);
    expect(queued(SUBMIT_BATCH_JOB).slice(before)).toEqual([]);
    world.clock.advanceMinutes(20);
    await resumeBatches(world.ctx, ports.calendars);
    const again = queued(SUBMIT_BATCH_JOB).slice(before);
    expect(again).toEqual(expect.arrayContaining([untaken, once]));
    expect(again).not.toContain(late);
    expect(queued(FOLLOW_BATCH_JOB).filter((id) => id === late)).toHaveLength(2);
  });

  test('an evidence item whose upload nobody reacted to waits for its stamp after all, once', async () => {
    const item = await makeWaitingItem(world);
    await world.db.delete(anchorLeaf).where(eq(anchorLeaf.evidenceId, item));
    expect(await enqueueMissingDigests(world.ctx)).toBe(0);
    world.clock.advanceMinutes(20);
    expect(await enqueueMissingDigests(world.ctx)).toBeGreaterThanOrEqual(1);
    expect(await world.db.$count(anchorLeaf, eq(anchorLeaf.evidenceId, item))).toBe(1);
    expect(await enqueueMissingDigests(world.ctx)).toBe(0);
  });
});

test('a slow pace gathers: nothing is stamped before its time, unless a whole batch waits', async () => {
  await addLeaves(2);
  const gather = { gatherSeconds: 600 };
  expect(await collectBatch(world.ctx, gather)).toBeNull();
  expect(await collectBatch(world.ctx, { ...gather, maxDigests: 2 })).not.toBeNull();
  await addLeaves(1);
  world.clock.advanceMinutes(10);
  expect(await collectBatch(world.ctx, gather)).not.toBeNull();
});
