import { useSyncExternalStore } from 'react';
import { serverNowMs } from './server-clock.ts';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: number | undefined;

const tell = () => {
  if (document.visibilityState === 'visible') for (const listener of [...listeners]) listener();
};

function schedule(): void {
  const left = MINUTE_MS - (Math.floor(serverNowMs()) % MINUTE_MS);
  timer = window.setTimeout(() => {
    tell();
    schedule();
  }, left);
}

/** One timer for all: a list shows a time in each of its rows. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    schedule();
    document.addEventListener('visibilitychange', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

const currentMinute = () => Math.floor(serverNowMs() / MINUTE_MS) * MINUTE_MS;

/** When this minute of the server's clock began, in milliseconds; draws anew with every minute while the page is visible. */
export const useMinute = (): number => useSyncExternalStore(subscribe, currentMinute, currentMinute);
