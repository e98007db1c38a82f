import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collabUpdate } from './db/schema/platform.ts';
import { report } from './platform/collab/testing/report.ts';
import { makeAccount, makeBoardUpdate, makeCluster } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let mallory: string;
let ann: string;
beforeAll(async () => {
  server = await startTestServer();
  mallory = await server.signIn(await makeAccount(server.world));
  ann = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const analyze = (cookie: string, text: string) =>
  server.send('POST', '/api/evidence/analyze-text', { cookie, json: { text } });
/** A text of the longest allowed length that is slow to analyse. */
const LONG = 'Pay 500 USD to account 4417 1234 5678 9113 today, call +44 20 7946 0958. '.repeat(60);

test('an account that requests many analyses at once queues behind itself, and others are answered', async () => {
  const flood = Array.from({ length: 34 }, (_, index) => analyze(mallory, `${LONG} ${index}`));
  const others = Array.from({ length: 12 }, async (_, index) => {
    const account = await server.signIn(await makeAccount(server.world));
    return analyze(account, `Pay the release fee by gift card, tell nobody. ${index}`);
  });
  const answers = await Promise.all(others);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const flooded = await Promise.all(flood);
  const refused = flooded.filter(({ status }) => status !== 200);
  report(`34 analyses at once: 12 of 12 others answered, ${refused.length} of the 34 refused`);
  for (const answer of refused) {
    expect([answer.status, answer.json().message]).toEqual([
      429,
      'You are asking for a lot at once. Please wait a few seconds.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('an account that reads the history of a large room sixty times does not block others', async () => {
  const member = await makeAccount(server.world);
  const { clusterId } = await makeCluster(server.world);
  const updateId = await makeBoardUpdate(server.world, { clusterId, author: member });
  const path = `/api/puzzle/${clusterId}/history/${updateId}`;
  const flood = Array.from({ length: 60 }, () => server.send('GET', path, { cookie: mallory }));
  const mine = await server.send('GET', path, { cookie: ann });
  expect(mine.status).toBe(200);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 429]);
});

test('a history that is too long is refused by the size of its rows, before they are loaded', async () => {
  const member = await makeAccount(server.world);
  const { clusterId } = await makeCluster(server.world);
  const room = puzzleRoom(clusterId);
  const updateId = await makeBoardUpdate(server.world, { clusterId, author: member });
  // Bytes that are no valid update and would crash a decoder.
  const rows = Array.from({ length: 66 }, (_, index) => ({
    room,
    accountId: member.id,
    connectionId: `connection-${index}`,
    bytes: new Uint8Array(1024 * 1024),
  }));
  for (const row of rows) await server.world.db.insert(collabUpdate).values(row);
  const [last] = await server.world.db.execute<{ id: string }>(`select max(id) as id from collab_update`);
  expect(Number(last?.id)).toBeGreaterThan(updateId);
  const before = process.memoryUsage().arrayBuffers;
  const refused = await server.send('GET', `/api/puzzle/${clusterId}/history/${last?.id}`, { cookie: ann });
  expect(refused.status).toBe(413);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
});
