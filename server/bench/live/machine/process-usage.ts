import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICKS_PER_SECOND = 100;
const NANOSECONDS = 1e9;
const KIB = 1024;

/** CPU seconds of a process and its threads so far; 0 when it has exited. */
export function cpuSeconds(pid: number): number {
  // `schedstat` is exact to the nanosecond, the ticks of `stat` only to 10 ms; not every kernel has it.
  const threads = listing(`/proc/${pid}/task`);
  const exact = threads.map((thread) => text(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0]);
  if (exact.length > 0 && exact.every((part) => part !== undefined))
    return exact.reduce((sum, part) => sum + Number(part), 0) / NANOSECONDS;
  const fields = statFields(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/mu.exec(text(`/proc/${pid}/status`) ?? '')?.[1];
  return Number(kib ?? 0) * KIB;
}

/** A process and all its descendants. */
export function processTree(root: number): number[] {
  const children = Map.groupBy(
    listing('/proc').filter((name) => /^\d+$/u.test(name)),
    (name) => Number(statFields(Number(name))[1] ?? 0),
  );
  const withDescendants = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).flatMap((child) => withDescendants(Number(child))),
  ];
  return withDescendants(root);
}

/** CPU seconds used by all processes of the machine so far. */
export function machineBusySeconds(): number {
  const line = text('/proc/stat')?.split('\n')[0] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/u)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / CLOCK_TICKS_PER_SECOND;
}

/** Fields of /proc/<pid>/stat from the state on; the name before them may contain spaces. */
function statFields(pid: number): string[] {
  const stat = text(`/proc/${pid}/stat`) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function listing(folder: string): string[] {
  return orNull(() => readdirSync(folder)) ?? [];
}

function text(file: string): string | undefined {
  return orNull(() => readFileSync(file, 'utf8')) ?? undefined;
}

/** Gives null for a process or thread that exits while it is read. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}
