// The machine's monotonic clock is shared by all processes; calling hrtime per message would be too slow.
const OFFSET_US = Number(process.hrtime.bigint() / 1_000n) - performance.now() * 1_000;

/** Microseconds on the monotonic clock that all processes of this machine share. */
export function nowUs(): number {
  return Math.floor(OFFSET_US + performance.now() * 1_000);
}

/** Resolves when that clock reaches the given time. */
export async function sleepUntil(us: number): Promise<void> {
  const leftMs = (us - nowUs()) / 1_000;
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
}
