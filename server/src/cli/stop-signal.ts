/** Resolves with the first signal that asks to stop; further ones change nothing, the stop has a limit of its own. */
export function waitForStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    // Ctrl-C reaches the whole process group, and pnpm hands it on besides: the same signal may come twice.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
