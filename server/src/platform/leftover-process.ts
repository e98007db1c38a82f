import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id runs and its command line names `program` (where the system tells). */
export function isRunning(pid: number, program: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    const [stat = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(1);
    if (stat.startsWith('Z')) return false;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch (error) {
    // No /proc on this system: the number alone has to do.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}

/** Asks a process to go and waits; after the time it is killed. */
export async function stopProcess(
  pid: number,
  options: { signal: NodeJS.Signals; timeoutMs: number },
): Promise<void> {
  const isGone = () => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };
  const send = (signal: NodeJS.Signals) => {
    if (!isGone()) process.kill(pid, signal);
  };
  send(options.signal);
  const deadline = Date.now() + options.timeoutMs;
  while (!isGone() && Date.now() < deadline) await sleep(50);
  if (isGone()) return;
  send('SIGKILL');
  while (!isGone()) await sleep(50);
}
