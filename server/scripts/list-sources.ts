import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './repository.ts';

const isSource = (path: string) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$|\/testing\//u.test(path);

/** Lists the paths (from the repository's root) of production code, without tests and tools. */
export async function listSources(): Promise<string[]> {
  const roots = ['server/src', 'shared/src', 'web/src'];
  const lists = roots.map(async (root) =>
    (await readdir(join(ROOT, root), { recursive: true })).map((path) => `${root}/${path}`),
  );
  return (await Promise.all(lists)).flat().filter(isSource).sort();
}
