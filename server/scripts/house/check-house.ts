import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { findFolderRings } from './folder-rings.ts';
import { literalLinks } from './literal-links.ts';
import { foreignWrites } from './table-owners.ts';

/** What the import rules of single files cannot see: folders in a ring, tables written by another area than their own, and links that no path built. */
export async function checkHouse(): Promise<string | null> {
  const paths = await listSources();
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  const sources = new Map(paths.map((path, index) => [path, texts[index] ?? '']));
  const faults = [
    ...findFolderRings(sources),
    ...[...sources].flatMap(([path, text]) => foreignWrites(path, text)),
    ...[...sources].flatMap(([path, text]) => literalLinks(path, text)),
  ];
  return faults.length === 0 ? null : faults.join('\n');
}
