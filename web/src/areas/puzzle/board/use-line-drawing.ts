import { addLine, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { LinkKind } from '@fap/shared/puzzle/board-shapes.ts';
import type { Connection, OnConnectEnd } from '@xyflow/react';
import type { Doc } from 'yjs';
import { newId } from '../../../platform/ids.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';

const NOWHERE = { clientX: -1, clientY: -1 };

export interface LineDrawing {
  onConnect: (connection: Connection) => void;
  onConnectEnd: OnConnectEnd;
}

/** Draws lines from card to card. One that is dropped anywhere on a card ends there; the canvas itself asks for a hit on one of its points. */
export function useLineDrawing(doc: Doc, userName: string, kind: LinkKind | null): LineDrawing {
  const connect = (from: string, to: string) => {
    if (from !== to) addLine(doc, newId(), { from, to, label: '', by: userName, ...(kind ? { kind } : {}) });
  };
  const onConnect = useStableHandler(({ source, target }: Connection) => connect(source, target));
  const onConnectEnd = useStableHandler<Parameters<OnConnectEnd>, void>((event, { isValid, fromNode }) => {
    if (isValid || !fromNode) return;
    const { clientX, clientY } = 'changedTouches' in event ? (event.changedTouches[0] ?? NOWHERE) : event;
    const node = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.react-flow__node');
    const to = node?.getAttribute('data-id');
    if (to && boardPieces(doc).has(to)) connect(fromNode.id, to);
  });
  return { onConnect, onConnectEnd };
}
