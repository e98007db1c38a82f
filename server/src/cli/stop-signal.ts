/** Resolves with the first stop signal; further ones are ignored, because the stop has a time-out. */
export function waitForStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    // Ctrl-C reaches the whole process group and pnpm forwards it too, so the same signal may arrive twice.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
