import { setFlagsFromString } from 'node:v8';

/**
 * Lets what lies outside of the heap count towards one limit with the heap. By itself V8 starts a full collection for every few megabytes of buffers:
 * each file that is downloaded stopped keystrokes for 40 ms several times a second (forty collections for 250 MB, eight with this).
 */
export const tuneGarbageCollection = (): void =>
  setFlagsFromString('--external-memory-accounted-in-global-limit');
