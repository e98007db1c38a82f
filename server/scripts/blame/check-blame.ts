import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { ALLOWED, findBlame } from './find-blame.ts';

/** Looks for words that blame a victim in all texts of the product, and for allowed sentences that nobody says any more; null if there are none. */
export async function checkBlame(): Promise<string | null> {
  const files = await Promise.all(
    (await listSources()).map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const),
  );
  const stale = ALLOWED.filter(
    ({ path, says }) =>
      !files.some(
        ([file, source]) => file === path && findBlame(path, source, []).some((line) => line.includes(says)),
      ),
  ).map(({ path, says }) => `${path}: nobody says “${says}” any more: take it from the list`);
  const found = [...files.flatMap(([path, source]) => findBlame(path, source)), ...stale];
  return found.length === 0 ? null : found.join('\n');
}
