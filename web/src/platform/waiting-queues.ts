import { useEffect } from 'react';
import { getKept, watchKept } from './kept-text.ts';
import { loadLater } from './load-later.ts';

/** A queue of requests that wait until there is a connection, wherever their sender is by then. */
export interface WaitingQueue {
  /** Its name, as `createSendQueue` has it. */
  name: string;
  /** Loads a function that begins to send what waits for an account, and returns one that stops it. */
  load: () => Promise<(accountId: string) => () => void>;
}

/** Under which key the waiting requests of a queue are kept. */
export const queueKey = (name: string): string => `fap:queue:${name}`;

/** Sends what waits for an account in these queues, on whatever screen; a queue's module is loaded once something waits in it. */
export function useWaitingQueues(queues: readonly WaitingQueue[], accountId: string): void {
  useEffect(() => {
    let isLeft = false;
    const stops: (() => void)[] = [];
    for (const { name, load } of queues) {
      const key = queueKey(name);
      let isAsked = false;
      const begin = () => {
        if (isAsked || isEmpty(getKept(key))) return;
        isAsked = true;
        loadLater(load, (start) => {
          if (!isLeft) stops.push(start(accountId));
        });
      };
      stops.push(watchKept(key, begin));
      begin();
    }
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [queues, accountId]);
}

const isEmpty = (text: string | null): boolean => text === null || text === '[]';
