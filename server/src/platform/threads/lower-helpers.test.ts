import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = new URL('./lower-helpers.ts', import.meta.url).href;

// In a process of its own: what is lowered stays so.
test('only the threads that compile and collect for V8 are lowered', async () => {
  const program = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    const { lowerHelpers } = await import(${JSON.stringify(SCRIPT)});
    const lowered = lowerHelpers();
    const all = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [];
    console.log(JSON.stringify({ lowered, priorities: all.map((thread) => [thread, getPriority(thread)]), own: getPriority() }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const { lowered, priorities, own } = JSON.parse(stdout) as {
    lowered: number[];
    priorities: [number, number][];
    own: number;
  };
  if (process.platform === 'linux') expect(lowered.length).toBeGreaterThan(0);
  for (const [thread, priority] of priorities)
    if (lowered.includes(thread)) expect(priority).toBe(Math.max(own, 10));
    else expect(priority).toBe(own);
});
