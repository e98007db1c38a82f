import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew } from '../../testing/factories.ts';
import { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { extractEvidence } from './extract-evidence.ts';
import { extractWithin } from './extract-within.ts';
import { evidenceJobs, READ_ITEM_JOB } from './jobs.ts';
import { findReading, getEvidence } from './queries.ts';
import { createReadingPorts, type ReadingPorts } from './reading/reading-ports.ts';
import { uploadEvidence } from './upload-evidence.ts';

let world: World;
let folder: string;
let ports: ReadingPorts;
let owner: Ctx;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'fap-evidence-'));
  const store = new FolderStore(folder);
  await store.prepare();
  ports = createReadingPorts(store);
});
beforeEach(async () => {
  owner = await actAsNew(world);
});
afterAll(async () => {
  await ports.close();
  await rm(folder, { recursive: true, force: true });
});

/** Hands a file in and stops before it is read. */
async function receive(content: string, fileName = 'note.txt'): Promise<string> {
  const file = await ports.store.receive(Readable.from([Buffer.from(content)]), 1_000_000);
  const { row } = await uploadEvidence(owner, { fileName, file });
  expect(row.state).toBe('reading');
  return row.id;
}
const itemOf = async (id: string) => {
  const [row] = await world.db.select().from(evidenceItem).where(eq(evidenceItem.id, id));
  if (!row) throw new Error(`${id} is gone`);
  return row;
};
const audits = (id: string, action: string) =>
  world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, action)));
function job(name: string, of = ports) {
  const found = evidenceJobs(of).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no job ${name}`);
  return found;
}

describe('an evidence item whose process died before it was read', () => {
  test('has a job waiting, which reads it; twice is as once', async () => {
    const id = await receive(world.name('words'));
    await world.drain();
    const queued = (world.ctx.jobs as RecordedJobs).of(READ_ITEM_JOB);
    expect(queued.map(({ payload }) => payload)).toContainEqual({ evidenceId: id });
    await job(READ_ITEM_JOB).run(world.ctx, { evidenceId: id });
    await job(READ_ITEM_JOB).run(world.ctx, { evidenceId: id });
    expect((await itemOf(id)).state).toBe('read');
    expect(await findReading(world.ctx, id)).toMatchObject({ textSource: 'text', isTruncated: false });
    expect(await audits(id, 'evidence.read')).toHaveLength(1);
  });

  test('is found by the recovery job', async () => {
    const id = await receive(world.name('words'));
    const jobs = new RecordedJobs();
    await job('evidence.resume-readings').run({ ...world.ctx, jobs }, {});
    expect(jobs.of(READ_ITEM_JOB)).toEqual([]);
    world.clock.advanceMinutes(11);
    await job('evidence.resume-readings').run({ ...world.ctx, jobs }, {});
    expect(jobs.of(READ_ITEM_JOB).map(({ payload }) => payload)).toContainEqual({ evidenceId: id });
  });

  test('is retried without limit while the reader is overloaded or the store is down', async () => {
    const id = await receive(world.name('words'));
    const closed = createReadingPorts(ports.store);
    await closed.close();
    const away: EvidenceStore = Object.assign(Object.create(ports.store), {
      openLocal: () => Promise.reject(new AppError('UNAVAILABLE')),
    });
    const broken: EvidenceStore = Object.assign(Object.create(ports.store), {
      openLocal: () => Promise.reject(new Error('a bug')),
    });
    for (const untried of [closed, { ...ports, store: away, underWay: new Map() }]) {
      const jobs = new RecordedJobs();
      await job(READ_ITEM_JOB, untried).run({ ...world.ctx, jobs }, { evidenceId: id });
      expect(jobs.of(READ_ITEM_JOB).map(({ payload }) => payload)).toEqual([{ evidenceId: id }]);
      expect((await itemOf(id)).state).toBe('reading');
    }
    const failing = job(READ_ITEM_JOB, { ...ports, store: broken, underWay: new Map() });
    await expect(failing.run(world.ctx, { evidenceId: id })).rejects.toThrow('a bug');
  });

  test('is given up with a reason after repeated crashes', async () => {
    const id = await receive(world.name('words'));
    await job(READ_ITEM_JOB).giveUp?.(world.ctx, { evidenceId: id });
    expect(await itemOf(id)).toMatchObject({
      state: 'unreadable',
      unreadableReason: 'Reading this file broke off three times.',
    });
    await extractEvidence(world.ctx, ports, id);
    expect((await itemOf(id)).state).toBe('unreadable');
  });
});

test('a long reading does not delay the answer, and is saved all the same', async () => {
  const id = await receive(
    `${world.name('words')}: your account is locked. Pay the release fee in gift cards today and tell nobody, or you will be arrested.`,
  );
  const row = await getEvidence(owner, id);
  const gate = Promise.withResolvers<void>();
  const store: EvidenceStore = Object.assign(Object.create(ports.store), {
    openLocal: async (sha256: string) => {
      await gate.promise;
      return ports.store.openLocal(sha256);
    },
  });
  const slow = { ...ports, store, underWay: new Map<string, Promise<void>>() };
  expect(await extractWithin(owner, slow, row, 10)).toMatchObject({
    row: { state: 'reading' },
    analysis: null,
  });
  gate.resolve();
  const seen = await extractWithin(owner, slow, row, 20_000);
  expect(seen.row.state).toBe('read');
  expect(seen.analysis?.aiAnalysis.manipulationTactics.length).toBeGreaterThan(0);
});

test('two processes that read the same evidence item concurrently save one reading', async () => {
  const id = await receive(world.name('words'));
  const other = createReadingPorts(ports.store);
  try {
    await Promise.all([
      extractEvidence(world.ctx, ports, id),
      extractEvidence(world.ctx, ports, id),
      extractEvidence(world.ctx, other, id),
    ]);
  } finally {
    await other.close();
  }
  expect((await itemOf(id)).state).toBe('read');
  expect(await audits(id, 'evidence.read')).toHaveLength(1);
});

test('a process that stops leaves its unfinished readings to a job', async () => {
  const id = await receive(world.name('words'));
  const stopping = createReadingPorts(ports.store);
  const reading = extractEvidence(world.ctx, stopping, id);
  await stopping.close();
  await expect(reading).rejects.toThrow(/closing/u);
  expect((await itemOf(id)).state).toBe('reading');
  await extractEvidence(world.ctx, ports, id);
  expect((await itemOf(id)).state).toBe('read');
});

test('a hostile file is unreadable with its reason, on record, and the next one is read', async () => {
  const id = await receive('{"log":1}', 'visit.har');
  await extractEvidence(world.ctx, ports, id);
  expect(await itemOf(id)).toMatchObject({
    state: 'unreadable',
    unreadableReason: 'This is not a HAR file: it records no requests.',
  });
  expect(await findReading(world.ctx, id)).toBeNull();
  expect(await audits(id, 'evidence.unreadable')).toHaveLength(1);
  const next = await receive(world.name('words'));
  await extractEvidence(world.ctx, ports, next);
  expect((await itemOf(next)).state).toBe('read');
});
