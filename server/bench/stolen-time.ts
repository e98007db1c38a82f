import { readFileSync } from 'node:fs';

/** Processor time since the machine started, in ticks: all of it, and what another machine on the same host had. */
export interface ProcessorTime {
  total: number;
  stolen: number;
}

const PLACE_OF_STOLEN = 7;

/** Reads the processor time from the kernel; null where it does not tell (proc_stat(5)). */
export function measureProcessorTime(): ProcessorTime | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // The last two fields are contained in the first two.
    const ticks = line.split(/\s+/u).slice(1, 9).map(Number);
    return { total: ticks.reduce((a, b) => a + b, 0), stolen: ticks[PLACE_OF_STOLEN] ?? 0 };
  } catch {
    return null;
  }
}

/** The share of processor time since then that another machine on the host had, as a table shows it. */
export function stolenSince(start: ProcessorTime | null): string {
  const now = measureProcessorTime();
  if (start === null || now === null || now.total === start.total) return 'unknown';
  return `${((100 * (now.stolen - start.stolen)) / (now.total - start.total)).toFixed(1)} %`;
}
