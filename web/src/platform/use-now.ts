import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/**
 * The server's time in milliseconds, updated at every full second of the server's clock while `isNeeded` and the page is
 * visible. So countdowns show the same figure on all screens.
 */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(serverNowMs());
    const update = () => {
      if (document.visibilityState === 'visible') setNow(serverNowMs());
    };
    let timer: number | undefined;
    const scheduleUpdate = () => {
      timer = window.setTimeout(
        () => {
          update();
          scheduleUpdate();
        },
        1000 - (Math.floor(serverNowMs()) % 1000),
      );
    };
    scheduleUpdate();
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isNeeded]);
  return now;
}
