import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Where the drawing is looked at: its offset in pixels, and how large it is drawn. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

const MIN_SCALE = 0.25;
const MAX_SCALE = 2;
const STEP = 1.25;
const KEY_PAN = 60;
/** An arrow moves what is looked at, so the drawing goes the other way. */
const KEY_WAYS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);
const KEY_FACTORS: ReadonlyMap<string, number> = new Map([
  ['+', STEP],
  ['-', 1 / STEP],
]);

/** A view changed about a point that stays where it is. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const by = scale / view.scale;
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, scale };
}

/** Moving and magnifying a drawing by pointer, wheel with Ctrl, buttons and keys. */
export function usePanZoom(first: View) {
  const [view, setView] = useState(first);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; x: number; y: number } | null>(null);
  const zoom = useCallback((factor: number, at?: { x: number; y: number }) => {
    const box = frame.current;
    const middle = { x: (box?.clientWidth ?? 0) / 2, y: (box?.clientHeight ?? 0) / 2 };
    setView((before) => zoomAt(before, factor, at ?? middle));
  }, []);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // React's own wheel listener could not keep the page from zooming.
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP, { x: event.clientX - left, y: event.clientY - top });
    };
    box.addEventListener('wheel', handleWheel, { passive: false });
    return () => box.removeEventListener('wheel', handleWheel);
  }, [zoom]);
  const pan = (x: number, y: number) =>
    setView((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  return {
    view,
    setView,
    frame,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = drag.current;
        if (!from || from.id !== event.pointerId) return;
        pan(event.clientX - from.x, event.clientY - from.y);
        drag.current = { ...from, x: event.clientX, y: event.clientY };
      },
      onPointerUp: () => {
        drag.current = null;
      },
      onPointerLeave: () => {
        drag.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const way = KEY_WAYS.get(event.key);
        const factor = KEY_FACTORS.get(event.key);
        if (way) pan(way[0] * KEY_PAN, way[1] * KEY_PAN);
        else if (factor) zoom(factor);
        else return;
        event.preventDefault();
      },
    },
  };
}
