import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../runtime/leftover-process.ts';
import { embeddedUrl } from './embedded.ts';

/** Finds the URL of the embedded PostgreSQL running on this folder; null when none is. */
export function findRunningEmbedded(folder: string): string | null {
  const dataFolder = join(folder, 'postgres');
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // Lines of the file: process id, data folder, start time, port, …
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return isRunning(Number(pid), dataFolder) ? embeddedUrl(folder, Number(port)) : null;
}
