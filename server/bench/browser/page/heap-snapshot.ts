import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { CDPSession } from '@playwright/test';
import type { HeapSnapshot } from '../figures/heap-classes.ts';

/** Writes what the page's heap holds to a file that the developer tools of Chromium open, and gives it. */
export async function takeHeapSnapshot(devices: CDPSession, file: string): Promise<HeapSnapshot> {
  const out = createWriteStream(file);
  const write = ({ chunk }: { chunk: string }) => out.write(chunk);
  devices.on('HeapProfiler.addHeapSnapshotChunk', write);
  try {
    await devices.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  } finally {
    devices.off('HeapProfiler.addHeapSnapshotChunk', write);
    out.end();
    await finished(out);
  }
  return JSON.parse(await readFile(file, 'utf8')) as HeapSnapshot;
}
