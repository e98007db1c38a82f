import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive, startMarkOf, stopProcess } from './leftover-process.ts';

const STOP_TIMEOUT_MS = 12_000;

interface Instance {
  pid: number;
  /** When it began; tells it from a stranger that got the same id later. Empty where the system does not say. */
  startMark: string;
}

/**
 * Makes this process the one that holds `lock` in a data folder. An earlier instance that is still up (npx does not hand
 * signals on, so one can be left behind) is asked to go first; the newest start wins.
 */
export async function takeOver(
  dataDir: string,
  lock: string,
  say: (line: string) => void,
): Promise<() => void> {
  makeFolder(dataDir);
  const file = join(dataDir, `${lock}.pid`);
  const earlier = readInstance(file);
  if (earlier && earlier.pid !== process.pid && isStillUp(earlier)) {
    say(`an earlier instance is still running (process ${earlier.pid}): stopping it`);
    await stopProcess(earlier.pid, { signal: 'SIGTERM', timeoutMs: STOP_TIMEOUT_MS });
  }
  writeFileSync(file, `${process.pid} ${startMarkOf(process.pid) ?? ''}\n`, { mode: 0o600 });
  return () => {
    if (readInstance(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** Node's recursive mkdir never ends where nothing can be made (such as /proc): the last part is made by itself. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new Error('it is not a folder');
  }
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

function isStillUp({ pid, startMark }: Instance): boolean {
  return isAlive(pid) && (startMarkOf(pid) ?? '') === startMark;
}

function readInstance(file: string): Instance | null {
  try {
    const [pid, startMark = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) > 1 && Number.isInteger(Number(pid)) ? { pid: Number(pid), startMark } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
