import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/** The server's time in milliseconds, told anew every second while `isNeeded`. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(serverNowMs());
    const timer = window.setInterval(() => setNow(serverNowMs()), 1000);
    return () => window.clearInterval(timer);
  }, [isNeeded]);
  return now;
}
