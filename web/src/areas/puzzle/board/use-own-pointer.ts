import { useReactFlow } from '@xyflow/react';
import { type MouseEvent, type RefObject, useRef } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';

/** Throttle for sending the own pointer, in milliseconds. */
const SEND_EVERY_MS = 50;

export interface OwnPointer {
  /** Where it is on the board; null when it is elsewhere. */
  pointer: RefObject<{ x: number; y: number } | null>;
  follow: (event: MouseEvent) => void;
  leave: () => void;
}

/** Tells the others where this window's pointer is on the board. */
export function useOwnPointer(awareness: Awareness): OwnPointer {
  const { screenToFlowPosition } = useReactFlow();
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const sentAt = useRef(0);
  const follow = useStableHandler(({ clientX, clientY }: MouseEvent) => {
    const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
    pointer.current = { x, y };
    const now = performance.now();
    if (now - sentAt.current < SEND_EVERY_MS) return;
    sentAt.current = now;
    awareness.setLocalStateField('cursor', { x: Math.round(x), y: Math.round(y) });
  });
  const leave = useStableHandler(() => {
    pointer.current = null;
    awareness.setLocalStateField('cursor', null);
  });
  return { pointer, follow, leave };
}
