import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/** The server's time in milliseconds, told anew every second while `isNeeded` and somebody looks at the page. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(serverNowMs());
    const tell = () => {
      if (document.visibilityState === 'visible') setNow(serverNowMs());
    };
    const timer = window.setInterval(tell, 1000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [isNeeded]);
  return now;
}
