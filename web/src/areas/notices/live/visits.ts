import { getKept, parseKept, setKept } from '../../../platform/kept-text.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';

/** After this time without a sign of life the next one begins a new visit, in milliseconds. */
const VISIT_ENDS_MS = 10 * 60_000;
const SIGN_OF_LIFE_MS = 60_000;

/** The time between the last visit and this one, in milliseconds of the server's clock. */
export interface Away {
  from: number;
  to: number;
}

interface Visit {
  seenAt: number;
  away: Away | null;
}

const keyOf = (accountId: string): string => `visit ${accountId}`;

/**
 * Notes a sign of life of this account in this browser; gives the time it was away before this visit. A reload and a second tab
 * belong to the same visit.
 */
export function noteVisit(accountId: string): Away | null {
  const now = serverNowMs();
  const last = parseVisit(parseKept(getKept(keyOf(accountId))));
  const isNew = last !== null && now - last.seenAt > VISIT_ENDS_MS;
  const away = isNew ? { from: last.seenAt, to: now } : (last?.away ?? null);
  setKept(keyOf(accountId), JSON.stringify({ seenAt: now, away } satisfies Visit));
  return away;
}

/** Keeps noting signs of life while the page is visible; returns a function that stops it. */
export function keepVisit(accountId: string): () => void {
  const note = () => {
    if (document.visibilityState === 'visible') noteVisit(accountId);
  };
  note();
  const timer = window.setInterval(note, SIGN_OF_LIFE_MS);
  document.addEventListener('visibilitychange', note);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', note);
  };
}

function parseVisit(value: unknown): Visit | null {
  if (typeof value !== 'object' || value === null || !('seenAt' in value) || !('away' in value)) return null;
  const { seenAt, away } = value;
  return typeof seenAt === 'number' ? { seenAt, away: parseAway(away) } : null;
}

function parseAway(value: unknown): Away | null {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return null;
  const { from, to } = value;
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
}
