import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256OfStream } from './sha256-stream.ts';

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

test('hashes and counts all bytes, however they are chunked', async () => {
  const bytes = Uint8Array.from({ length: 300_001 }, (_, index) => (index * 31) % 251);
  const expected = createHash('sha256').update(bytes).digest('hex');
  for (const cuts of [[], [1], [64, 65, 128], [100_000, 200_000, 300_000]]) {
    const ends = [0, ...cuts, bytes.length];
    const pieces = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
    const progress: number[] = [];
    expect(await sha256OfStream(streamOf(pieces), (count) => progress.push(count))).toBe(expected);
    expect(progress).toEqual(ends.slice(1));
  }
});

test('an empty stream has the hash of no bytes', async () => {
  const nothing = createHash('sha256').digest('hex');
  expect(await sha256OfStream(streamOf([]), () => {})).toBe(nothing);
});

test('rejects when the stream fails', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('the disk is gone'));
    },
  });
  await expect(sha256OfStream(broken, () => {})).rejects.toThrow('the disk is gone');
});
