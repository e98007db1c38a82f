import { DETECTION_TOPIC } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { HARVEST_TOPIC } from '@fap/shared/harvest/events.ts';
import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCluster } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { TestSocket } from './testing/test-socket.ts';

/** End to end, from the request through the queue to the subscribers, without mocks. */
let server: TestServer;
let admin: string;
let member: string;
let watcher: TestSocket;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(await makeAccount(server.world, 'admin'));
  member = await server.signIn(await makeAccount(server.world));
  watcher = await server.connect(member);
  for (const topic of [DETECTION_TOPIC, HARVEST_TOPIC, RECONDOGS_TOPIC]) await watcher.subscribe(topic);
});
afterAll(() => server.stop());

const post = (path: string, cookie: string, json?: unknown) =>
  server.send('POST', path, { cookie, ...(json === undefined ? {} : { json }) });
const inOrder = (topic: string) => {
  const seqs = watcher.seqsOf(topic);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
};

test('two simultaneous requests start one scan, with the same answer and five live stages for both', async () => {
  const answers = await Promise.all([admin, member].map((cookie) => post('/api/detection/run-scan', cookie)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = answers.map((answer) => answer.json());
  expect(one).toEqual(other);
  expect(one).toMatchObject({ status: 'completed', sourcesScanned: 11, reason: null });
  const runId = String(one?.runId);
  const isOfRun = ({ payload }: { payload: Record<string, unknown> }) => payload.runId === runId;
  await watcher.waitForEvent('the end', 'detection:completed', (payload) => payload.runId === runId);
  const told = watcher.of(DETECTION_TOPIC).filter(isOfRun);
  const stages = told.filter(({ name }) => name === 'detection:stage').map(({ payload }) => payload.stage);
  expect([...new Set(stages)]).toEqual([...DETECTION_STAGES]);
  expect(told.filter(({ name }) => name === 'detection:source')).toHaveLength(11);
  inOrder(DETECTION_TOPIC);
  const run = await server.send('GET', `/api/detection/runs/${runId}`, { cookie: member });
  expect(run.json()).toMatchObject({
    runId,
    stages: DETECTION_STAGES.map((stage) => ({ stage, status: 'complete' })),
  });
});

test('a harvest of all sources blocks internal addresses, and its progress is live', async () => {
  const answer = await post('/api/harvest/manual', admin);
  expect(answer.status).toBe(200);
  const { runId } = answer.json<{ runId: string }>();
  await watcher.waitForEvent('the end', 'harvest:completed', (payload) => payload.runId === runId);
  const states = watcher
    .of(HARVEST_TOPIC)
    .filter(({ name, payload }) => name === 'harvest:progress' && payload.status === 'blocked');
  expect(new Set(states.map(({ payload }) => payload.source)).size).toBe(10);
  inOrder(HARVEST_TOPIC);
  expect((await post('/api/harvest/manual', member)).status).toBe(403);
});

test('a triggered unit is shown queued, running and done, and the counters include it', async () => {
  const { clusterId } = await makeCluster(server.world);
  const json = { clusterId, reconDogTargets: ['memoryrebuilder'], priority: 'critical' };
  const answer = await post('/api/admin/recondogs/trigger', admin, json);
  expect(answer.status).toBe(202);
  const { operationId } = answer.json<{ operationId: string }>();
  const isIt = (payload: Record<string, unknown>) => payload.operationId === operationId;
  await watcher.waitForEvent(
    'the end',
    'recondogs:operation',
    (payload) => isIt(payload) && payload.progress === 100,
  );
  const told = watcher.of(RECONDOGS_TOPIC).filter(({ payload }) => isIt(payload));
  expect(told.map(({ payload }) => payload.status)).toEqual(['queued', 'running', 'ok']);
  inOrder(RECONDOGS_TOPIC);
  // Counters that were published while it ran came before.
  const counters = await watcher.waitForEvent(
    'the counters',
    'recondogs:counters',
    ({ deployments, operations }) => deployments === 1 && operations === 0,
  );
  expect(counters.payload).toMatchObject({ clusters: 0, evidence: 1, simulated: false });
});
