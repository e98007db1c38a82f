/**
 * Coalesces calls of some work: it never runs twice at once, and calls during a run cause one more run. The promise
 * resolves with the run that began after the call; errors go to `onError`.
 */
export function runAgainIfAsked(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await work().catch(onError);
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
