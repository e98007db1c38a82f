import type { ReactNode } from 'react';
import { useDocumentStatus } from '../platform/use-document-status.ts';
import { MissingPart } from './missing-part.tsx';

export interface OpeningRoomProps {
  /** The room whose document is awaited. */
  room: string;
  /** Says that it is being opened. */
  children?: ReactNode;
}

/** In place of a shared document that is not open yet: that it is awaited, or that what opens it did not load. */
export function OpeningRoom({ room, children }: OpeningRoomProps) {
  return useDocumentStatus(room).link !== 'missing' ? (
    children
  ) : (
    <div className="p-4">
      <MissingPart />
    </div>
  );
}
