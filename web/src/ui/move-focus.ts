import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element and scrolls it into view below the sticky header (`scroll-padding-top`). It scrolls instantly, so that the
 * focused element is always visible and reduced motion is respected.
 */
export function moveFocusTo(
  element: HTMLElement | null | undefined,
  block: 'start' | 'center' = 'start',
): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block, behavior: 'instant' });
}

/**
 * Focuses the element with the returned ref whenever `answer` changes to a truthy value, such as the result of a request. An
 * answer that exists on mount does not take the focus.
 */
export function useMoveFocus<Target extends HTMLElement>(answer: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    if (answer) moveFocusTo(target.current);
  }, [answer]);
  return target;
}
