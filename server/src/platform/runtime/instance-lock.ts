import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemClock } from './clock.ts';
import { isAlive, startMarkOf, stopProcess } from './leftover-process.ts';

const STOP_TIMEOUT_MS = 12_000;
/** Stands in the file for what is not known. */
const UNKNOWN = '-';

interface Instance {
  pid: number;
  /** When it began; tells it from a stranger that got the same id later. Empty where the system does not say. */
  startMark: string;
  /** When it took the data folder, as an ISO time; null when an earlier version wrote the file. */
  since: string | null;
  /** Null until it listens. */
  port: number | null;
}

/** The hold of this process on a data folder. */
export interface InstanceLock {
  /** Notes the port, so that whoever replaces this process can say which one it was. */
  servesOn(port: number): void;
  release(): void;
}

/**
 * Makes this process the one that holds `lock` in a data folder. An earlier instance that is still up (npx does not hand
 * signals on, so one can be left behind) is asked to go first; the newest start wins, and both say so in one line.
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

/** In words, the process that is taking `lock` from this one; null when nobody is: then it was stopped by something else. */
export function findSuccessor(dataDir: string, lock: string): string | null {
  const successor = parseInstance(nextFile(dataDir, lock));
  // The file of one that died while it waited is left behind and means nothing.
  return successor && successor.pid !== process.pid && isStillUp(successor) ? describe(successor) : null;
}

/** A file of its own: until the earlier instance is gone, the lock's file must go on naming that one. */
const nextFile = (dataDir: string, lock: string): string => join(dataDir, `${lock}.next`);

function describe({ pid, since, port }: Instance): string {
  const facts = [since && `since ${since}`, port && `port ${port}`].filter(Boolean);
  return `process ${pid}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
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
