import { commentsContract } from '@fap/shared/comments/contract.ts';
import { PASSAGE_MAX_LENGTH } from '@fap/shared/moderation/rules.ts';
import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { keepNotesReadable } from '@fap/shared/puzzle/readable-notes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Extension } from '@tiptap/core';
import Collaboration from '@tiptap/extension-collaboration';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import Placeholder from '@tiptap/extension-placeholder';
import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Awareness } from 'y-protocols/awareness';
import { api } from '../../../platform/api-client.ts';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { ReportButton } from '../report/report-button.tsx';
import { createCaretAwareness } from './caret-awareness.ts';
import { type CaretUser, caretMark, MOST_NAMED } from './caret-mark.ts';
import { LinkDialog } from './link-dialog.tsx';
import { notesLinks } from './notes-links.ts';
import { type Begun, NOTES_PLACEHOLDER, notesScroll } from './notes-peek.tsx';
import { NotesToolbar } from './notes-toolbar.tsx';
import { NotesDocument, unknownNotes } from './unknown-notes.ts';

const carets = (awareness: Awareness) => {
  const { view, countRead } = createCaretAwareness(awareness);
  const cursorBuilder = (user: CaretUser) => caretMark(user, countRead() <= MOST_NAMED);
  return Extension.create({
    name: 'carets',
    addProseMirrorPlugins: () => [yCursorPlugin(view, { cursorBuilder })],
  });
};

const lookUp = async (link: string) => (await api(commentsContract.unfurl, { query: { link } })).unfurled;

export interface NotesEditorProps {
  room: CollabRoom;
  clusterId: string;
  /** Only one line of the notes is in sight. */
  isPeeking: boolean;
  /** Opens the notes where they fold. */
  onFocus: () => void;
  /** What was begun before the editor was there; null when it was taken already. */
  takeBegun: () => Begun | null;
}

/** The editor of the notes, with everybody's carets. */
export function NotesEditor(props: NotesEditorProps) {
  const { doc } = props.room;
  // Must run before the editor mounts: it crashes on what no editor writes. Before the page is painted, which would be empty here.
  const [isReadable, setReadable] = useState(false);
  useLayoutEffect(() => {
    const stop = keepNotesReadable(doc);
    setReadable(true);
    return () => {
      setReadable(false);
      stop();
    };
  }, [doc]);
  return isReadable ? <ReadableNotes {...props} /> : null;
}

function ReadableNotes({ room, clusterId, isPeeking, onFocus, takeBegun }: NotesEditorProps) {
  const [, navigate] = useLocation();
  const [isLinking, setLinking] = useState(false);
  const latest = useRef({ navigate, onFocus });
  latest.current = { navigate, onFocus };
  const editor = useEditor(
    {
      extensions: [
        NotesDocument,
        StarterKit.configure({ document: false, undoRedo: false, link: false }),
        unknownNotes,
        TaskList,
        TaskItem.configure({ a11y: { checkboxLabel: (node) => node.textContent || t`Empty item` } }),
        notesLinks({
          lookUp,
          open: (path) => latest.current.navigate(path),
          onLink: () => setLinking(true),
        }),
        Collaboration.configure({ fragment: boardNotes(room.doc) }),
        Placeholder.configure({ placeholder: NOTES_PLACEHOLDER }),
        carets(room.awareness),
      ],
      injectCSS: false,
      immediatelyRender: true,
      onFocus: () => latest.current.onFocus(),
      editorProps: {
        attributes: {
          'aria-label': t`Shared notes`,
          role: 'textbox',
          'aria-multiline': 'true',
          class: 'notes-editor',
        },
      },
    },
    [room],
  );
  useEffect(() => {
    const begun = editor && takeBegun();
    if (!begun) return;
    if (begun.isFocused) editor.commands.focus('end');
    // As text: what somebody types is no markup.
    if (begun.typed) editor.commands.insertContentAt(endOf(editor), { type: 'text', text: begun.typed });
  }, [editor, takeBegun]);
  return (
    <>
      {editor && !isPeeking && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-1.5">
          <NotesToolbar editor={editor} onLink={() => setLinking(true)} />
          <ReportPassage editor={editor} clusterId={clusterId} />
        </div>
      )}
      <EditorContent editor={editor} className={notesScroll(isPeeking)} />
      {isLinking && (
        <LinkDialog editor={editor} doc={room.doc} clusterId={clusterId} onClose={() => setLinking(false)} />
      )}
    </>
  );
}

/** The end of the last block, where one writes on. */
const endOf = (editor: Editor): number => Selection.atEnd(editor.state.doc).to;

/** Reports the selected passage; without a selection it says what to do. */
function ReportPassage({ editor, clusterId }: { editor: Editor; clusterId: string }) {
  const passage = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc.textBetween(state.selection.from, state.selection.to, '\n').trim(),
  }).slice(0, PASSAGE_MAX_LENGTH);
  if (passage.length < 4)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>To report something here, select it first.</Trans>
      </p>
    );
  return <ReportButton target={{ kind: 'notes', clusterId, passage }} what={t`the selected passage`} />;
}
