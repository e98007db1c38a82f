let offsetMs = 0;

/** Sets the offset between the server's clock and this device's, from two readings of the same moment. */
export function syncServerClock(serverTime: string, atDeviceMs: number): void {
  const serverMs = Date.parse(serverTime);
  if (!Number.isNaN(serverMs)) offsetMs = serverMs - atDeviceMs;
}

/** The time by this device's clock, in milliseconds. */
export function deviceNowMs(): number {
  return Date.now();
}

/** The time by the server's clock, in milliseconds. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Today's date in the device's time zone, as `YYYY-MM-DD`. */
export function localToday(): string {
  const now = new Date(serverNowMs());
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
