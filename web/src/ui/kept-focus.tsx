import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Where an element stood: its ancestors from the inside out, each with the place of the child that led to the element. */
type Trail = readonly { parent: Element; place: number }[];

const HEADINGS = 'h1, h2, h3, h4';

/**
 * Inside it the focus is never lost. When what has the focus goes, the next item of its list gets the focus, or else a new result
 * (`data-result`) or the heading of its part; what is only switched off for a moment gets it back.
 */
export function KeptFocus({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = root.current;
    if (!kept) return;
    let last: { element: HTMLElement; trail: Trail } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { element: target, trail: trailOf(target, kept) };
    };
    // Somebody pressed beside it or went on: there is nothing to keep. A window that is left keeps its own.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isGone = last?.element === target && (!last.element.isConnected || isOff(last.element));
        if (last?.element === target && !isGone && document.activeElement !== target) last = null;
      });
    const restore = () => {
      if (!last || document.activeElement !== document.body) return;
      const { element, trail } = last;
      if (element.isConnected) {
        if (!isOff(element)) element.focus({ preventScroll: true });
        return;
      }
      last = null;
      focusOn(successorOf(trail, kept));
    };
    const observer = new MutationObserver(restore);
    observer.observe(kept, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    kept.addEventListener('focusin', remember);
    kept.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      kept.removeEventListener('focusin', remember);
      kept.removeEventListener('focusout', forget);
    };
  }, [root]);
}

const isOff = (element: Element): boolean => element.matches(':disabled');

function trailOf(element: Element, root: Element): Trail {
  const trail: { parent: Element; place: number }[] = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, place: [...child.parentElement.children].indexOf(child) });
  return trail;
}

/** What stands nearest to an element that is gone. */
function successorOf(trail: Trail, root: HTMLElement): HTMLElement | null {
  const at = trail.findIndex(({ parent }) => parent.isConnected);
  const nearest = trail[at];
  if (!nearest) return root.querySelector<HTMLElement>(HEADINGS);
  if (nearest.parent.matches('ul, ol')) {
    const next = nearest.parent.children[nearest.place] ?? nearest.parent.lastElementChild;
    if (next instanceof HTMLElement) return next;
  }
  for (const { parent } of trail.slice(at)) {
    const found = parent.querySelector<HTMLElement>('[data-result]') ?? headingIn(parent);
    if (found) return found;
  }
  return document.querySelector('h1');
}

/** The heading of a part; of whatever only groups parts there is none. */
const headingIn = (element: Element): HTMLElement | null =>
  element.matches('section, article, li, fieldset, details')
    ? element.querySelector<HTMLElement>(`${HEADINGS}, legend, summary`)
    : null;

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
