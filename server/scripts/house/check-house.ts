import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { unauditedWrites } from './audited-writes.ts';
import { findFolderRings } from './folder-rings.ts';
import { foreignWrites } from './table-owners.ts';

/** What the import rules of single files cannot see: folders in a ring, tables written by another area than their own, and writes that nobody answers for. */
export async function checkHouse(): Promise<string | null> {
  const paths = await listSources();
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  const sources = new Map(paths.map((path, index) => [path, texts[index] ?? '']));
  const faults = [
    ...findFolderRings(sources),
    ...[...sources].flatMap(([path, text]) => foreignWrites(path, text)),
    ...unauditedWrites(sources),
  ];
  return faults.length === 0 ? null : faults.join('\n');
}
