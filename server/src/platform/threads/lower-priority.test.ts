import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('a worker thread that lowers its priority leaves that of the process as it is', async () => {
  const before = getPriority();
  const script = new URL('./lower-priority.ts', import.meta.url).href;
  const worker = new Worker(
    `import { parentPort } from 'node:worker_threads';
    const { lowerPriority } = await import(${JSON.stringify(script)});
    parentPort.postMessage(lowerPriority());`,
    { eval: true },
  );
  const lowered = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(lowered).toBeGreaterThanOrEqual(before);
  if (process.platform === 'linux') expect(lowered).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
