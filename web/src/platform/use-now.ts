import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/**
 * The server's time in milliseconds, told anew with every full second of the server's clock while `isNeeded` and
 * somebody looks at the page: what counts down shows the same figure in everybody's window.
 */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(serverNowMs());
    const tell = () => {
      if (document.visibilityState === 'visible') setNow(serverNowMs());
    };
    let timer: number | undefined;
    const tellOnTheSecond = () => {
      timer = window.setTimeout(
        () => {
          tell();
          tellOnTheSecond();
        },
        1000 - (Math.floor(serverNowMs()) % 1000),
      );
    };
    tellOnTheSecond();
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [isNeeded]);
  return now;
}
