import type { Doc } from 'yjs';

/** What comes within this time is one change, in milliseconds. */
const EVERY_MS = 10_000;

/**
 * Gives back the memory that a document's lists do not need any more, some seconds after a change. Yjs keeps a list for each writer and
 * merges in it what was written in a row; the engine keeps the room of the longest it ever was, 3 KB for each writer of a busy board.
 */
export function keepListsTrimmed(doc: Doc): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const trim = () => {
    timer = undefined;
    for (const list of doc.store.clients.values()) {
      const { length } = list;
      // An engine gives back what lies behind the end when the end is set, also to where it is.
      list.length = length;
    }
  };
  doc.on('afterAllTransactions', () => {
    timer ??= setTimeout(trim, EVERY_MS);
  });
  doc.on('destroy', () => clearTimeout(timer));
}
