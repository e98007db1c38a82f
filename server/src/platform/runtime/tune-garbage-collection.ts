import { setFlagsFromString } from 'node:v8';

/**
 * Lets what lies outside of the heap count towards one limit with the heap. By itself V8 starts a full collection for every few megabytes of buffers:
 * each file that is downloaded stopped keystrokes for 40 ms several times a second (forty collections for 250 MB, eight with this).
 *
 * And no full collection for tidiness alone. V8 begins one when little is asked of it, which is when somebody works on a board by themselves:
 * for 7 MB of 97 it held up keystrokes in steps of 4 to 16 ms over 67 ms.
 *
 * A heap may double before it is collected whole. V8 lets one grow the less, the less is asked of it: while one room was edited it collected 90 MB each
 * 25 seconds for the 8 that had been added, and for 60 to 100 ms its threads took both cores.
 */
export function tuneGarbageCollection(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  setFlagsFromString('--no-memory-reducer');
  setFlagsFromString('--heap-growing-percent=100');
}
