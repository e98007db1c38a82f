import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemClock } from './clock.ts';
import { isAlive, startMarkOf, stopProcess } from './leftover-process.ts';

const STOP_TIMEOUT_MS = 12_000;
/** Placeholder in the file for unknown values. */
const UNKNOWN = '-';

interface Instance {
  pid: number;
  /** Start time of the process, to detect a reused process id; empty where the system does not have it. */
  startMark: string;
  /** When it took the data folder, as an ISO time; null when an earlier version wrote the file. */
  since: string | null;
  /** Null until it listens. */
  port: number | null;
}

/** This process's lock on a data folder. */
export interface InstanceLock {
  /** Stores the port, so that a successor can name this process. */
  servesOn(port: number): void;
  release(): void;
}

/**
 * Takes `lock` in a data folder. An earlier instance that still runs (npx does not forward signals, so one can be left
 * behind) is terminated first; the newest start wins, and both log it in one line.
 */
export async function takeOver(
  dataDir: string,
  lock: string,
  say: (line: string) => void,
): Promise<InstanceLock> {
  makeFolder(dataDir);
  const file = join(dataDir, `${lock}.pid`);
  const next = nextFile(dataDir, lock);
  const self: Instance = {
    pid: process.pid,
    startMark: startMarkOf(process.pid) ?? '',
    since: systemClock.now().toISOString(),
    port: null,
  };
  const earlier = parseInstance(file);
  if (earlier && earlier.pid !== process.pid && isStillUp(earlier)) {
    say(`replacing the instance that runs on this data: ${describe(earlier)}`);
    writeInstance(next, self);
    await stopProcess(earlier.pid, { signal: 'SIGTERM', timeoutMs: STOP_TIMEOUT_MS });
  }
  writeInstance(file, self);
  rmSync(next, { force: true });
  return {
    servesOn(port) {
      writeInstance(file, { ...self, port });
    },
    release() {
      if (parseInstance(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Describes the process that is taking `lock` from this one; null when none is: then something else stopped it. */
export function findSuccessor(dataDir: string, lock: string): string | null {
  const successor = parseInstance(nextFile(dataDir, lock));
  // The file of a process that died while waiting is stale.
  return successor && successor.pid !== process.pid && isStillUp(successor) ? describe(successor) : null;
}

/** A separate file: until the earlier instance has exited, the lock file must name that one. */
const nextFile = (dataDir: string, lock: string): string => join(dataDir, `${lock}.next`);

function describe({ pid, since, port }: Instance): string {
  const facts = [since && `since ${since}`, port && `port ${port}`].filter(Boolean);
  return `process ${pid}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

/**
 * Node's recursive mkdir hangs where nothing can be created (such as /proc), so the last part is created separately.
 */
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

/** One line, `pid startMark since port`; renamed into place, so that nobody reads half of it. */
function writeInstance(file: string, { pid, startMark, since, port }: Instance): void {
  const draft = `${file}.${process.pid}`;
  const line = [pid, startMark || UNKNOWN, since ?? UNKNOWN, port ?? UNKNOWN].join(' ');
  writeFileSync(draft, `${line}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

function parseInstance(file: string): Instance | null {
  try {
    const fields = readFileSync(file, 'utf8').trim().split(' ');
    const [pid, startMark, since, port] = fields.map((field) => (field === UNKNOWN ? undefined : field));
    if (!(Number(pid) > 1 && Number.isInteger(Number(pid)))) return null;
    return {
      pid: Number(pid),
      startMark: startMark ?? '',
      since: since ?? null,
      port: Number(port) || null,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
