import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { DEFAULT_COLLAB_LIMITS } from '../collab-limits.ts';
import { report } from '../testing/report.ts';
import { buildDocumentSnapshot } from './document-snapshot.ts';
import { SnapshotBuilder } from './snapshot-builder.ts';

let builder: SnapshotBuilder;
afterEach(() => builder.close());

function bigParts(): Uint8Array[] {
  return Array.from({ length: 6 }, (_, i) => {
    const doc = new Y.Doc();
    doc.getText(`t${i}`).insert(0, 'some words '.repeat(9_000));
    doc.getText(`t${i}`).delete(5, 10);
    return Y.encodeStateAsUpdate(doc);
  });
}

test('many small updates are merged in groups, in a worker, to the document of all of them', async () => {
  builder = new SnapshotBuilder(DEFAULT_COLLAB_LIMITS);
  const doc = new Y.Doc();
  const parts: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => parts.push(update));
  for (let edit = 0; edit < 3_000; edit += 1) {
    doc.getText('notes').insert(edit % 11 === 0 ? 0 : doc.getText('notes').length, 'ab');
    if (edit % 3 === 0) doc.getText('notes').delete(0, 1);
  }
  const { bytes } = await builder.build(parts);
  const merged = new Y.Doc();
  Y.applyUpdate(merged, bytes);
  expect(merged.getText('notes').toString()).toBe(doc.getText('notes').toString());
  expect(Y.encodeStateVector(merged)).toEqual(Y.encodeStateVector(doc));
});

test('big documents are built in a worker, with the result of the main thread, which stays free', async () => {
  builder = new SnapshotBuilder(DEFAULT_COLLAB_LIMITS);
  const parts = bigParts();
  let longestGapMs = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longestGapMs = Math.max(longestGapMs, performance.now() - last);
    last = performance.now();
  }, 1);
  const snapshots = await Promise.all([builder.build(parts), builder.build(parts), builder.build(parts)]);
  clearInterval(watch);
  const expected = buildDocumentSnapshot(parts, DEFAULT_COLLAB_LIMITS.syncChunkBytes);
  for (const snapshot of snapshots) {
    expect(Buffer.from(snapshot.bytes).equals(expected.bytes)).toBe(true);
    expect(snapshot.stateVector).toEqual(expected.stateVector);
    expect(snapshot.deletes).toEqual(expected.deletes);
    expect(snapshot.chunks.map(({ ranges }) => ranges)).toEqual(expected.chunks.map(({ ranges }) => ranges));
  }
  expect(snapshots[0]?.chunksCarryDeletes).toBe(false);
  report(`longest gap on the main thread while a worker merged: ${longestGapMs.toFixed(1)} ms`);
});

test('bytes that cannot be merged are an error, and the worker survives', async () => {
  builder = new SnapshotBuilder({ ...DEFAULT_COLLAB_LIMITS, inlineMergeBytes: 0 });
  await expect(builder.build([Uint8Array.of(1, 2, 3)])).rejects.toThrow();
  expect((await builder.build([Uint8Array.of(0, 0)])).bytes.length).toBe(2);
});

test('a worker that takes too long is replaced', async () => {
  builder = new SnapshotBuilder({ ...DEFAULT_COLLAB_LIMITS, workerTaskMs: 1 });
  await expect(builder.build(bigParts())).rejects.toThrow('longer than 1 ms');
  builder.close();
  builder = new SnapshotBuilder({ ...DEFAULT_COLLAB_LIMITS, workerIdleMs: 1 });
  const parts = bigParts();
  const sizes = [(await builder.build(parts)).bytes.length, (await builder.build(parts)).bytes.length];
  expect(sizes[0]).toBe(sizes[1]);
});
