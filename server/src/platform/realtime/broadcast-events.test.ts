import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from '../collab/testing/wait-for.ts';
import { broadcastEvents, type SayEvent } from './broadcast-events.ts';

let io: Server;
let url: string;
let clients: Socket[];

beforeEach(async () => {
  const http = createServer();
  io = new Server(http);
  io.on('connection', (socket) => socket.join('room'));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.close();
  await io.close();
});

/** A stock client and the numbers of the events it received, in order of arrival. */
async function join(transports: ('polling' | 'websocket')[]): Promise<{ client: Socket; got: number[] }> {
  const client = connect(url, { transports, forceNew: true, reconnection: false });
  clients.push(client);
  const got: number[] = [];
  client.on('tick', ({ value }: { value: number }) => got.push(value));
  client.on('plain', (value: number) => got.push(value));
  await waitFor('to be connected', () => client.connected);
  return { client, got };
}

const ticks = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: 'tick',
    payload: { value: from + i, note: 'é '.repeat(i) },
  }));

describe.for([[['websocket']], [['polling']], [['polling', 'websocket']]] as const)(
  'a stock client by %j',
  ([transports]) => {
    test('gets each event separately, in order with events sent to it alone', async () => {
      const { got } = await join([...transports]);
      let value = 0;
      // Long enough that a client upgrades its transport in the middle.
      for (let round = 0; round < 40; round++) {
        broadcastEvents(io, 'room', ticks(value, 5));
        for (const socket of io.sockets.sockets.values()) socket.emit('plain', value + 5);
        value += 6;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await waitFor('all events', () => got.length >= value);
      expect(got).toEqual(Array.from({ length: value }, (_, i) => i));
    });
  },
);

test('a page of any size arrives whole, also frames with each kind of length', async () => {
  const { client, got } = await join(['websocket']);
  const notes: string[] = [];
  client.on('note', ({ note }: { note: string }) => notes.push(note));
  const sent = [1, 60, 200, 70_000].map((length) => 'x'.repeat(length));
  broadcastEvents(io, 'room', [...sent.map((note) => ({ name: 'note', payload: { note } })), ...ticks(0, 1)]);
  await waitFor('the last event', () => got.length === 1);
  expect(notes).toEqual(sent);
});

test('a client that reads nothing for a while then gets everything, in order', async () => {
  const { client, got } = await join(['websocket']);
  const { ws } = client.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } };
  ws.pause();
  let value = 0;
  const padding = 'x'.repeat(20_000);
  // More than the kernel takes for a client that does not read.
  for (let round = 0; round < 600; round += 1) {
    broadcastEvents(io, 'room', [{ name: 'tick', payload: { value, padding } }]);
    if (round % 5 === 0) for (const socket of io.sockets.sockets.values()) socket.emit('plain', ++value);
    value += 1;
    if (round % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(got.length).toBeLessThan(value);
  ws.resume();
  await waitFor('all events', () => got.length >= value);
  expect(got).toEqual(Array.from({ length: value }, (_, i) => i));
});

test('a client outside the room gets nothing', async () => {
  const [inside, outside] = [await join(['websocket']), await join(['websocket'])];
  const id = outside.client.id ?? '';
  await io.sockets.sockets.get(id)?.leave('room');
  broadcastEvents(io, 'room', ticks(0, 3));
  io.emit('plain', 99);
  await waitFor('both to hear the end', () => inside.got.includes(99) && outside.got.includes(99));
  expect([inside.got, outside.got]).toEqual([[0, 1, 2, 99], [99]]);
});

test('what is the product’s own is encoded once for each language that is read, and all else once', async () => {
  const readers = [await join(['websocket']), await join(['websocket']), await join(['polling'])];
  const heard: string[][] = readers.map(({ client }) => {
    const words: string[] = [];
    client.on('words', ({ text }: { text: string }) => words.push(text));
    return words;
  });
  for (const { client } of readers.slice(1)) {
    const socket = io.sockets.sockets.get(client.id ?? '');
    if (socket) socket.data.language = 'es';
  }
  const asked: string[] = [];
  const say: SayEvent = (event, language) => {
    asked.push(`${event.name} ${language}`);
    if (event.name !== 'words' || language === 'en') return event;
    return { name: event.name, payload: { text: 'hola' } };
  };
  broadcastEvents(io, 'room', [{ name: 'words', payload: { text: 'hello' } }, ...ticks(0, 1)], say);
  await waitFor('all of them', () => readers.every(({ got }) => got.length === 1));
  expect(heard).toEqual([['hello'], ['hola'], ['hola']]);
  expect(asked.sort()).toEqual(['tick en', 'tick es', 'words en', 'words es']);
});
