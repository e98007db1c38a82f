import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '../../../platform/use-media.ts';

/**
 * On a screen for fingers, one finger scrolls the page over the board until the board is chosen; then it moves the board, until
 * something else is pressed. A mouse needs no choosing.
 */
export function useTouchBoard(canvas: RefObject<HTMLElement | null>): {
  isResting: boolean;
  hasTouch: boolean;
  choose: (isChosen: boolean) => void;
} {
  const hasTouch = useMedia('(pointer: coarse)');
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isChosen) return;
    const leave = ({ target }: PointerEvent) => {
      // Its toolbar and fields belong to the board.
      const isInside = target instanceof Element && canvas.current?.closest('section')?.contains(target);
      if (!isInside) setChosen(false);
    };
    window.addEventListener('pointerdown', leave, true);
    return () => window.removeEventListener('pointerdown', leave, true);
  }, [isChosen, canvas]);
  return { isResting: hasTouch && !isChosen, hasTouch, choose: setChosen };
}
