import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { findUnauditedWrites } from './audited-writes.ts';
import { findFolderRings, type Sources } from './folder-rings.ts';
import { findLiteralLinks } from './literal-links.ts';
import { findForeignWrites } from './table-owners.ts';

/** Finds the faults of these sources, each as one or more lines. */
export const findFaults = (sources: Sources): string[] => [
  ...findFolderRings(sources),
  ...[...sources].flatMap(([path, text]) => [
    ...findForeignWrites(path, text),
    ...findLiteralLinks(path, text),
  ]),
  ...findUnauditedWrites(sources),
];

/**
 * Checks what import rules of single files cannot see: folder rings, tables written by an area that does not own them, writes
 * without an audit row, and links written as literals. Gives the faults as text, or null.
 */
export async function checkHouse(): Promise<string | null> {
  const paths = await listSources();
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  const faults = findFaults(new Map(paths.map((path, index) => [path, texts[index] ?? ''])));
  return faults.length === 0 ? null : faults.join('\n');
}
