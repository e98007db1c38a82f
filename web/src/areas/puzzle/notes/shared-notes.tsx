import { commentsContract } from '@fap/shared/comments/contract.ts';
import { PASSAGE_MAX_LENGTH } from '@fap/shared/moderation/rules.ts';
import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { keepNotesReadable } from '@fap/shared/puzzle/readable-notes.ts';
import { Extension } from '@tiptap/core';
import Collaboration from '@tiptap/extension-collaboration';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import Placeholder from '@tiptap/extension-placeholder';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Awareness } from 'y-protocols/awareness';
import { api } from '../../../platform/api-client.ts';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { useOfflineState } from '../../../platform/document-status.ts';
import type { OfflineState } from '../../../platform/offline-copy.ts';
import { ReportButton } from '../report/report-button.tsx';
import { createCaretAwareness } from './caret-awareness.ts';
import { notesLinks } from './notes-links.ts';
import { NotesToolbar } from './notes-toolbar.tsx';

const carets = (awareness: Awareness) =>
  Extension.create({
    name: 'carets',
    addProseMirrorPlugins: () => [yCursorPlugin(createCaretAwareness(awareness), { cursorBuilder: caret })],
  });

function caret(user: { name?: string; color?: string }): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'notes-caret';
  mark.style.borderColor = user.color ?? 'currentColor';
  const label = document.createElement('span');
  label.className = 'notes-caret-label';
  label.style.backgroundColor = user.color ?? 'currentColor';
  label.textContent = user.name ?? '';
  mark.append(label);
  return mark;
}

const lookUp = async (link: string) => (await api(commentsContract.unfurl, { query: { link } })).unfurled;

/** Says where the typed text is stored. */
const KEPT: Record<OfflineState, string> = {
  opening: 'Saved as you type.',
  kept: 'Saved as you type, even offline.',
  unavailable: 'Saved as you type while you’re online. This browser can’t save offline.',
  full: 'Saved as you type while you’re online. This browser has no space left to save offline.',
};

/** Notes that everybody on this puzzle edits together, with each other's carets. */
export function SharedNotes({
  room,
  clusterId,
  actions,
}: {
  room: CollabRoom;
  clusterId: string;
  actions?: ReactNode;
}) {
  const offline = useOfflineState(room.name);
  // Must run before the editor mounts: it crashes on nodes it does not know.
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    const stop = keepNotesReadable(room.doc);
    setReadable(true);
    return () => {
      setReadable(false);
      stop();
    };
  }, [room]);
  return isReadable ? (
    <NotesEditor room={room} clusterId={clusterId} actions={actions} offline={offline} />
  ) : null;
}

function NotesEditor({
  room,
  clusterId,
  actions,
  offline,
}: {
  room: CollabRoom;
  clusterId: string;
  actions: ReactNode;
  offline: OfflineState;
}) {
  const [, navigate] = useLocation();
  const navigateTo = useRef(navigate);
  navigateTo.current = navigate;
  const editor = useEditor(
    {
      extensions: [
        StarterKit.configure({ undoRedo: false, link: false }),
        TaskList,
        TaskItem.configure({ a11y: { checkboxLabel: (node) => node.textContent || 'Empty item' } }),
        notesLinks({ lookUp, open: (path) => navigateTo.current(path) }),
        Collaboration.configure({ fragment: boardNotes(room.doc) }),
        Placeholder.configure({ placeholder: 'Write down what you find out together…' }),
        carets(room.awareness),
      ],
      injectCSS: false,
      immediatelyRender: true,
      editorProps: {
        attributes: {
          'aria-label': 'Shared notes',
          role: 'textbox',
          'aria-multiline': 'true',
          class: 'notes-editor',
        },
      },
    },
    [room],
  );
  return (
    <section aria-labelledby="notes-title" className="flex h-full flex-col bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
        <div className="min-w-0">
          <h2 id="notes-title" className="text-[0.9375rem] font-semibold">
            Shared notes
          </h2>
          <p className="text-xs text-ink-soft">{KEPT[offline]} No names of victims here, please.</p>
        </div>
        {actions}
      </div>
      {editor && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-1.5">
          <NotesToolbar editor={editor} />
          <ReportPassage editor={editor} clusterId={clusterId} />
        </div>
      )}
      <EditorContent editor={editor} className="notes-scroll min-h-0 flex-1 overflow-y-auto px-4 py-2" />
    </section>
  );
}

/** Reports the selected passage; without a selection it says what to do. */
function ReportPassage({ editor, clusterId }: { editor: Editor; clusterId: string }) {
  const passage = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc.textBetween(state.selection.from, state.selection.to, '\n').trim(),
  }).slice(0, PASSAGE_MAX_LENGTH);
  if (passage.length < 4)
    return <p className="text-sm text-ink-soft">To report something here, select it first.</p>;
  return <ReportButton target={{ kind: 'notes', clusterId, passage }} what="the selected passage" />;
}
