import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { ThreadZip } from './thread-zip.ts';
import type { ZipEntry } from './zip-messages.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fap-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const entry = (path: string, source: ZipEntry['source'], compress = false): ZipEntry => ({
  ...{ path, source, compress },
  mtime: new Date('2026-11-01T00:00:00Z'),
});
const bytesOf = (text: string) => new TextEncoder().encode(text);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Reads a zip with a library that did not write it. */
async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Buffer>>();
  fromBuffer(zip, { lazyEntries: true }, (error, read) => {
    if (error) return reject(error);
    read.on('error', reject);
    read.on('end', () => resolve(files));
    read.on('entry', (one) =>
      read.openReadStream(one, async (refused, stream) => {
        if (refused) return reject(refused);
        files.set(one.fileName, await buffer(stream));
        read.readEntry();
      }),
    );
    read.readEntry();
  });
  return promise;
}

test('files from memory and from the disk come out as they went in, in several zips at once', async () => {
  const large = Buffer.alloc(3_000_000, 'large and slow ');
  const path = join(folder, 'large');
  await writeFile(path, large);
  const write = async (name: string) => {
    const zip = new ThreadZip();
    const read = buffer(zip.output);
    expect(await zip.add(entry(name, { bytes: bytesOf(name) }, true))).toEqual({
      sha256: sha256(bytesOf(name)),
      sizeBytes: name.length,
    });
    expect((await zip.add(entry('large', { file: path }))).sha256).toBe(sha256(large));
    zip.end();
    return unzip(await read);
  };
  for (const [at, files] of (await Promise.all(['a', 'b', 'c'].map(write))).entries()) {
    expect([...files.keys()]).toEqual([['a', 'b', 'c'][at], 'large']);
    expect(files.get('large')?.equals(large)).toBe(true);
  }
});

test('a file that cannot be read breaks the zip, so that a part does not pass for a whole', async () => {
  const zip = new ThreadZip();
  const read = buffer(zip.output);
  await expect(zip.add(entry('gone', { file: join(folder, 'gone') }))).rejects.toThrow(/ENOENT/u);
  await expect(read).rejects.toThrow(/ENOENT/u);
  await expect(zip.add(entry('more', { bytes: bytesOf('more') }))).rejects.toThrow(/given up/u);
});

test('whoever goes away while nobody reads ends the zip, and the next one is whole', async () => {
  const path = join(folder, 'much');
  await writeFile(path, Buffer.alloc(3_000_000));
  const zip = new ThreadZip();
  const added = zip.add(entry('much', { file: path }));
  zip.output.destroy();
  await expect(added).rejects.toThrow(/ended/u);
  const next = new ThreadZip();
  const read = buffer(next.output);
  await next.add(entry('small', { bytes: bytesOf('small') }));
  next.end();
  expect((await unzip(await read)).get('small')?.toString()).toBe('small');
});
