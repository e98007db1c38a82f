import * as decoding from 'lib0/decoding';
import type { WebsocketProvider } from 'y-websocket';
import { applyUpdate, transact } from 'yjs';
import { atTurnBegin, notInNextTurn } from './frame-turns.ts';

/** The message of y-protocols that holds an update, as a type and a kind. */
const [SYNC, UPDATE] = [0, 2];
/** An update after a pause this long, in milliseconds, is applied when it comes. */
const QUIET_MS = 100;
/** A hidden tab gets no turns: there updates wait no longer than this, in milliseconds. */
const LONGEST_MS = 1_000;

/**
 * Applies what others write as one change for each turn (see `inNextTurn`), at its beginning: on a busy board hundreds of updates come in
 * a second, and everything that watches the document, like the editor of the notes, works once for each change. One that comes after a
 * pause is applied at once. Call the result when the provider ends: it applies what still waits.
 */
export function gatherIncoming(provider: WebsocketProvider): () => void {
  const { doc, messageHandlers } = provider;
  const original = messageHandlers[SYNC];
  if (!original) throw new Error('the provider reads no updates');
  let waiting: Uint8Array[] = [];
  let appliedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const updates = waiting;
    waiting = [];
    transact(
      doc,
      () => {
        for (const update of updates) applyUpdate(doc, update, provider);
      },
      provider,
      false,
    );
    appliedAt = performance.now();
  };
  messageHandlers[SYNC] = (encoder, decoder, ...rest) => {
    if (decoding.peekVarUint(decoder) !== UPDATE) {
      // What follows may rest on it.
      apply();
      return original(encoder, decoder, ...rest);
    }
    decoding.readVarUint(decoder);
    waiting.push(decoding.readVarUint8Array(decoder));
    if (performance.now() - appliedAt > QUIET_MS && waiting.length === 1) return apply();
    atTurnBegin(apply);
    timer ??= setTimeout(apply, LONGEST_MS);
  };
  return () => {
    notInNextTurn(apply);
    apply();
  };
}
