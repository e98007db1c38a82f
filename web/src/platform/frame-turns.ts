import { runSafely } from './run-safely.ts';

/** Longest rest after a turn, in milliseconds: however long one took, what others do waits no longer than this for the next. */
const LONGEST_REST_MS = 150;
/** The next turn waits no longer than this, in milliseconds, until what the last one brought is drawn. */
const LONGEST_DRAWING_MS = 300;
/** Work that leaves half of a frame free needs no rest, in milliseconds. */
const SHORT_WORK_MS = 8;

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const;

const due = new Set<() => void>();
const first = new Set<() => void>();
/** Asked for by what somebody does here. */
const urgent = new Set<() => void>();
let isAsked = false;
/** Runs until the asked turn may come; undefined when it waits for nothing but a frame. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let drawings = 0;
let drawingUntil = 0;
let restUntil = 0;
let isLong = false;
/** Whether a press or key came that no frame has answered yet. */
let isPressed = false;

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
 * Runs something in the next turn, together with all that others asked for: the page is drawn once. A turn is a frame; on a slow device it is
 * a task for each thing that was asked for, between which presses and keys are answered, and then the page rests as long as it worked. What
 * is urgent waits for no turn, only for the next frame. A hidden tab gets no frames and so no turns.
 */
export function inNextTurn(run: () => void, isUrgent = false): void {
  if (isUrgent) {
    if (urgent.size === 0) requestAnimationFrame(() => runAll(urgent));
    urgent.add(run);
    due.delete(run);
  } else if (!urgent.has(run)) {
    due.add(run);
    ask();
  }
}

/** Runs something at the beginning of the next turn, so that what others ask for because of it is done in the same one. */
export function atTurnBegin(run: () => void): void {
  first.add(run);
  ask();
}

/** Says that something of a turn is drawn in slices from now on; call the result once when it is drawn. */
export function beginDrawing(): () => void {
  if (drawings === 0) drawingUntil = performance.now() + LONGEST_DRAWING_MS;
  drawings += 1;
  return () => {
    drawings -= 1;
    if (drawings === 0 && waiting !== undefined) comeAfter(restUntil);
  };
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  comeAfter(Math.max(restUntil, drawings > 0 ? drawingUntil : 0));
}

/** Has the asked turn come in the first frame after a moment. */
function comeAfter(moment: number): void {
  clearTimeout(waiting);
  waiting = undefined;
  const ms = moment - performance.now();
  const come = () => {
    waiting = undefined;
    requestAnimationFrame(turn);
  };
  if (ms > 0) waiting = setTimeout(come, ms);
  else come();
}

/** Whether the last turn was short: what comes alone need not wait for the next one. */
export const areTurnsShort = (): boolean => !isLong;

/** Takes back what was asked for. */
export function notInNextTurn(run: () => void): void {
  for (const asked of [first, due, urgent]) asked.delete(run);
}

function turn(): void {
  if (isLong) {
    turnInTasks();
    return;
  }
  const startedAt = performance.now();
  runAll(first);
  runAll(due);
  restAfterPaint(startedAt);
}

function turnInTasks(): void {
  runInTasks(first, (firstMs) =>
    runInTasks(due, (dueMs) =>
      requestAnimationFrame(() => restAfterPaint(performance.now() - firstMs - dueMs)),
    ),
  );
}

/** Runs what is asked for now, a task each; then gives how long they took, in milliseconds. */
function runInTasks(asked: Set<() => void>, onEnd: (workedMs: number) => void): void {
  let workedMs = 0;
  const runs = [...asked];
  const next = () => {
    const run = runs.shift();
    if (run === undefined) {
      onEnd(workedMs);
      return;
    }
    const work = () => {
      const startedAt = performance.now();
      // It may have been taken back meanwhile.
      if (asked.delete(run)) runSafely(run);
      workedMs += performance.now() - startedAt;
      next();
    };
    // What a press or key does is painted before work that may be long. Once: who types on and on must see what others do.
    setTimeout(() => (isPressed ? requestAnimationFrame(() => setTimeout(work)) : work()));
  };
  next();
}
/** Called in the frame that ends a turn, with when that began, or would have without pauses. */
function restAfterPaint(startedAt: number): void {
  // A task of its own comes after the page was laid out and painted, which is most of the work.
  setTimeout(() => {
    const now = performance.now();
    const workedMs = now - startedAt;
    isLong = workedMs > SHORT_WORK_MS;
    restUntil = isLong ? now + Math.min(workedMs, LONGEST_REST_MS) : 0;
    isAsked = false;
    // Asked for meanwhile.
    if (first.size + due.size > 0) ask();
  });
}

function runAll(asked: Set<() => void>): void {
  const runs = [...asked];
  asked.clear();
  for (const run of runs) runSafely(run);
}
