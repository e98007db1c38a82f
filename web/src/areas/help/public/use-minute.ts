import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../platform/server-clock.ts';

const MINUTE_MS = 60_000;

/** The time, renewed every minute, for clocks that show hours. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNowMs);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNowMs()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
