import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { evidenceTopic } from '@fap/shared/evidence/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import { actAs, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { extractEvidence, failReading } from './extract-evidence.ts';
import { createReadingPorts, type ReadingPorts } from './reading/reading-ports.ts';
import { uploadEvidence } from './upload-evidence.ts';

let server: TestServer;
let folder: string;
let ports: ReadingPorts;
let owner: TestAccount;
let ownSocket: TestSocket;
let stranger: TestSocket;
let analyst: TestSocket;
beforeAll(async () => {
  // Without a worker: the test says when something is read.
  server = await startTestServer({ SERVICES: 'web,realtime' });
  folder = await mkdtemp(join(tmpdir(), 'fap-evidence-'));
  const store = new FolderStore(folder);
  await store.prepare();
  ports = createReadingPorts(store);
  owner = await makeAccount(server.world);
  const connect = async (account: TestAccount) => server.connect(await server.signIn(account));
  ownSocket = await connect(owner);
  stranger = await connect(await makeAccount(server.world));
  analyst = await connect(await makeAccount(server.world, 'analyst'));
});
afterAll(async () => {
  await ports.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Hands in a file that is not read yet. */
async function receive(clusterId?: string): Promise<string> {
  const file = await ports.store.receive(Readable.from([Buffer.from(server.world.name('words'))]), 1_000_000);
  const fields = { fileName: 'note.txt', file, ...(clusterId ? { clusterId } : {}) };
  return (await uploadEvidence(actAs(server.world, owner), fields)).row.id;
}
const toldOf = (socket: TestSocket, id: string) =>
  socket.of(evidenceTopic(id)).map(({ name, payload }) => [name, payload.state]);

test('the end of a reading is told once to those who may see the evidence item, also to who comes later', async () => {
  const id = await receive();
  const topic = evidenceTopic(id);
  for (const socket of [ownSocket, analyst])
    expect(await socket.subscribe(topic, 0)).toMatchObject({ ok: true, seq: 0 });
  await Promise.all([1, 2].map(() => extractEvidence(server.world.ctx, ports, id)));
  for (const socket of [ownSocket, analyst]) {
    await socket.waitForEvent('the reading', 'evidence:read', ({ topic: of }) => of === topic);
    expect(toldOf(socket, id)).toEqual([['evidence:read', 'read']]);
  }
  const late = await server.connect(await server.signIn(owner));
  expect(await late.subscribe(topic, 0)).toMatchObject({ ok: true, replayed: 1 });
  expect(toldOf(late, id)).toEqual([['evidence:read', 'read']]);
});

test('a reading that is given up ends the wait too', async () => {
  const id = await receive();
  await ownSocket.subscribe(evidenceTopic(id), 0);
  await failReading(server.world.ctx, id, 'Reading this file broke off three times.');
  await ownSocket.waitForEvent('the end', 'evidence:read', ({ evidenceId }) => evidenceId === id);
  expect(toldOf(ownSocket, id)).toEqual([['evidence:read', 'unreadable']]);
});

test('a stranger is refused as if there were no such evidence item, and may watch one of a cluster', async () => {
  const refusal = await stranger.subscribe(evidenceTopic('evidence-of-nobody'));
  expect(refusal).toMatchObject({ ok: false, isFinal: true });
  const hidden = await receive();
  expect(await stranger.subscribe(evidenceTopic(hidden), 0)).toEqual(refusal);
  await extractEvidence(server.world.ctx, ports, hidden);
  await stranger.expectNoEvent('a hidden exhibit', ({ payload }) => payload.topic === evidenceTopic(hidden));

  const { clusterId } = await makeCluster(server.world);
  expect(await stranger.subscribe(evidenceTopic(await receive(clusterId)), 0)).toMatchObject({ ok: true });
});
