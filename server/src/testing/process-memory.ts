import { readdirSync, readFileSync } from 'node:fs';

const KIB_PER_MIB = 1024;

/** Memory of processes in MiB. */
export interface TreeMemory {
  /** What each holds, added up: a page that two share, such as the program itself, counts twice. */
  resident: number;
  /** The same without the pages of files, such as the program itself, which the kernel keeps once for all and drops when it needs room. */
  own: number;
}

/** Memory of a process and all its descendants, counted by the kernel (Linux only). */
export function treeMemory(pid: number): TreeMemory {
  const parents = readParents();
  const tree = new Set([pid]);
  // A child may be listed before its parent, so the list is walked until nothing is added.
  for (let before = 0; before !== tree.size; ) {
    before = tree.size;
    for (const [child, parent] of parents) if (tree.has(parent)) tree.add(child);
  }
  const sumOf = (name: string) =>
    [...tree].reduce((sum, one) => sum + kibOf(name, readOf(one, 'smaps_rollup')), 0) / KIB_PER_MIB;
  return { resident: sumOf('Rss'), own: sumOf('Anonymous') };
}

function readParents(): [child: number, parent: number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      const parent = /^PPid:\s+(\d+)$/mu.exec(readOf(name, 'status'))?.[1];
      return parent === undefined ? [] : [[Number(name), Number(parent)] as [number, number]];
    });
}

const kibOf = (name: string, text: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu').exec(text)?.[1] ?? 0);

/** What the kernel says of a process; empty when it ended meanwhile. */
function readOf(pid: string | number, file: 'status' | 'smaps_rollup'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
