import { newId } from '../platform/ids.ts';

/** Where the page was scrolled to when an entry of the browser's history was left, by the entry's id. */
const places = new Map<string, number>();
/** Entries whose places are kept: hardly anybody goes further back than this. */
const MAX_PLACES = 100;
/** How long a page that somebody returned to may take to become high enough, in milliseconds. */
const RETURN_WITHIN_MS = 10_000;
/** What tells that somebody looks around by themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** The router tells of the first two as events. */
const HISTORY_MOVES = ['pushState', 'replaceState', 'popstate', 'hashchange'] as const;

let entry = '';

/** The id of the history entry that is shown. */
export const currentEntry = (): string => entry;

/** Where the page was scrolled to when this entry was left; undefined for one that is new. */
export const placeOf = (id: string): number | undefined => places.get(id);

/**
 * From now on remembers where each entry of the browser's history was scrolled to. The browser itself restores a place only
 * where the page has its full height at once, and a list has it when its answer is there. To be called before the router
 * listens: it draws the other page as soon as it is told of a move, and the place is that of the page before.
 */
export function keepPlaces(): void {
  show(idOf(window.history.state));
  for (const move of HISTORY_MOVES) window.addEventListener(move, handleMove);
  // A reload stays the browser's: it has had its turn when the page is shown.
  window.addEventListener('pagehide', () => restoreBy('auto'));
  window.addEventListener('pageshow', () => restoreBy('manual'));
}

/** Scrolls to a place as soon as the page is high enough, unless somebody scrolls first; call what it gives to give it up. */
export function returnTo(top: number): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  };
  const step = () => {
    window.scrollTo(0, top);
    // Browsers round to parts of a pixel.
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  const observer = new ResizeObserver(step);
  const timer = setTimeout(end, RETURN_WITHIN_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  step();
  return end;
}

function handleMove({ type }: Event): void {
  const id = idOf(window.history.state);
  if (id === entry) return;
  // The router replaces an address without its state: it is the same entry still.
  if (type === 'replaceState') {
    show(entry);
    return;
  }
  remember(entry, window.scrollY);
  show(id);
}

function remember(id: string, top: number): void {
  places.delete(id);
  places.set(id, top);
  const [oldest] = places.keys();
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Makes an entry the one that is shown; one without an id is given one. */
function show(id: string | undefined): void {
  entry = id ?? newId();
  if (idOf(window.history.state) === entry) return;
  window.history.replaceState({ ...window.history.state, entry }, '');
}

function idOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return;
  return typeof state.entry === 'string' ? state.entry : undefined;
}

function restoreBy(who: History['scrollRestoration']): void {
  window.history.scrollRestoration = who;
}
