import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, stopProcess } from './leftover-process.ts';

const STOP_TIMEOUT_MS = 12_000;

/**
 * Makes this process the one that runs on a data folder. An earlier instance that is still up (npx does not hand
 * signals on, so one can be left behind) is asked to go first; the newest start wins.
 */
export async function takeOver(
  dataDir: string,
  programName: string,
  say: (line: string) => void,
): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'server.pid');
  const earlier = readPid(file);
  if (earlier !== null && earlier !== process.pid && isRunning(earlier, programName)) {
    say(`an earlier instance is still running (process ${earlier}): stopping it`);
    await stopProcess(earlier, { signal: 'SIGTERM', timeoutMs: STOP_TIMEOUT_MS });
  }
  writeFileSync(file, String(process.pid), { mode: 0o600 });
  return () => {
    if (readPid(file) === process.pid) rmSync(file, { force: true });
  };
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
