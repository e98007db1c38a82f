import { lowerPriority } from './lower-priority.ts';

/** Makes the `run` of a script that `pdfThread` calls, and lowers the priority of its thread. */
export function pdfWorker<Content>(
  set: (content: Content) => Promise<Buffer>,
): (content: Content) => Promise<Uint8Array> {
  // Whoever waits for a document waits seconds; whoever types waits milliseconds.
  lowerPriority();
  // A copy with a buffer of its own: that of a Node buffer is shared with others and cannot be handed over.
  return async (content) => new Uint8Array(await set(content));
}
