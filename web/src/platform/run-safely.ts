/** Runs something beside other things, which go on when it throws; what it throws is reported like any error of the page. */
export function runSafely(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
