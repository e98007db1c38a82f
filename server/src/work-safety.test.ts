import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DETECTION_TOPIC } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestScan } from './areas/detection/request-scan.ts';
import { detectionFinding, detectionRun } from './db/schema/detection.ts';
import { topicEvent } from './db/schema/platform.ts';
import { report } from './db/schema/reports.ts';
import { makeCluster } from './testing/factories.ts';
import { LiveProcess } from './testing/live-process.ts';
import { NOWHERE } from './testing/nowhere.ts';
import { testDatabase } from './testing/test-database.ts';
import { createWorld, type World } from './testing/world.ts';

const FINDINGS = 1_500;

let world: World;
let dataDir: string;
const processes: LiveProcess[] = [];
beforeAll(async () => {
  world = await createWorld();
  dataDir = await mkdtemp(join(tmpdir(), 'fap-work-'));
});
afterAll(async () => {
  for (const process of processes) await process.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a worker process without the web service, so that any number of them can share a machine. */
async function startWorker(): Promise<LiveProcess> {
  const worker = new LiveProcess({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: (await testDatabase()).url,
    DATA_DIR: await mkdtemp(join(dataDir, 'worker-')),
    DATA_MODE: 'live',
    ...NOWHERE,
    SERVICES: 'worker',
  });
  processes.push(worker);
  await worker.ready;
  return worker;
}

/** Makes many reports of one cluster, so that a scan over them takes some time. */
async function makeFindings(): Promise<void> {
  const { clusterId } = await makeCluster(world);
  await world.db.execute(sql`
    insert into ${report} select (jsonb_populate_record(own, jsonb_build_object('id', 'report-copy-' || n))).*
    from ${report} as own, generate_series(1, ${FINDINGS}) as n where own.cluster_id = ${clusterId}`);
  await world.db.execute(sql`
    insert into ${detectionFinding} (id, kind, ref_id, source, created_at)
    select 'finding-' || id, 'report', id, 'reports', created_at from ${report} where id like 'report-copy-%'`);
}

const runOf = async (id: string) => {
  const [run] = await world.db.select().from(detectionRun).where(eq(detectionRun.id, id));
  if (!run) throw new Error('no run');
  return run;
};

test('a scan whose worker is killed midway is finished by another worker, and nothing is done twice', {
  timeout: 150_000,
}, async () => {
  await makeFindings();
  const first = await startWorker();
  const runId = await requestScan(world.ctx, 'person');
  // Its first outbox drain runs the reactions to what this process committed.
  await vi.waitFor(
    async () => {
      const matching = (await runOf(runId)).stages.find(({ stage }) => stage === 'Similarity Matching');
      expect(matching?.status).toBe('active');
      expect(matching?.items).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 20 },
  );
  await first.kill();
  const broken = await runOf(runId);
  expect(broken.endedAt).toBeNull();

  await startWorker();
  await vi.waitFor(async () => expect((await runOf(runId)).endedAt).not.toBeNull(), {
    timeout: 80_000,
    interval: 200,
  });
  const run = await runOf(runId);
  expect(run).toMatchObject({ status: 'completed', attempt: 2 });
  expect(run.stages).toEqual(
    DETECTION_STAGES.map((stage) => ({ stage, status: 'complete', items: run.scamsDetected })),
  );
  expect(run.scamsDetected).toBeGreaterThanOrEqual(FINDINGS);
  const facts = await world.db
    .select({ seq: topicEvent.seq, name: topicEvent.name })
    .from(topicEvent)
    .where(eq(topicEvent.topic, DETECTION_TOPIC))
    .orderBy(topicEvent.seq);
  expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index + 1));
  expect(facts.filter(({ name }) => name === 'detection:completed')).toHaveLength(1);
});
