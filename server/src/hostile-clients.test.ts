import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Doc, XmlElement, XmlText } from 'yjs';
import { waitForSameState } from './platform/collab/testing/collab-harness.ts';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { foundCluster, type LiveAccount, LiveClient, signUp } from './testing/live-client.ts';
import { LiveServer } from './testing/live-server.ts';
import { createTestDatabase } from './testing/test-database.ts';

const ATTACKS = 1_000;
const AT_ONCE = 25;
/** Limit for an edit to reach another client during an attack; generous, because tests share their machine. */
const IN_TIME_MS = 5_000;

describe('malicious or broken clients', { timeout: 180_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  let server: LiveServer;
  let eve: LiveAccount;
  let clusterId: string;
  let honest: LiveClient[];

  beforeAll(async () => {
    const random = new SeededRandom(fuzzSeed('hostile clients'));
    const database = await createTestDatabase();
    undo.push(() => database.close());
    server = await LiveServer.start(database.url);
    undo.push(() => server.stop());
    const mark = random.below(2 ** 30);
    const [ann, bob] = [await signUp(server, `ann-${mark}`), await signUp(server, `bob-${mark}`)];
    eve = await signUp(server, `eve-${mark}`);
    clusterId = await foundCluster(server, ann);
    honest = [ann, bob].map((account) => new LiveClient(server, account, clusterId, random));
    undo.push(() => {
      for (const client of honest) client.close();
    });
    await waitFor('both to be there', () => honest.every(({ provider }) => provider.synced));
  }, 60_000);
  afterAll(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  /** Runs an attack while two people edit; gives the longest time (ms) an edit took to reach the other. */
  const measureDuring = async (attack: () => Promise<void>): Promise<number> => {
    let isOver = false;
    let slowestMs = 0;
    let edits = 0;
    const [ann, bob] = honest;
    if (!ann || !bob) throw new Error('nobody is there');
    const people = (async () => {
      while (!isOver || edits < 5) {
        const startedAt = performance.now();
        makeEdit(ann.doc, edits);
        await waitFor('an edit to arrive', () => boardPieces(bob.doc).get('pulse')?.x === edits, IN_TIME_MS);
        await ann.act();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        edits += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await Promise.all([
      attack().finally(() => {
        isOver = true;
      }),
      people,
    ]);
    await waitForSameState('both to be equal', [ann.doc, bob.doc]);
    await waitFor('both to know the same facts', () => ann.topic.last === bob.topic.last);
    expect(honest.flatMap(({ unexpected }) => unexpected)).toEqual([]);
    expect(server.hasEnded).toBe(false);
    return slowestMs;
  };
  const yjsPath = () => `/yjs/${puzzleRoom(clusterId)}`;
  const socketPath = () => '/socket.io/?EIO=4&transport=websocket';

  it('are closed with 1009 for thousands of frames that announce too many bytes', async () => {
    const codes = new Map<number, number>();
    const slowestMs = await measureDuring(() =>
      repeat(async () => {
        const socket = await upgrade(server.url, yjsPath(), eve.cookie);
        // A binary frame that announces 2 MiB; the server must not wait for them.
        socket.write(frame(0x82, Buffer.alloc(16), 2 * 1024 * 1024));
        const code = await closeCode(socket);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }),
    );
    expect([...codes]).toEqual([[1009, ATTACKS]]);
    report(`oversize by the thousand: slowest edit and answer ${slowestMs.toFixed(0)} ms`);
  });

  it('do not disturb others with thousands of random topics and packets', async () => {
    const packets = [
      () => Buffer.from('42["subscribe"'),
      () => Buffer.from('42["subscribe",{"topic":{"$ne":null}}]'),
      () => Buffer.from(`42["subscribe",${'['.repeat(5_000)}`),
      () => Buffer.from('451-["subscribe",{"_placeholder":true,"num":7}]'),
      () => Buffer.from('49999999999["__proto__"]'),
      () => Buffer.from(`42["subscribe",{"topic":"${'x'.repeat(70_000)}"}]`),
      () => randomBytes(300),
    ];
    let sent = 0;
    const slowestMs = await measureDuring(() =>
      repeat(async () => {
        const socket = await upgrade(server.url, socketPath(), eve.cookie);
        socket.write(frame(0x81, Buffer.from('40')));
        const packet = packets[sent % packets.length]?.() ?? Buffer.alloc(0);
        sent += 1;
        socket.write(frame(sent % 2 === 0 ? 0x81 : 0x82, packet));
        await new Promise((resolve) => setTimeout(resolve, 20));
        socket.destroy();
      }),
    );
    report(`broken packets by the thousand: slowest edit and answer ${slowestMs.toFixed(0)} ms`);
  });

  it('do not disturb others with silent connections or half requests', async () => {
    const sockets: Socket[] = [];
    const slowestMs = await measureDuring(async () => {
      for (let i = 0; i < 300; i++) {
        const socket = await open(server.url);
        sockets.push(socket);
        if (i % 3 === 0) socket.write('POST /api/puzzle/contribute HTTP/1.1\r\nHost: x\r\nContent-Le');
        if (i % 3 === 1) socket.write(`GET ${yjsPath()} HTTP/1.1\r\nUpgrade: websocket\r\n`);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    for (const socket of sockets) socket.destroy();
    report(`300 silent connections: slowest edit and answer ${slowestMs.toFixed(0)} ms`);
  });

  it('do not disturb others when they stop reading', async () => {
    const [ann] = honest;
    if (!ann) throw new Error('nobody is there');
    const clients = 20;
    const deaf = await Promise.all(
      Array.from({ length: clients }, async () => {
        const socket = await upgrade(server.url, yjsPath(), eve.cookie);
        socket.pause();
        return socket;
      }),
    );
    const slowestMs = await measureDuring(async () => {
      // Far more than the socket buffers hold, and well below the size limit of a document.
      for (let i = 0; i < 300; i++) {
        rewriteNotes(ann.doc, 'x'.repeat(30_000));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    for (const socket of deaf) socket.destroy();
    report(`${clients} deaf clients: slowest edit and answer ${slowestMs.toFixed(0)} ms`);
  });
});

/** Makes an edit that differs from the one before. */
function makeEdit(doc: Doc, x: number): void {
  boardPieces(doc).set('pulse', { layer: 0, x, y: 0, label: 'pulse', kind: 'note', by: 'ann' });
}

/** Replaces the first paragraph of the notes. */
function rewriteNotes(doc: Doc, text: string): void {
  const notes = boardNotes(doc);
  doc.transact(() => {
    if (notes.length > 0) notes.delete(0, 1);
    const paragraph = new XmlElement('paragraph');
    paragraph.insert(0, [new XmlText(text)]);
    notes.insert(0, [paragraph]);
  });
}

async function repeat(attack: () => Promise<void>): Promise<void> {
  for (let done = 0; done < ATTACKS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may cut these connections at any time.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Opens a raw WebSocket connection, for invalid frames. */
async function upgrade(url: string, path: string, cookie: string): Promise<Socket> {
  const socket = await open(url);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'));
  // The first frames may come with the answer, the last of them cut; they flow again once the caller listens.
  const frames = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  if (frames.length > 0) {
    socket.pause();
    socket.unshift(frames);
    setImmediate(() => socket.resume());
  }
  return socket;
}

/** A masked client frame whose header announces `announced` bytes. */
function frame(first: number, payload: Buffer, announced = payload.length): Buffer {
  const header = Buffer.alloc(14);
  header[0] = first;
  header[1] = 0x80 | 127;
  header.writeBigUInt64BE(BigInt(announced), 2);
  return Buffer.concat([header, payload]);
}

/** Waits for the server's close frame and gives its code; earlier frames are skipped. */
function closeCode(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (let next = readFrame(received); next; next = readFrame(received)) {
        received = received.subarray(next.end);
        if (next.opcode !== CLOSE) continue;
        resolve(next.payload.readUInt16BE(0));
        socket.destroy();
        return;
      }
    });
    socket.once('close', () => reject(new Error('cut without a close frame')));
  });
}

const CLOSE = 8;

/** The first whole frame of these bytes (RFC 6455, 5.2; servers do not mask); null: it has not arrived yet. */
function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end
    ? null
    : { opcode: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(start, end), end };
}
