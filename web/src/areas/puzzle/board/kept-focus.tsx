import { useStore } from '@xyflow/react';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * The rectangle around several chosen cards has the keyboard; when it goes, the board gets it, so that its keys go on working.
 * A layout effect: a dialog that opens in the same moment remembers where to give the focus back to.
 */
export function KeptFocus({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const hasRectangle = useStore(
    ({ nodesSelectionActive, nodes }) => nodesSelectionActive && nodes.some(({ selected }) => selected),
  );
  useLayoutEffect(() => {
    if (!hasRectangle) return;
    return () => {
      if (document.activeElement === document.body) canvas.current?.focus({ preventScroll: true });
    };
  }, [hasRectangle, canvas]);
  return null;
}
