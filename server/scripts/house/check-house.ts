import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { unauditedWrites } from './audited-writes.ts';
import { findFolderRings, type Sources } from './folder-rings.ts';
import { literalLinks } from './literal-links.ts';
import { foreignWrites } from './table-owners.ts';

/** What is wrong with these sources, each fault as a line or more. */
export const faultsOf = (sources: Sources): string[] => [
  ...findFolderRings(sources),
  ...[...sources].flatMap(([path, text]) => [...foreignWrites(path, text), ...literalLinks(path, text)]),
  ...unauditedWrites(sources),
];

/**
 * What the import rules of single files cannot see: folders in a ring, tables written by another area than their own, writes without
 * an audit row, and links that no path built.
 */
export async function checkHouse(): Promise<string | null> {
  const paths = await listSources();
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  const faults = faultsOf(new Map(paths.map((path, index) => [path, texts[index] ?? ''])));
  return faults.length === 0 ? null : faults.join('\n');
}
