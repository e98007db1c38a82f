import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILED_FOLDER } from './keep-compiled.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Runs a command that there is not, and gives what it says. */
const start = (variables: Record<string, string> = {}): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [MAIN, 'no-such-command'],
      { env: { ...process.env, ...variables } },
      (error, _, said) => resolve({ code: error?.code, said }),
    ),
  );

test('what a start compiled is there for the next one, and a start without it says the same', async () => {
  const first = await start();
  expect(first).toMatchObject({ code: 1, said: expect.stringContaining('usage: main.ts') });
  expect(existsSync(COMPILED_FOLDER)).toBe(true);
  expect((await readdir(COMPILED_FOLDER, { recursive: true })).length).toBeGreaterThan(10);
  expect(await start()).toEqual(first);
  expect(await start({ NODE_DISABLE_COMPILE_CACHE: '1' })).toEqual(first);
});
