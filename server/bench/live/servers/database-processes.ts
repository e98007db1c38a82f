import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTree } from '../machine/process-usage.ts';

/** Process ids of the PostgreSQL of a data folder. */
export function databaseProcesses(folder: string): readonly number[] {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return processTree(Number(pid));
}
