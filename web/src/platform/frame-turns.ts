/** Longest rest after a turn, in milliseconds: however long one took, what others do waits no longer than this for the next. */
const LONGEST_REST_MS = 150;
/** Work that leaves half of a frame free needs no rest, in milliseconds. */
const SHORT_WORK_MS = 8;

const due = new Set<() => void>();
let isAsked = false;
let restUntil = 0;

/**
 * Runs something in the next frame, together with all that others asked for: the page is drawn once. On a slow device the page then rests
 * as long as it worked, so that presses and keys find it free however much other people do. A hidden tab gets no frames.
 */
export function inNextTurn(run: () => void): void {
  due.add(run);
  if (isAsked) return;
  isAsked = true;
  const restMs = restUntil - performance.now();
  if (restMs > 0) setTimeout(() => requestAnimationFrame(turn), restMs);
  else requestAnimationFrame(turn);
}

/** Takes back what was asked for. */
export function notInNextTurn(run: () => void): void {
  due.delete(run);
}

function turn(): void {
  isAsked = false;
  const startedAt = performance.now();
  const runs = [...due];
  due.clear();
  for (const run of runs) {
    try {
      run();
    } catch (error) {
      // The others take their turn all the same; it is reported like any error of the page.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
  // A task of its own comes after the page was laid out and painted, which is most of the work.
  setTimeout(() => {
    const now = performance.now();
    const workedMs = now - startedAt;
    restUntil = workedMs > SHORT_WORK_MS ? now + Math.min(workedMs, LONGEST_REST_MS) : 0;
  });
}
