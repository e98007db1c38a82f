import { MESSAGE_PACK, PACK_WINDOW_BYTES } from '@fap/shared/kernel/document-messages.ts';
import { createDecoder } from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import { Doc, encodeStateAsUpdate, type Transaction } from 'yjs';
import { gatherIncoming } from './gather-incoming.ts';

const FRAME_MS = 16;
/** Longer than any rest before the next turn. */
const TURN_MS = 500;
const [SYNC, PRESENCE] = [0, 1];
const [STEP_TWO, UPDATE] = [1, 2];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A message of these numbers and, after its length, these bytes. */
function messageOf(parts: readonly number[], bytes: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const part of parts) encoding.writeVarUint(encoder, part);
  encoding.writeVarUint8Array(encoder, bytes);
  return encoding.toUint8Array(encoder);
}

/** A pack: each message in a WebSocket frame of a server. */
function packOf(messages: readonly Uint8Array[]): Uint8Array {
  const frames = messages.flatMap(({ length }, index) => [
    0x82,
    ...(length < 126 ? [length] : [126, length >> 8, length & 0xff]),
    ...(messages[index] ?? []),
  ]);
  return Uint8Array.from([MESSAGE_PACK, ...frames]);
}

/** Somebody else's document, and a page that gets its updates as messages. */
function open() {
  const [theirs, ours] = [new Doc(), new Doc()];
  const provider = new WebsocketProvider('ws://127.0.0.1:9', 'room', ours, {
    connect: false,
    disableBc: true,
  });
  const handled: number[] = [];
  const stop = gatherIncoming(provider, (bytes) => handled.push(bytes));
  const transactions: Transaction[] = [];
  ours.on('afterTransaction', (transaction: Transaction) => transactions.push(transaction));
  const messages: Uint8Array[] = [];
  theirs.on('update', (update: Uint8Array) => messages.push(messageOf([SYNC, UPDATE], update)));
  /** Messages of what they wrote since the last call. */
  const written = (times: number, value: (time: number) => unknown = (time) => time) => {
    for (let time = 0; time < times; time += 1) theirs.getMap('pieces').set('card', value(time));
    return messages.splice(0);
  };
  const write = (times: number) => {
    // As a message of the other tabs, which is read by the same way as one of the server.
    for (const message of written(times)) provider._bcSubscriber(message as never, null);
  };
  /** As a message of the server. */
  const receive = (message: Uint8Array) => {
    const decoder = createDecoder(message);
    const [type = 0] = message;
    decoder.pos = 1;
    provider.messageHandlers[type]?.(encoding.createEncoder(), decoder, provider, true, type);
  };
  const answer = () => receive(messageOf([SYNC, STEP_TWO], encodeStateAsUpdate(theirs)));
  return {
    theirs,
    ours,
    provider,
    stop,
    transactions,
    handled,
    written,
    write,
    receive,
    answer,
    card: () => ours.getMap('pieces').get('card'),
  };
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

test('what the server sends before its first answer waits for it, and none of it is merged with what cannot be applied yet', () => {
  const { written, receive, answer, card, ours, theirs } = open();
  written(3);
  const early = written(50);
  for (const message of early) receive(message);
  vi.advanceTimersByTime(2_000);
  expect([card(), ours.store.pendingStructs]).toEqual([undefined, null]);
  answer();
  expect(card()).toBe(49);
  theirs.getMap('pieces').set('card', 'later');
  for (const message of written(0)) receive(message);
  vi.advanceTimersByTime(TURN_MS);
  expect([card(), ours.store.pendingStructs]).toEqual(['later', null]);
});

test('what came on a connection that closed before the answer is forgotten: the next answer has it', () => {
  const { written, receive, answer, provider, transactions, card } = open();
  for (const message of written(20)) receive(message);
  provider.emit('connection-close', [null as never, provider]);
  answer();
  expect([card(), transactions.length]).toEqual([19, 1]);
});

test('a pack is what its messages are, writes and presence', () => {
  const { written, receive, answer, theirs, provider, card } = open();
  answer();
  const presence = new Awareness(theirs);
  presence.setLocalState({ user: { name: 'Ann' }, words: 'x'.repeat(200) });
  const state = messageOf([PRESENCE], encodeAwarenessUpdate(presence, [theirs.clientID]));
  receive(packOf([...written(9), state]));
  vi.advanceTimersByTime(TURN_MS);
  expect(card()).toBe(8);
  expect(provider.awareness.getStates().get(theirs.clientID)).toMatchObject({ user: { name: 'Ann' } });
  presence.destroy();
});

test('the server is told of half a window when it has been applied, not before', () => {
  const { written, receive, answer, handled, card } = open();
  answer();
  receive(packOf(written(1)));
  receive(packOf(written(40, (time) => `${time} ${'x'.repeat(1_000)}`)));
  expect(handled).toEqual([]);
  vi.advanceTimersByTime(TURN_MS);
  expect(card()).toMatch(/^39 /u);
  expect(handled).toHaveLength(1);
  expect(handled[0]).toBeGreaterThan(PACK_WINDOW_BYTES / 2);
  receive(packOf(written(1)));
  vi.advanceTimersByTime(500);
  expect(handled).toHaveLength(1);
});

test('where turns are long, even what comes alone waits for the next one', () => {
  const { write, card, ours } = open();
  const heavy = () => vi.advanceTimersByTime(60);
  ours.on('update', heavy);
  write(1);
  write(1);
  vi.advanceTimersByTime(1_000);
  ours.off('update', heavy);
  ours.getMap('pieces').delete('card');
  write(1);
  expect(card()).toBeUndefined();
  vi.advanceTimersByTime(TURN_MS);
  expect(card()).toBe(0);
});

test("an observer that throws is reported, and takes neither what came with it nor the server's count", async () => {
  const reported = new Promise<unknown>((resolve) => process.once('uncaughtException', resolve));
  const { written, receive, answer, handled, card, ours } = open();
  answer();
  receive(packOf(written(1)));
  const broken = () => {
    throw new Error('a broken editor');
  };
  ours.getMap('pieces').observe(broken);
  receive(packOf(written(40, (time) => `${time} ${'x'.repeat(1_000)}`)));
  vi.advanceTimersByTime(TURN_MS);
  expect(card()).toMatch(/^39 /u);
  expect(handled).toHaveLength(1);
  expect(await reported).toMatchObject({ message: 'a broken editor' });
  ours.getMap('pieces').unobserve(broken);
});

test('a hidden tab, whose timers may come once a minute, works off what is on its way when that is much', () => {
  const { written, receive, answer, handled, card } = open();
  answer();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  receive(packOf(written(1)));
  receive(packOf(written(40, (time) => `${time} ${'x'.repeat(1_000)}`)));
  expect(card()).toMatch(/^39 /u);
  expect(handled).toHaveLength(1);
  visibility.mockRestore();
});

// Last: the turn it asks for never comes, so no other one would.
test('a hidden tab, which gets no frames, has it within a second', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { write, card } = open();
  write(1);
  write(3);
  vi.advanceTimersByTime(1_000);
  expect(card()).toBe(2);
  vi.unstubAllGlobals();
});
