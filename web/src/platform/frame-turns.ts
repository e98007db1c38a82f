/** Longest rest after a turn, in milliseconds: however long one took, what others do waits no longer than this for the next. */
const LONGEST_REST_MS = 150;
/** The next turn waits no longer than this, in milliseconds, until what the last one brought is drawn. */
const LONGEST_DRAWING_MS = 300;
/** Work that leaves half of a frame free needs no rest, in milliseconds. */
const SHORT_WORK_MS = 8;

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

const due = new Set<() => void>();
const first = new Set<() => void>();
let isAsked = false;
/** Runs until the asked turn may come; undefined when it waits for nothing but a frame. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let drawings = 0;
let drawingUntil = 0;
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
 * as long as it worked, so that presses and keys find it free however much other people do; what is urgent waits for no rest. A hidden tab
 * gets no frames.
 */
export function inNextTurn(run: () => void, isUrgent = false): void {
  due.add(run);
  ask(isUrgent);
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

function ask(isUrgent = false): void {
  if (isAsked && !(isUrgent && waiting !== undefined)) return;
  isAsked = true;
  comeAfter(isUrgent ? 0 : Math.max(restUntil, drawings > 0 ? drawingUntil : 0));
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
