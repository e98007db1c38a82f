import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { ConfigurationError, parseEnv } from '../runtime/env.ts';
import type { EvidenceStore } from './evidence-store.ts';
import { FileTooLargeError } from './incoming-files.ts';
import { openEvidenceStore } from './open-evidence-store.ts';

let s3: S3Server;
let dataDir: string;
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'a-key';
  process.env.AWS_SECRET_ACCESS_KEY = 'a-secret';
  s3 = await startS3Server('originals');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fap-store-'));
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(() => s3.stop());

const open = (variables: Record<string, string> = {}) =>
  openEvidenceStore(parseEnv({ DATA_DIR: dataDir, ...variables }));
const inS3 = () => ({ S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.url });
const receive = (store: EvidenceStore, bytes: Buffer, maxBytes = 1_000_000) =>
  store.receive(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), maxBytes);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const arriving = () => readdir(join(dataDir, 'evidence', 'incoming'));

describe.for(['folder', 'S3'])('the store in a %s', (kind) => {
  const openThis = () => open(kind === 'S3' ? inS3() : {});

  test('stores a file under its hash, and returns it unchanged', async () => {
    const store = await openThis();
    const bytes = randomBytes(200_000);
    const file = await receive(store, bytes);
    expect([file.sha256, file.sizeBytes]).toEqual([hashOf(bytes), bytes.length]);
    expect(file.head).toEqual(bytes.subarray(0, file.head.length));
    await file.keep();
    await file.discard();
    expect(await arriving()).toEqual([]);

    const { stream, sizeBytes } = await store.read(file.sha256);
    expect([hashOf(await buffer(stream)), sizeBytes]).toEqual([file.sha256, bytes.length]);
    const local = await store.openLocal(file.sha256);
    expect(hashOf(await readFile(local.path))).toBe(file.sha256);
    await local.release();
    expect(await arriving()).toEqual([]);
  });

  test('stores equal bytes once, also concurrent ones', async () => {
    const store = await openThis();
    const bytes = randomBytes(5_000);
    const files = await Promise.all([receive(store, bytes), receive(store, bytes)]);
    await Promise.all(files.map((file) => file.keep()));
    const again = await receive(store, bytes);
    await again.keep();
    await Promise.all([...files, again].map((one) => one.discard()));
    expect(hashOf(await buffer((await store.read(again.sha256)).stream))).toBe(again.sha256);
    expect(await arriving()).toEqual([]);
  });

  test('removes an original for good, and knows that it is gone', async () => {
    const store = await openThis();
    const bytes = randomBytes(5_000);
    const file = await receive(store, bytes);
    expect(await file.isKept()).toBe(false);
    await file.keep();
    expect([await file.isKept(), await store.has(file.sha256)]).toEqual([true, true]);
    await store.remove(file.sha256);
    await store.remove(file.sha256);
    expect([await file.isKept(), await store.has(file.sha256)]).toEqual([false, false]);
    await expect(store.read(file.sha256)).rejects.toThrow();
    await file.discard();
  });

  test('stores nothing of a discarded, too large or aborted upload', async () => {
    const store = await openThis();
    const discarded = await receive(store, randomBytes(5_000));
    await discarded.discard();
    await expect(receive(store, randomBytes(5_000), 4_999)).rejects.toBeInstanceOf(FileTooLargeError);
    const broken = Readable.from(
      (async function* pieces() {
        yield randomBytes(100);
        throw new Error('gone');
      })(),
    );
    await expect(store.receive(broken, 1_000)).rejects.toThrow('gone');
    expect(await arriving()).toEqual([]);
    await expect(store.read(discarded.sha256)).rejects.toThrow();
    for (const odd of ['../secret', 'x'.repeat(64), '']) await expect(store.read(odd)).rejects.toThrow();
  });
});

test('leftovers of aborted uploads are swept, files with a row or an upload in progress are not', async () => {
  const store = await open();
  const [named, orphan, current] = [randomBytes(100), randomBytes(200), randomBytes(300)];
  // Crashed between the file and its row, or just after the row.
  for (const bytes of [named, orphan, current]) await (await receive(store, bytes)).keep();
  await receive(store, randomBytes(400));
  expect(await arriving()).toHaveLength(4);
  const isNamed = async (sha256: string) => sha256 === hashOf(named);
  expect(await store.sweep(() => false, isNamed)).toBe(0);
  expect(await arriving()).toHaveLength(4);
  expect(
    await store.sweep(
      () => true,
      async (sha256) => sha256 !== hashOf(orphan),
    ),
  ).toBe(1);
  expect(await arriving()).toEqual([]);
  await expect(store.read(hashOf(orphan))).rejects.toThrow();
  for (const bytes of [named, current])
    expect(hashOf(await buffer((await store.read(hashOf(bytes))).stream))).toBe(hashOf(bytes));
});

describe('the store in a bucket', () => {
  test('does not upload known bytes again, and verifies checksums both ways', async () => {
    const store = await open(inS3());
    const bytes = randomBytes(5_000);
    await (await receive(store, bytes)).keep();
    await (await receive(store, bytes)).keep();
    const key = `evidence/${hashOf(bytes)}`;
    expect(s3.calls.filter((call) => call === `PUT /originals/${key}`)).toHaveLength(1);
    s3.objects.set(key, randomBytes(5_000));
    await expect(store.openLocal(hashOf(bytes))).rejects.toThrow('other bytes');
    expect(await arriving()).toEqual([]);
  });

  test('that is unusable stops the start with one line', async () => {
    for (const variables of [
      { ...inS3(), S3_BUCKET: 'another' },
      { ...inS3(), S3_ENDPOINT: 'http://127.0.0.1:9' },
    ]) {
      const opening = open(variables);
      await expect(opening).rejects.toBeInstanceOf(ConfigurationError);
      await expect(opening).rejects.toThrow(/^S3_BUCKET \S+ cannot be used: [^\n]+$/u);
    }
  });

  test('serves a whole installation; an outage refuses uploads, which work afterwards', async () => {
    const server = await startTestServer(inS3());
    try {
      const cookie = await server.signIn(await makeAccount(server.world));
      const content = `${server.world.name('content')}: pay the fee today`;
      const send = () =>
        server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile(content) });
      s3.fail(true);
      const refused = await send();
      expect([refused.status, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
      s3.fail(false);
      const taken = await send();
      expect([taken.status, taken.json().fileHash]).toEqual([201, hashOf(Buffer.from(content))]);
      const path = `/api/evidence/${taken.json().evidenceId}`;
      expect((await server.send('GET', `${path}/file`, { cookie })).text).toBe(content);
      const reading = await server.send('GET', `${path}/reading`, { cookie });
      expect(reading.json()).toMatchObject({ text: content, evidence: { state: 'read' } });
      expect(await readdir(join(server.dataDir, 'evidence'), { recursive: true })).toEqual(['incoming']);
    } finally {
      await server.stop();
    }
  });
});
