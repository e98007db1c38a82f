import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on what somebody asked for and brings it into view below the sticky header (`scroll-padding-top`). The jump is
 * instant: nothing is animated for those who asked for less motion, and the focus is never where the eyes are not.
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
 * Leads to an answer when it comes: the element with the given ref gets the focus whenever `answer` is another one than before.
 * Nothing happens while there is none, and nothing for an answer that was there already when the screen opened.
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
