import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { useOfflineState } from '../../../platform/document-status.ts';
import { afterDrawing } from '../../../platform/load-later.ts';
import type { OfflineState } from '../../../platform/offline-copy.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useFoldingOf } from '../workspace/folding.tsx';
import { type Begun, NotesPeek } from './notes-peek.tsx';
import './notes.css';

/** When the editor comes without anybody near, in milliseconds: it must be here before the network is gone. */
const COMES_AFTER_MS = 2_000;

const NotesEditor = lazyPart(async () => (await import('./notes-editor.tsx')).NotesEditor);

/** Says where the typed text is stored. */
const KEPT: Record<OfflineState, string> = {
  opening: t`Saved as you type.`,
  kept: t`Saved as you type, even offline.`,
  unavailable: t`Saved as you type while you’re online. This browser can’t save offline.`,
  full: t`Saved as you type while you’re online. This browser has no space left to save offline.`,
};

export interface SharedNotesProps {
  room: CollabRoom;
  clusterId: string;
  /** What somebody began to write before the editor was there. */
  begun: RefObject<Begun | null>;
  actions?: ReactNode;
}

/** Notes that everybody on this puzzle writes together. The editor is large: it comes when the notes are open, somebody comes near, or the page has time. */
export function SharedNotes({ room, clusterId, begun, actions }: SharedNotesProps) {
  const offline = useOfflineState(room.name);
  const drawer = useFoldingOf('notes');
  const isPeeking = drawer?.isFolded ?? false;
  const [isNear, setNear] = useState(false);
  // As a transition the words stay until the editor can take their place.
  const comeNear = useCallback(() => startTransition(() => setNear(true)), []);
  useEffect(() => {
    if (!isPeeking) comeNear();
  }, [isPeeking, comeNear]);
  useEffect(() => {
    const timer = window.setTimeout(() => afterDrawing(comeNear), COMES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [comeNear]);
  const keepBegun = useCallback(
    (now: Begun) => {
      // The words of an earlier document come first.
      begun.current = { ...now, typed: (begun.current?.typed ?? '') + now.typed };
    },
    [begun],
  );
  const takeBegun = useCallback(() => {
    const { current } = begun;
    begun.current = null;
    return current;
  }, [begun]);
  // One line is not enough to write in.
  const openDrawer = () => drawer?.open();
  const peek = (
    <NotesPeek
      doc={room.doc}
      isPeeking={isPeeking}
      onFocus={() => {
        openDrawer();
        comeNear();
      }}
      onReplaced={keepBegun}
    />
  );
  return (
    <section
      aria-labelledby="notes-title"
      className="flex h-full flex-col bg-surface"
      onPointerEnter={comeNear}
    >
      <div className="flex items-center justify-between gap-x-3 px-4 py-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id="notes-title" className="text-[0.9375rem] font-semibold">
            <Trans>Shared notes</Trans>
          </h2>
          <p className="min-w-0 text-xs text-ink-soft">
            <Trans>{KEPT[offline]} No names of victims here, please.</Trans>
          </p>
        </div>
        {actions}
      </div>
      <Suspense fallback={peek}>
        {isNear ? (
          <NotesEditor
            room={room}
            clusterId={clusterId}
            isPeeking={isPeeking}
            onFocus={openDrawer}
            takeBegun={takeBegun}
          />
        ) : (
          peek
        )}
      </Suspense>
    </section>
  );
}
