/** Longest rest after a turn, in milliseconds: however long one took, what others do waits no longer than this for the next. */
const LONGEST_REST_MS = 150;
/** Work that leaves half of a frame free needs no rest, in milliseconds. */
const SHORT_WORK_MS = 8;

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

const due = new Set<() => void>();
const first = new Set<() => void>();
let isAsked = false;
let restUntil = 0;
let isLong = false;
/** Whether a press or key came that no frame has answered yet. */
let isPressed = false;
let isPutOff = false;

const notePress = () => {
  if (isPressed) return;
  isPressed = true;
  // A task of its own comes after the frame was painted.
  requestAnimationFrame(() => setTimeout(() => (isPressed = false)));
};
// Where the build draws screens there is nobody to press.
for (const press of PRESSES)
  globalThis.addEventListener?.(press, notePress, { capture: true, passive: true });

/**
 * Runs something in the next frame, together with all that others asked for: the page is drawn once. On a slow device the page then rests
 * as long as it worked, so that presses and keys find it free however much other people do. A hidden tab gets no frames.
 */
export function inNextTurn(run: () => void): void {
  due.add(run);
  ask();
}

/** Runs something at the beginning of the next turn, so that what others ask for because of it is done in the same one. */
export function atTurnBegin(run: () => void): void {
  first.add(run);
  ask();
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  const restMs = restUntil - performance.now();
  if (restMs > 0) setTimeout(() => requestAnimationFrame(turn), restMs);
  else requestAnimationFrame(turn);
}

/** Whether the last turn was short: what comes alone need not wait for the next one. */
export const areTurnsShort = (): boolean => !isLong;

/** Takes back what was asked for. */
export function notInNextTurn(run: () => void): void {
  due.delete(run);
  first.delete(run);
}

function turn(): void {
  const startedAt = performance.now();
  // What a press or key does is painted before a turn that may be long. Once: who types on and on must see what others do.
  if (isLong && !isPutOff && isPressed) {
    isPutOff = true;
    requestAnimationFrame(turn);
    return;
  }
  isPutOff = false;
  runAll(first);
  isAsked = false;
  runAll(due);
  // A task of its own comes after the page was laid out and painted, which is most of the work.
  setTimeout(() => {
    const now = performance.now();
    const workedMs = now - startedAt;
    isLong = workedMs > SHORT_WORK_MS;
    restUntil = isLong ? now + Math.min(workedMs, LONGEST_REST_MS) : 0;
  });
}

function runAll(asked: Set<() => void>): void {
  const runs = [...asked];
  asked.clear();
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
}
