import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait for a killed process to exit. */
const KILL_TIMEOUT_MS = 5_000;

/** Whether a process with this id runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return parseStat(pid)?.state !== 'Z';
}

/** Whether a process with this id runs and its command line names `program` (where the system has it). */
export function isRunning(pid: number, program: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    // No /proc on this system: the id has to suffice.
    return process.platform !== 'linux';
  }
}

/** Start time of a process in ticks: with the id it identifies one process; null where the system does not have it. */
export function startMarkOf(pid: number): string | null {
  return parseStat(pid)?.startTicks ?? null;
}

/** Sends SIGTERM and waits; sends SIGKILL after the time-out. */
export async function stopProcess(
  pid: number,
  options: { signal: NodeJS.Signals; timeoutMs: number },
): Promise<void> {
  send(pid, options.signal);
  if (await waitUntilGone(pid, options.timeoutMs)) return;
  send(pid, 'SIGKILL');
  await waitUntilGone(pid, KILL_TIMEOUT_MS);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function parseStat(pid: number): { state: string; startTicks: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets, which may contain anything; later fields have no brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return null; // gone, or a system without /proc
  }
}
