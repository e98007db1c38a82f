import * as encoding from 'lib0/encoding';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebsocketProvider } from 'y-websocket';
import { Doc, type Transaction } from 'yjs';
import { gatherIncoming } from './gather-incoming.ts';

const FRAME_MS = 16;
const [SYNC, UPDATE] = [0, 2];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Somebody else's document, and a page that gets its updates as messages. */
function open() {
  const [theirs, ours] = [new Doc(), new Doc()];
  const provider = new WebsocketProvider('ws://127.0.0.1:9', 'room', ours, {
    connect: false,
    disableBc: true,
  });
  const stop = gatherIncoming(provider);
  const transactions: Transaction[] = [];
  ours.on('afterTransaction', (transaction: Transaction) => transactions.push(transaction));
  const messages: Uint8Array[] = [];
  theirs.on('update', (update: Uint8Array) => {
    const encoder = encoding.createEncoder();
    for (const part of [SYNC, UPDATE]) encoding.writeVarUint(encoder, part);
    encoding.writeVarUint8Array(encoder, update);
    messages.push(encoding.toUint8Array(encoder));
  });
  const arrive = () => {
    // As a message of the other tabs, which is read by the same way as one of the server.
    for (const message of messages.splice(0)) provider._bcSubscriber(message as never, null);
  };
  const write = (times: number) => {
    for (let time = 0; time < times; time += 1) theirs.getMap('pieces').set('card', time);
    arrive();
  };
  return { ours, provider, stop, transactions, write, card: () => ours.getMap('pieces').get('card') };
}

test('an update that comes alone is applied at once', () => {
  const { write, transactions, card } = open();
  write(1);
  expect([card(), transactions.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(200);
  write(1);
  expect(transactions).toHaveLength(2);
});

test('a hundred at once are one change of the next turn, which nobody here made', () => {
  const { write, transactions, card, provider } = open();
  write(1);
  write(100);
  expect([card(), transactions.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(FRAME_MS);
  expect([card(), transactions.length]).toEqual([99, 2]);
  expect(transactions[1]).toMatchObject({ local: false, origin: provider });
});

test('what waits is applied before anything that may rest on it, and when the document is closed', () => {
  const { write, card, provider, stop } = open();
  write(1);
  write(7);
  const question = encoding.createEncoder();
  for (const part of [SYNC, 0]) encoding.writeVarUint(question, part);
  encoding.writeVarUint8Array(question, Uint8Array.of(0));
  provider._bcSubscriber(encoding.toUint8Array(question) as never, null);
  expect(card()).toBe(6);
  write(5);
  stop();
  expect(card()).toBe(4);
});

test('a hidden tab, which gets no frames, has it within a second', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { write, card } = open();
  write(1);
  write(3);
  vi.advanceTimersByTime(1_000);
  expect(card()).toBe(2);
  vi.unstubAllGlobals();
});
