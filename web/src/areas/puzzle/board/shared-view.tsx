import { useOnViewportChange, useReactFlow, useStoreApi, type Viewport } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { usePeers } from '../../../platform/collab-room.ts';
import { wantsLessMotion } from '../../../platform/use-media.ts';

/** Throttle for telling the others what one sees, in milliseconds. */
const SEND_EVERY_MS = 100;
const FOLLOW_MS = 150;

export interface SharedViewProps {
  awareness: Awareness;
  /** The account whose view this window shows; null for none. */
  followed: string | null;
}

/** Tells the others which part of the board this window shows, and shows the part that a followed person sees. */
export function SharedView({ awareness, followed }: SharedViewProps) {
  const { setCenter, getViewport } = useReactFlow();
  const store = useStoreApi();
  const timer = useRef<number>(undefined);
  const tell = useCallback(() => {
    timer.current = undefined;
    const { width, height } = store.getState();
    if (width > 0) awareness.setLocalStateField('view', viewOf(getViewport(), { width, height }));
  }, [awareness, getViewport, store]);
  const onChange = useCallback(() => {
    timer.current ??= window.setTimeout(tell, SEND_EVERY_MS);
  }, [tell]);
  // A single turn of the wheel is a start and an end, without a change between them.
  useOnViewportChange({ onStart: onChange, onChange, onEnd: onChange });
  useEffect(() => {
    onChange();
    return () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      awareness.setLocalStateField('view', null);
    };
  }, [awareness, onChange]);

  const view = usePeers(awareness).find(({ user, view: seen }) => user.id === followed && seen)?.view;
  const [x, y, zoom] = [view?.x, view?.y, view?.zoom];
  useEffect(() => {
    if (x === undefined || y === undefined || zoom === undefined) return;
    void setCenter(x, y, { zoom, duration: wantsLessMotion() ? 0 : FOLLOW_MS });
  }, [x, y, zoom, setCenter]);
  return null;
}

/** The middle of what a window of this size shows, and how near. */
export function viewOf(
  { x, y, zoom }: Viewport,
  { width, height }: { width: number; height: number },
): { x: number; y: number; zoom: number } {
  const middle = (size: number, offset: number) => Math.round((size / 2 - offset) / zoom);
  return { x: middle(width, x), y: middle(height, y), zoom: Math.round(zoom * 1000) / 1000 };
}
