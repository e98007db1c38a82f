/**
 * Makes of some work one that never runs twice at once: asked for while it runs, it runs once more afterwards, however
 * often it was asked for. The promise ends with the run that began after the asking; what the work throws is told to
 * `onError`.
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
