/** The `Date` header has whole seconds: on average the server's clock is half a second further. */
const MEAN_TRUNCATION_MS = 500;
/** A difference below this is the header's own coarseness. */
const NOISE_MS = 1000;

let offsetMs = 0;

/** Learns from an answer's `Date` header how far this device's clock is from the server's. */
export function noteServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs + MEAN_TRUNCATION_MS - Date.now();
  offsetMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
}

/** The time by the server's clock, in milliseconds. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Today where the person is, as `YYYY-MM-DD`. */
export function localToday(): string {
  const now = new Date(serverNowMs());
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
