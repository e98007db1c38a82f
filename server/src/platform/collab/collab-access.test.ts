import { request as httpRequest } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { CollabDecision, CollabIdentity } from './server/collab-server.ts';
import { CollabHarness } from './testing/collab-harness.ts';
import { Gate } from './testing/gate.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

const identity: CollabIdentity = {
  accountId: 'ann',
  sessionId: 's1',
  displayName: 'Ann',
  color: '#000',
  readOnly: false,
  access: '',
};

function upgradeStatus(port: number): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const request = httpRequest({ port, host: '127.0.0.1', path: '/yjs/room', headers, timeout: 5_000 });
    request.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, body: '' });
    });
    request.on('error', reject);
    request.end();
  });
}

test.each([401, 403, 404] as const)('a refusal with %i is a plain HTTP answer', async (status) => {
  const decision: CollabDecision = { ok: false, status, reason: `because ${status}` };
  harness = await CollabHarness.start({ authorize: () => Promise.resolve(decision) });
  expect(await upgradeStatus(harness.address)).toEqual({ status, body: `because ${status}\n` });
  expect(harness.collab.stats()).toEqual({ rooms: 0, connections: 0, pending: 0 });
});

test('an authorization that throws or hangs is 503', async () => {
  const never = new Promise<CollabDecision>(() => undefined);
  let asked = 0;
  const authorize = () => (++asked === 1 ? Promise.reject(new Error('broken')) : never);
  harness = await CollabHarness.start({ authorize, limits: { authorizeMs: 50 } });
  expect((await upgradeStatus(harness.address)).status).toBe(503);
  expect((await upgradeStatus(harness.address)).status).toBe(503);
});

test('a revoked account is cut within a second, mid-edit, and only that account', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.provider.shouldReconnect = () => false;
  const typing = setInterval(() => ann.doc.getText('notes').insert(0, 'x'), 1);
  await waitFor('typing to be stored', () => store.rows.length > 20);
  const revokedAt = performance.now();
  const count = harness.collab.closeWhere(({ accountId }) => accountId === 'ann', 4403, 'access was revoked');
  expect(count).toBe(1);
  const rowsAtRevocation = store.rows.length;
  await waitFor('ann to be cut', () => ann.closes.length > 0, 1_000);
  expect(performance.now() - revokedAt).toBeLessThan(1_000);
  expect(ann.closes).toEqual([{ code: 4403, reason: 'access was revoked' }]);
  clearInterval(typing);
  // Only the statement already in flight can still add rows.
  bob.doc.getMap('m').set('after', 1);
  await waitFor('bob to go on', () => store.rows.at(-1)?.accountId === 'bob');
  expect(store.rows.length - rowsAtRevocation).toBeLessThan(5);
  expect(bob.closes).toEqual([]);
});

test('pending updates of a revoked account are discarded', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await harness.syncedClient({ accountId: 'ann' });
  const bob = await harness.syncedClient({ accountId: 'bob' });
  ann.provider.shouldReconnect = () => false;
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  bob.doc.getMap('m').set('bob', 1);
  await waitFor('commit to start', () => gate.waiting === 1);
  ann.doc.getMap('m').set('ann', 1);
  // The ping's answer comes after the update on the same socket, so the update has been received by then.
  const socket = ann.provider.ws as unknown as WebSocket;
  const pong = new Promise((resolve) => socket.once('pong', resolve));
  socket.ping();
  await pong;
  harness.collab.closeWhere(({ accountId }) => accountId === 'ann', 4403, 'access was revoked');
  gate.open();
  bob.doc.getMap('m').set('bob', 2);
  await waitFor('rows of bob', () => store.rows.length === 2);
  expect(store.rows.map((row) => row.accountId)).toEqual(['bob', 'bob']);
  expect(harness.collab.stats().connections).toBe(1);
});

test('a revocation during the authorization of a connection refuses it', async () => {
  const gate = new Gate();
  harness = await CollabHarness.start({
    authorize: async () => {
      await gate.pass();
      return { ok: true, identity };
    },
  });
  const status = upgradeStatus(harness.address);
  await waitFor('authorization to start', () => gate.waiting === 1);
  expect(harness.collab.closeWhere(({ sessionId }) => sessionId === 's1', 4401, 'signed out')).toBe(0);
  gate.open();
  expect((await status).status).toBe(401);
});

test('a client that ignores its close frame is cut anyway', async () => {
  harness = await CollabHarness.start({ limits: { closeGraceMs: 100 } });
  const socket = await harness.socket();
  socket.pause();
  harness.collab.closeWhere(() => true, 4403, 'access was revoked');
  let isEnded = false;
  void harness.collab.close().then(() => {
    isEnded = true;
  });
  await waitFor('socket to be gone', () => isEnded, 1_000);
  expect(harness.collab.stats().connections).toBe(0);
  expect(socket.readyState).not.toBe(WebSocket.CONNECTING);
});
