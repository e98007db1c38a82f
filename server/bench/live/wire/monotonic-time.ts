// The machine's monotonic clock is the same in every process; hrtime itself is too slow to ask per message.
const OFFSET_US = Number(process.hrtime.bigint() / 1_000n) - performance.now() * 1_000;

/** Microseconds on a clock that all processes of this machine share and nobody sets. */
export function nowUs(): number {
  return Math.floor(OFFSET_US + performance.now() * 1_000);
}

/** Resolves when that clock shows the given time. */
export async function sleepUntil(us: number): Promise<void> {
  const leftMs = (us - nowUs()) / 1_000;
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
}
