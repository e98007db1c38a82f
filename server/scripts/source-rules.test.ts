import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';
import { findBreaches } from './source-rules.ts';

async function listSourceFiles(): Promise<string[]> {
  const roots = ['server/src', 'server/scripts', 'shared/src', 'web/src', 'web/e2e'];
  const lists = roots.map(async (root) =>
    (await readdir(join(ROOT, root), { recursive: true })).map((path) => `${root}/${path}`),
  );
  return (await Promise.all(lists)).flat().filter((path) => /\.tsx?$/u.test(path));
}

test('time, randomness and environment are used only in allowed files', async () => {
  const files = await listSourceFiles();
  expect(files.length).toBeGreaterThan(200);
  const breaches: string[] = [];
  for (const path of files) {
    // A listed file may already be deleted in the working tree.
    const text = await readFile(join(ROOT, path), 'utf8').catch(() => '');
    breaches.push(...findBreaches(path, text));
  }
  expect(breaches).toEqual([]);
});

test('other files that use them are reported', () => {
  const path = 'server/src/areas/puzzle/example.ts';
  expect(findBreaches(path, 'const at = Date.now();')).toHaveLength(1);
  expect(findBreaches(path, 'const at = new Date( );')).toHaveLength(1);
  expect(findBreaches(path, 'a();\nconst x = Math.random();')).toEqual([expect.stringContaining(':2:')]);
  expect(findBreaches(path, 'const port = process.env.PORT;')).toHaveLength(1);
  expect(findBreaches('shared/src/kernel/a.ts', 'Date.now()')).toHaveLength(1);
});

test('comments, dates with arguments and allowed files are not', () => {
  const path = 'server/src/areas/puzzle/example.ts';
  expect(findBreaches(path, '// never Date.now()\n/* Math.random() */ new Date(at)')).toEqual([]);
  expect(findBreaches('server/src/platform/runtime/clock.ts', 'new Date()')).toEqual([]);
  expect(findBreaches('server/src/run-command.ts', 'process.env')).toEqual([]);
});
