import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import { boundsOf, densestView, rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { wantsLessMotion } from '../../../platform/use-media.ts';

/** Size of a card's text and the smallest that is read with ease, in pixels: fitting never goes below their ratio. */
const TEXT_PX = 15;
const READABLE_PX = 13;
export const FIT_MIN_ZOOM = READABLE_PX / TEXT_PX;
const PADDING_PX = 24;
const DURATION_MS = 200;
/** The smallest zoom: its text cannot be read, but where cards stand is seen, and a hundred of them are drawn quickly. */
export const MIN_ZOOM = 0.25;

/** A part of the board to show, at a zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** The middle and zoom that show all cards; if they would be smaller than `minZoom` shows them, the most cards that are not. */
export function viewOf(
  cards: readonly BoardCard[],
  size: { width: number; height: number },
  minZoom = FIT_MIN_ZOOM,
): View | null {
  const rects = cards.map(rectOf);
  const all = boundsOf(rects);
  if (!all) return null;
  const [width, height] = [size.width - 2 * PADDING_PX, size.height - 2 * PADDING_PX];
  const zoom = Math.min(1, width / all.width, height / all.height);
  const middle = ({ x, y, width: w, height: h }: typeof all) => ({ x: x + w / 2, y: y + h / 2 });
  if (zoom >= minZoom) return { ...middle(all), zoom };
  const part = densestView(rects, { width: width / minZoom, height: height / minZoom });
  return part && { ...middle(part), zoom: minZoom };
}

export interface FitBoard {
  /** Shows as much as can be read. */
  fit: () => void;
  /** Shows as many cards as the smallest zoom does. */
  fitAll: () => void;
  /** From now on the view is somebody's choice. */
  keepView: () => void;
}

/** Shows the whole board, or its densest part; does so once by itself when the first cards arrive. */
export function useFitBoard(cards: readonly BoardCard[]): FitBoard {
  const { setCenter } = useReactFlow();
  const store = useStoreApi();
  const isDone = useRef(false);
  const show = useCallback(
    (duration: number, minZoom?: number) => {
      const { width, height } = store.getState();
      const view = viewOf(cards, { width, height }, minZoom);
      if (view) void setCenter(view.x, view.y, { zoom: view.zoom, duration });
    },
    [cards, store, setCenter],
  );
  const hasCards = cards.length > 0;
  useEffect(() => {
    if (!hasCards || isDone.current) return;
    isDone.current = true;
    show(0);
  }, [hasCards, show]);
  const fit = useCallback(() => show(motionMs()), [show]);
  // At once: on the way there a large board would be drawn many times.
  const fitAll = useCallback(() => show(0, MIN_ZOOM), [show]);
  const keepView = useCallback(() => {
    isDone.current = true;
  }, []);
  return { fit, fitAll, keepView };
}

const motionMs = (): number => (wantsLessMotion() ? 0 : DURATION_MS);
