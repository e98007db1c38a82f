import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import { boundsOf, densestView, rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';

/** Size of a card's text and the smallest that is read with ease, in pixels: fitting never goes below their ratio. */
const TEXT_PX = 15;
const READABLE_PX = 13;
export const FIT_MIN_ZOOM = READABLE_PX / TEXT_PX;
const PADDING_PX = 24;
const DURATION_MS = 200;
/** The smallest zoom; text cannot be read in it, but where cards stand is seen. */
export const MIN_ZOOM = 0.1;

/** A part of the board to show, at a zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** The middle and zoom that show all cards; if they would be too small to read, the most cards that are not. */
export function viewOf(cards: readonly BoardCard[], size: { width: number; height: number }): View | null {
  const rects = cards.map(rectOf);
  const all = boundsOf(rects);
  if (!all) return null;
  const [width, height] = [size.width - 2 * PADDING_PX, size.height - 2 * PADDING_PX];
  const zoom = Math.min(1, width / all.width, height / all.height);
  const middle = ({ x, y, width: w, height: h }: typeof all) => ({ x: x + w / 2, y: y + h / 2 });
  if (zoom >= FIT_MIN_ZOOM) return { ...middle(all), zoom };
  const part = densestView(rects, { width: width / FIT_MIN_ZOOM, height: height / FIT_MIN_ZOOM });
  return part && { ...middle(part), zoom: FIT_MIN_ZOOM };
}

/** The middle and zoom that show all cards, however small. */
export function viewOfAll(cards: readonly BoardCard[], size: { width: number; height: number }): View | null {
  const all = boundsOf(cards.map(rectOf));
  if (!all) return null;
  const [width, height] = [size.width - 2 * PADDING_PX, size.height - 2 * PADDING_PX];
  const zoom = Math.max(MIN_ZOOM, Math.min(1, width / all.width, height / all.height));
  return { x: all.x + all.width / 2, y: all.y + all.height / 2, zoom };
}

export interface FitBoard {
  /** Shows as much as can be read. */
  fit: () => void;
  /** Shows every card, however small. */
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
    (duration: number, choose = viewOf) => {
      const { width, height } = store.getState();
      const view = choose(cards, { width, height });
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
  const fitAll = useCallback(() => show(motionMs(), viewOfAll), [show]);
  const keepView = useCallback(() => {
    isDone.current = true;
  }, []);
  return { fit, fitAll, keepView };
}

const motionMs = (): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS;
