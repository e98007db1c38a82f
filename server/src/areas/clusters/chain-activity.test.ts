import { CHAIN_TOPIC } from '@fap/shared/clusters/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textFile } from '../../testing/endpoint-examples.ts';
import { makeAccount, submissionOf, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';

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

test('whoever watches the chain sees a cluster founded, a report join and an exhibit added, and no person', async () => {
  const submission = submissionOf(server.world);
  const founded = (await server.send('POST', '/api/clusters', { cookie, json: submission })).json();
  await server.send('POST', '/api/clusters', {
    cookie,
    json: { ...submissionOf(server.world), evidence: submission.evidence },
  });
  const multipart = () =>
    textFile(`exhibit of ${founded.clusterId}`, { clusterId: String(founded.clusterId) });
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: multipart() });
  await arrived(3);
  // The same bytes again add nothing, and a file of no cluster is nobody else's business.
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: multipart() });
  await server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile('an exhibit of my own') });
  await server.send('POST', '/api/clusters', { cookie, json: submissionOf(server.world) });
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
