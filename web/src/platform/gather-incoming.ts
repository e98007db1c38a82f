import { MESSAGE_PACK, PACK_WINDOW_BYTES } from '@fap/shared/kernel/document-messages.ts';
import * as decoding from 'lib0/decoding';
import { applyAwarenessUpdate } from 'y-protocols/awareness';
import type { WebsocketProvider } from 'y-websocket';
import { applyUpdate, transact } from 'yjs';
import { areTurnsShort, atTurnBegin, notInNextTurn } from './frame-turns.ts';
import { messagesOf } from './read-pack.ts';
import { runSafely } from './run-safely.ts';

/** Messages of y-protocols: those of the document, of which one kind holds an update, and those of the presence. */
const [SYNC, PRESENCE] = [0, 1];
const UPDATE = 2;
/** What comes after a pause this long, in milliseconds, is applied when it comes. */
const QUIET_MS = 100;
/** A hidden tab gets no turns: there it waits no longer than this, in milliseconds. */
const LONGEST_MS = 1_000;
/** The server is told after so much of its packs that some is always on its way. */
const TELL_BYTES = PACK_WINDOW_BYTES / 2;

/**
 * Applies what others write and where they are as one change for each turn (see `inNextTurn`), at its beginning: on a busy board hundreds of
 * messages come in a second, and everything that watches the document, like the editor of the notes, works once for each change. One that
 * comes after a pause is applied at once, where turns are short. What the server sends before its first answer rests on that answer, so it waits for it: Yjs would
 * merge each with all that it could not apply yet, and on a busy board a slow page never came out of that again. `tellHandled` gets how many
 * bytes of packs have been applied, once for every half of what the server lets be on its way. Call the result when the provider ends: it applies what still waits.
 */
export function gatherIncoming(
  provider: WebsocketProvider,
  tellHandled: (bytes: number) => void,
): () => void {
  const { doc, awareness, messageHandlers } = provider;
  const original = messageHandlers[SYNC];
  if (!original) throw new Error('the provider reads no updates');
  let updates: Uint8Array[] = [];
  let presence: Uint8Array[] = [];
  let unanswered: Uint8Array[] = [];
  let unhandledBytes = 0;
  let appliedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = () => {
    clearTimeout(timer);
    timer = undefined;
    if (updates.length + presence.length === 0) return;
    const [writes, states] = [updates, presence];
    updates = [];
    presence = [];
    // One that fails must not take the others with it: what rests on them could not be applied until the next connection.
    for (const state of states) runSafely(() => applyAwarenessUpdate(awareness, state, provider));
    const applyWrites = () => {
      for (const write of writes) runSafely(() => applyUpdate(doc, write, provider));
    };
    if (writes.length > 0) runSafely(() => transact(doc, applyWrites, provider, false));
    appliedAt = performance.now();
    if (unanswered.length > 0 || unhandledBytes < TELL_BYTES) return;
    tellHandled(unhandledBytes);
    unhandledBytes = 0;
  };
  const schedule = () => {
    if (updates.length + presence.length === 0) return;
    const isAlone = timer === undefined && performance.now() - appliedAt > QUIET_MS;
    // A hidden tab's timers come once a minute after a while, its messages as ever.
    const isDue = document.visibilityState === 'hidden' && unhandledBytes >= TELL_BYTES;
    if ((isAlone && areTurnsShort()) || isDue) return apply();
    atTurnBegin(apply);
    timer ??= setTimeout(apply, LONGEST_MS);
  };
  const takeUpdate = (decoder: decoding.Decoder, isOfServer: boolean) => {
    const update = decoding.readVarUint8Array(decoder);
    (isOfServer && !provider.synced ? unanswered : updates).push(update);
  };
  messageHandlers[SYNC] = (encoder, decoder, owner, isOfServer, type) => {
    if (decoding.peekVarUint(decoder) === UPDATE) {
      decoding.readVarUint(decoder);
      takeUpdate(decoder, isOfServer);
      return schedule();
    }
    const isEarly = isOfServer && !provider.synced;
    // What follows may rest on it.
    if (!isEarly) apply();
    original(encoder, decoder, owner, isOfServer, type);
    if (!isEarly || !provider.synced) return;
    updates.push(...unanswered);
    unanswered = [];
    apply();
  };
  messageHandlers[PRESENCE] = (_encoder, decoder) => {
    presence.push(decoding.readVarUint8Array(decoder));
    schedule();
  };
  messageHandlers[MESSAGE_PACK] = (_encoder, pack, _owner, isOfServer) => {
    unhandledBytes += pack.arr.length - pack.pos;
    for (const message of messagesOf(pack)) {
      const decoder = decoding.createDecoder(message);
      if (decoding.readVarUint(decoder) === PRESENCE) presence.push(decoding.readVarUint8Array(decoder));
      else {
        decoding.readVarUint(decoder);
        takeUpdate(decoder, isOfServer);
      }
    }
    schedule();
  };
  const forgetConnection = () => {
    // The next connection's first answer has it.
    unanswered = [];
    // Everybody is gone until the next connection says who is there.
    presence = [];
    unhandledBytes = 0;
  };
  provider.on('connection-close', forgetConnection);
  return () => {
    provider.off('connection-close', forgetConnection);
    notInNextTurn(apply);
    apply();
  };
}
