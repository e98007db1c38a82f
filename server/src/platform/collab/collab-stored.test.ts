import { MESSAGE_STORED } from '@fap/shared/kernel/document-messages.ts';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { updateMessage } from './testing/client-messages.ts';
import { CollabHarness } from './testing/collab-harness.ts';
import { Gate } from './testing/gate.ts';
import { MemoryUpdateStore } from './testing/memory-update-store.ts';
import { waitFor } from './testing/wait-for.ts';

let harness: CollabHarness;
afterEach(() => harness.stop());

/** A raw client that counts the stored acknowledgements. */
async function writer(accountId: string, asks: boolean) {
  const stored: number[] = [];
  const socket: WebSocket = await harness.socket({ accountId }, (opening) => {
    opening.on('message', (data: Buffer) => {
      if (data[0] === MESSAGE_STORED) stored.push(data[1] ?? 0);
    });
  });
  if (asks) socket.send(Uint8Array.of(MESSAGE_STORED));
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => socket.send(updateMessage(update)));
  return { doc, socket, told: () => stored.reduce((sum, count) => sum + count, 0) };
}

test('a client that asks gets a stored acknowledgement per durable message, not earlier', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const ann = await writer('ann', true);
  const gate = new Gate();
  store.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  for (let index = 0; index < 3; index++) ann.doc.getMap('m').set(`k${index}`, index);
  await waitFor('commit to start', () => gate.waiting === 1);
  expect(ann.told()).toBe(0);
  gate.open();
  await waitFor('all to be stored', () => ann.told() === 3);
  expect(store.rows.length).toBe(3);
});

test('a message stored already is acknowledged too; clients that did not ask get nothing', async () => {
  const store = new MemoryUpdateStore();
  harness = await CollabHarness.start({ store });
  const [ann, bob, cem] = [await writer('ann', true), await writer('bob', false), await writer('cem', true)];
  ann.doc.getMap('m').set('k', 1);
  await waitFor('it to be stored', () => ann.told() === 1);
  ann.socket.send(updateMessage(Y.encodeStateAsUpdate(ann.doc)));
  await waitFor('the repetition to be told', () => ann.told() === 2);
  bob.doc.getMap('m').set('b', 1);
  await waitFor('the other to be stored', () => store.rows.length === 2);
  expect([bob.told(), cem.told()]).toEqual([0, 0]);
});
