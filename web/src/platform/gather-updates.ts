import { type Doc, mergeUpdates, type Transaction } from 'yjs';

/** Pause between two writes of what others did, in milliseconds. */
const GATHER_MS = 1_000;

export interface GatheredUpdates {
  /** Writes what is gathered, and gathers nothing more. */
  stop(): void;
}

/**
 * Hands a document's updates to be stored: the own ones at once, those of others as one from time to time. These are on the server
 * already, and on a busy board to store each by itself took longer than to draw it. An own update comes after all it rests on. Updates
 * of `origin`, which read them from the store, are left out.
 */
export function gatherUpdates(
  doc: Doc,
  origin: unknown,
  store: (update: Uint8Array) => void,
): GatheredUpdates {
  let gathered: Uint8Array[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const update = mergeUpdates(gathered);
    gathered = [];
    store(update);
  };
  const take = (update: Uint8Array, from: unknown, _doc: Doc, { local }: Transaction) => {
    if (from === origin) return;
    gathered.push(update);
    if (local) flush();
    else timer ??= setTimeout(flush, GATHER_MS);
  };
  doc.on('update', take);
  return {
    stop() {
      doc.off('update', take);
      flush();
    },
  };
}
