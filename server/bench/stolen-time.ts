import { readFileSync } from 'node:fs';

/** CPU time since the machine started, in ticks: the total, and the steal time taken by other virtual machines. */
export interface ProcessorTime {
  total: number;
  stolen: number;
}

const PLACE_OF_STOLEN = 7;

/** Reads the CPU times from the kernel; null where /proc/stat is missing (proc_stat(5)). */
export function measureProcessorTime(): ProcessorTime | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // The last two fields (guest times) are contained in the first two.
    const ticks = line.split(/\s+/u).slice(1, 9).map(Number);
    return { total: ticks.reduce((a, b) => a + b, 0), stolen: ticks[PLACE_OF_STOLEN] ?? 0 };
  } catch {
    return null;
  }
}

/** Formats the share of steal time since the start for a table. */
export function describeStolenTime(start: ProcessorTime | null): string {
  const now = measureProcessorTime();
  if (start === null || now === null || now.total === start.total) return 'unknown';
  return `${((100 * (now.stolen - start.stolen)) / (now.total - start.total)).toFixed(1)} %`;
}
