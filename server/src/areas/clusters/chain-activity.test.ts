import { CHAIN_TOPIC } from '@fap/shared/clusters/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actAsNew,
  makeAccount,
  makeCluster,
  makeSubmission,
  type TestAccount,
} from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { textFile } from '../../testing/text-file.ts';
import { mergeClusters } from '../merges/merge-clusters.ts';
import { splitCluster } from '../merges/split-cluster.ts';

let server: TestServer;
let reporter: TestAccount;
let cookie: string;
let watcher: TestSocket;
beforeAll(async () => {
  server = await startTestServer();
  reporter = await makeAccount(server.world);
  cookie = await server.signIn(reporter);
  watcher = await server.connect(await server.signIn(await makeAccount(server.world)));
  await watcher.subscribe(CHAIN_TOPIC);
});
afterAll(() => server.stop());

const activities = () => watcher.of(CHAIN_TOPIC).filter(({ name }) => name === 'chain:activity');
const arrived = (count: number) => watcher.waitFor(`${count} activities`, () => activities().length >= count);

test('watchers of the chain see a cluster founded, a report join and an evidence item added, and no person', async () => {
  const submission = makeSubmission(server.world);
  const founded = (await server.send('POST', '/api/clusters', { cookie, json: submission })).json();
  await server.send('POST', '/api/clusters', {
    cookie,
    json: { ...makeSubmission(server.world), evidence: submission.evidence },
  });
  const multipart = () =>
    textFile(`exhibit of ${founded.clusterId}`, { clusterId: String(founded.clusterId) });
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: multipart() });
  await arrived(3);
  // The same bytes again publish nothing, nor does a file without a cluster.
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: multipart() });
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile('an exhibit of my own') });
  await server.send('POST', '/api/clusters', { cookie, json: makeSubmission(server.world) });
  await arrived(4);

  expect(activities().map(({ payload }) => payload.activity)).toEqual([
    'cluster-founded',
    'report-joined',
    'evidence-added',
    'cluster-founded',
  ]);
  const { clusterId, clusterName, clusterChainId } = founded;
  for (const { payload } of activities().slice(0, 3)) {
    expect(payload).toMatchObject({ clusterId, clusterName, clusterChainId });
  }
  expect(JSON.stringify(activities())).not.toMatch(new RegExp(`${reporter.displayName}|${reporter.id}`, 'u'));
});

test('a merge and a split are published for both sides and for their root', async () => {
  const { world } = server;
  const [own, middle, root] = [await makeCluster(world), await makeCluster(world), await makeCluster(world)];
  const analyst = await actAsNew(world, 'analyst');
  const reason = 'The same desk';
  const changes = () =>
    activities().filter(
      ({ payload }) =>
        String(payload.activity).startsWith('cluster-') && payload.activity !== 'cluster-founded',
    );
  const told = async (count: number, make: () => Promise<unknown>) => {
    const from = changes().length;
    await make();
    await watcher.waitFor(`${count} changes`, () => changes().length >= from + count);
    // A superfluous fact would have arrived before the answer.
    await watcher.command('unsubscribe', { topic: 'nothing' });
    const facts = changes().slice(from);
    return { kinds: new Set(facts.map(({ payload }) => payload.activity)), ids: idsOf(facts) };
  };
  const idsOf = (facts: ReturnType<typeof activities>) =>
    facts.map(({ payload }) => payload.clusterId).sort();
  const ids = (...made: { clusterId: string }[]) => made.map(({ clusterId }) => clusterId).sort();
  const merge = (one: { clusterId: string }, into: { clusterId: string }) =>
    mergeClusters(analyst, { clusterId: one.clusterId, intoClusterId: into.clusterId, reason });
  const merged = { kinds: new Set(['cluster-merged']) };
  expect(await told(2, () => merge(own, middle))).toEqual({ ...merged, ids: ids(own, middle) });
  expect(await told(2, () => merge(middle, root))).toEqual({ ...merged, ids: ids(middle, root) });
  const split = () => splitCluster(analyst, { clusterId: own.clusterId, reason });
  expect(await told(3, split)).toEqual({ kinds: new Set(['cluster-split']), ids: ids(own, middle, root) });
});
