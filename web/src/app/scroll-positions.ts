import { newId } from '../platform/ids.ts';

/** Scroll positions of history entries when they were left, by the entry's id. */
const positions = new Map<string, number>();
/** Most positions kept; hardly anybody goes back further. */
const MAX_POSITIONS = 100;
/** How long a page may take to become high enough, in milliseconds. */
const RESTORE_TIMEOUT_MS = 10_000;
/** Events by which the user takes over. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** The router dispatches the first two. */
const HISTORY_EVENTS = ['pushState', 'replaceState', 'popstate', 'hashchange'] as const;

let entry = '';

/** The id of the current history entry. */
export const currentEntry = (): string => entry;

/** The scroll position when this entry was left, in pixels; undefined for a new one. */
export const scrollPositionOf = (id: string): number | undefined => positions.get(id);

/**
 * Begins to track the scroll position of each history entry. The browser restores a position only if the page has its full
 * height at once, but a list gets its height with its data. Call it before the router listens: the router renders the next
 * page on the same event, and the position must be that of the previous one.
 */
export function trackScrollPositions(): void {
  setCurrent(idOf(window.history.state));
  for (const name of HISTORY_EVENTS) window.addEventListener(name, handleHistoryEvent);
  // On a reload the browser restores the position, which is done by `pageshow`.
  window.addEventListener('pagehide', () => setScrollRestoration('auto'));
  window.addEventListener('pageshow', () => setScrollRestoration('manual'));
}

/** Scrolls to a position once the page is high enough, unless the user scrolls first; returns a function that cancels it. */
export function restoreScroll(top: number): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of USER_EVENTS) window.removeEventListener(name, end);
  };
  const step = () => {
    window.scrollTo(0, top);
    // Browsers round to fractions of a pixel.
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  const observer = new ResizeObserver(step);
  const timer = setTimeout(end, RESTORE_TIMEOUT_MS);
  for (const name of USER_EVENTS) window.addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  step();
  return end;
}

function handleHistoryEvent({ type }: Event): void {
  const id = idOf(window.history.state);
  if (id === entry) return;
  // The router replaces the URL without our state, but the entry is the same.
  if (type === 'replaceState') {
    setCurrent(entry);
    return;
  }
  savePosition(entry, window.scrollY);
  setCurrent(id);
}

function savePosition(id: string, top: number): void {
  positions.delete(id);
  positions.set(id, top);
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/** Sets the current entry; creates an id for an entry without one. */
function setCurrent(id: string | undefined): void {
  entry = id ?? newId();
  if (idOf(window.history.state) === entry) return;
  window.history.replaceState({ ...window.history.state, entry }, '');
}

function idOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return;
  return typeof state.entry === 'string' ? state.entry : undefined;
}

function setScrollRestoration(mode: History['scrollRestoration']): void {
  window.history.scrollRestoration = mode;
}
