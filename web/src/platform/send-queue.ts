import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { apiAs } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import { getKept, isWritten, keptAtom, parseKept } from './kept-text.ts';
import { liveSocket } from './live-socket.ts';
import { isSessionGone } from './session-gone.ts';
import { type Atom, appStore, atom } from './store.ts';
import { queueKey } from './waiting-queues.ts';

/** A queued request that the server does not have yet. */
export interface WaitingItem<Body = unknown> {
  id: string;
  /** The account that sent it: a shared browser sends only the signed-in user's requests. */
  accountId: string;
  body: Body & { idempotencyKey: string };
  /** Why the server refused it; a refused request stays until the user retries or discards it. */
  refusal: string | null;
}

export interface SendQueue<Body, Answer> {
  /** The waiting requests, oldest first, without those in flight. */
  waitingAtom: Atom<readonly WaitingItem<Body>[]>;
  /** Sends now, or queues while offline. Resolves with the answer, or with null when it was queued. */
  send(accountId: string, body: Body): Promise<Answer | null>;
  /** Sends a refused request again. */
  retry(id: string): void;
  discard(id: string): void;
  /** Begins to send waiting requests whenever there is a connection; returns a function that stops it. */
  start(accountId: string, onSent: (answer: Answer) => void): () => void;
}

type Items<Body> = readonly WaitingItem<Body>[];

const RETRY_MS = 5_000;
/** Statuses after which a retry may succeed. */
const RETRYABLE_STATUSES = new Set([408, 425, 429, 502, 503, 504]);

/**
 * A queue of requests that survives reloads and offline time. Each has an idempotency key, so that a request whose answer
 * was lost can be sent again without a second effect.
 */
export function createSendQueue<Body extends object, Answer>(
  name: string,
  endpoint: EndpointDefinition,
): SendQueue<Body, Answer> {
  const storageKey = queueKey(name);
  const itemsAtom = keptAtom<Items<Body>>(storageKey, [], {
    parse: (text) => parseItems<Body>(text),
    format: (items) => JSON.stringify(items),
  });
  const change = (update: (items: Items<Body>) => Items<Body>) => {
    // Another tab may have changed the list, so storage is the source of truth.
    appStore.set(itemsAtom, update(parseItems<Body>(getKept(storageKey))));
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
      return await apiAs<Answer>(endpoint, { body });
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
      // Kept before sending, so that a reload in between loses nothing.
      change((items) => [...items, item]);
      try {
        const answer = await post(item);
        change((items) => items.filter((other) => other.id !== item.id));
        return answer;
      } catch (error) {
        const isWaiting = isRetryable(error) && isWritten(storageKey);
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
          const mine = parseItems<Body>(getKept(storageKey)).filter(
            (item) =>
              item.accountId === accountId && !item.refusal && !appStore.get(inFlightAtom).has(item.id),
          );
          for (const item of mine) {
            // Somebody may have discarded it while an earlier one was sent.
            if (!parseItems(getKept(storageKey)).some(({ id }) => id === item.id)) continue;
            try {
              const answer = await post(item);
              change((items) => items.filter((other) => other.id !== item.id));
              onSent(answer);
            } catch (error) {
              // After a 401 the item stays queued until the next sign-in.
              if (isRetryable(error) || isSessionGone(error)) return;
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
        if (parseItems(getKept(storageKey)).length > 0) flush();
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

/** Whether a retry may succeed: no connection, or a busy server. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError ? RETRYABLE_STATUSES.has(error.status) : true;
}

function parseItems<Body>(text: string | null): Items<Body> {
  const kept = parseKept(text);
  // Invalid data under this key is ignored, and the next item replaces it.
  return Array.isArray(kept) ? (kept as WaitingItem<Body>[]) : [];
}
