import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { apiPlanned } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import { isWritten, keptAtom, parseKept, readKept } from './kept-text.ts';
import { isSessionGone } from './session-gone.ts';
import { liveSocket } from './socket.ts';
import { type Atom, appStore, atom } from './store.ts';

/** Something a person sent that the server does not have yet. */
export interface WaitingItem<Body = unknown> {
  id: string;
  /** Whose it is: a shared browser sends only the signed-in person's own. */
  accountId: string;
  body: Body & { idempotencyKey: string };
  /** The server's refusal: it is kept for the person to change or discard. */
  refusal: string | null;
}

export interface SendQueue<Body, Answer> {
  /** What waits and is not just being sent, oldest first. */
  waitingAtom: Atom<readonly WaitingItem<Body>[]>;
  /** Sends now; without a connection it is kept and sent later. Resolves with the answer, or null when it waits. */
  send(accountId: string, body: Body): Promise<Answer | null>;
  /** Sends a refused one again. */
  retry(id: string): void;
  discard(id: string): void;
  /** Begins to send what waits whenever there is a connection; call the result to stop. */
  start(accountId: string, onSent: (answer: Answer) => void): () => void;
}

type Items<Body> = readonly WaitingItem<Body>[];

const RETRY_MS = 5_000;
/** Answers that say "later", not "no". */
const PASSING_STATUSES = new Set([408, 425, 429, 502, 503, 504]);

/**
 * A queue of requests that survives reload and offline time. Each carries an idempotency key, so that a request
 * whose answer was lost lands once however often it is sent.
 */
export function createSendQueue<Body extends object, Answer>(
  name: string,
  endpoint: EndpointDefinition,
): SendQueue<Body, Answer> {
  const storageKey = `fap:queue:${name}`;
  const itemsAtom = keptAtom<Items<Body>>(storageKey, [], {
    parse: (text) => itemsIn<Body>(text),
    format: (items) => JSON.stringify(items),
  });
  const change = (update: (items: Items<Body>) => Items<Body>) => {
    // Another tab may have changed the list: what is stored counts.
    appStore.set(itemsAtom, update(itemsIn<Body>(readKept(storageKey))));
  };
  const inFlightAtom = atom<ReadonlySet<string>>(new Set<string>());
  const waitingAtom = atom((get) => get(itemsAtom).filter((item) => !get(inFlightAtom).has(item.id)));
  const post = async ({ id, body }: WaitingItem<Body>): Promise<Answer> => {
    const inFlight = (change: (ids: Set<string>) => void) => {
      const ids = new Set(appStore.get(inFlightAtom));
      change(ids);
      appStore.set(inFlightAtom, ids);
    };
    inFlight((ids) => ids.add(id));
    try {
      return await apiPlanned<Answer>(endpoint, { body });
    } finally {
      inFlight((ids) => ids.delete(id));
    }
  };

  let flushNow = () => {};
  return {
    waitingAtom,
    async send(accountId, body) {
      const item: WaitingItem<Body> = {
        id: newId(),
        accountId,
        body: { ...body, idempotencyKey: newId() },
        refusal: null,
      };
      // Kept before it is sent: a reload in between loses nothing.
      change((items) => [...items, item]);
      try {
        const answer = await post(item);
        change((items) => items.filter((other) => other.id !== item.id));
        return answer;
      } catch (error) {
        const isWaiting = isPassing(error) && isWritten(storageKey);
        if (isWaiting) return null;
        if (!isSessionGone(error)) change((items) => items.filter((other) => other.id !== item.id));
        throw error;
      }
    },
    retry: (id) => {
      change((items) => items.map((item) => (item.id === id ? { ...item, refusal: null } : item)));
      flushNow();
    },
    discard: (id) => change((items) => items.filter((item) => item.id !== id)),
    start(accountId, onSent) {
      const flush = () => {
        if (!navigator.onLine) return;
        void navigator.locks.request(storageKey, { ifAvailable: true }, async (lock) => {
          if (!lock) return;
          const mine = itemsIn<Body>(readKept(storageKey)).filter(
            (item) =>
              item.accountId === accountId && !item.refusal && !appStore.get(inFlightAtom).has(item.id),
          );
          for (const item of mine) {
            try {
              const answer = await post(item);
              change((items) => items.filter((other) => other.id !== item.id));
              onSent(answer);
            } catch (error) {
              // An ended session says nothing about the piece: it is sent after the next sign-in.
              if (isPassing(error) || isSessionGone(error)) return;
              const refusal = error instanceof ApiError ? (error.reason ?? error.message) : String(error);
              change((items) => items.map((other) => (other.id === item.id ? { ...other, refusal } : other)));
            }
          }
        });
      };
      const socket = liveSocket();
      socket.on('connect', flush);
      window.addEventListener('online', flush);
      const timer = window.setInterval(() => {
        if (itemsIn(readKept(storageKey)).length > 0) flush();
      }, RETRY_MS);
      flushNow = flush;
      flush();
      return () => {
        flushNow = () => {};
        socket.off('connect', flush);
        window.removeEventListener('online', flush);
        window.clearInterval(timer);
      };
    },
  };
}

/** Whether trying again later may help: no connection, or a server that is busy. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError ? PASSING_STATUSES.has(error.status) : true;
}

function itemsIn<Body>(text: string | null): Items<Body> {
  const kept = parseKept(text);
  // Something else under this key cannot be sent, and the next item replaces it.
  return Array.isArray(kept) ? (kept as WaitingItem<Body>[]) : [];
}
