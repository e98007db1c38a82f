import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTree } from '../machine/process-usage.ts';

/** The PostgreSQL of a data folder with all its processes. */
export function databaseProcesses(folder: string): readonly number[] {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return processTree(Number(pid));
}
