import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { useEffect, useState } from 'react';
import { serverNowMs } from '../../platform/server-clock.ts';

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

/** Time left as minutes and seconds, "9:05"; "0:00" when it is over. */
export function countdown(untilIso: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(untilIso) - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A claim while its time lasts; the server says so a moment later. */
export function runningAt(claim: Claim | undefined, nowMs: number): Claim | undefined {
  return claim && Date.parse(claim.expiresAt) > nowMs ? claim : undefined;
}
