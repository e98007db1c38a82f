import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fap-compiled-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a process that keeps what it compiles in this folder and imports a module; gives what it says. */
async function start(kept: string): Promise<string> {
  const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const program = `import { keepCompiled } from ${urlOf('./keep-compiled.ts')};
    keepCompiled(${JSON.stringify(kept)});
    await import(${urlOf('./describe-error.ts')});
    console.log('imported');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.trim();
}

const filesIn = async (kept: string) =>
  (await readdir(kept, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

test('what a process compiled is kept for the next one', async () => {
  const kept = join(folder, 'kept');
  expect(await start(kept)).toBe('imported');
  expect(await filesIn(kept)).toBeGreaterThan(0);
  expect(await start(kept)).toBe('imported');
});

test('where nothing can be written a process starts all the same', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect(await start(join(file, 'below'))).toBe('imported');
});
