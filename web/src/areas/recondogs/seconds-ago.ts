import { t } from '@lingui/core/macro';

const MINUTE_S = 60;

/** How long ago something was, to the second, because a heartbeat is late after half a minute. */
export function secondsAgo(at: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(at)) / 1000));
  if (seconds < MINUTE_S) return t`${seconds} s ago`;
  return t`${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s ago`;
}
