import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { findFolderRings } from './folder-rings.ts';
import { foreignWrites } from './table-owners.ts';

/** What the import rules of single files cannot see: folders in a ring, and tables written by another area than their own. */
export async function checkHouse(): Promise<string | null> {
  const paths = await listSources();
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  const sources = new Map(paths.map((path, index) => [path, texts[index] ?? '']));
  const faults = [
    ...findFolderRings(sources),
    ...[...sources].flatMap(([path, text]) => foreignWrites(path, text)),
  ];
  return faults.length === 0 ? null : faults.join('\n');
}
