import { PASSAGE_MAX_LENGTH } from '@fap/shared/moderation/rules.ts';
import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { keepNotesReadable } from '@fap/shared/puzzle/readable-notes.ts';
import { Extension } from '@tiptap/core';
import Collaboration from '@tiptap/extension-collaboration';
import Placeholder from '@tiptap/extension-placeholder';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import { Bold, Heading2, Italic, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { useOfflineState } from '../../../platform/document-status.ts';
import type { OfflineState } from '../../../platform/offline-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { createCaretAwareness } from './caret-awareness.ts';

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
  const editor = useEditor(
    {
      extensions: [
        StarterKit.configure({ undoRedo: false, link: false }),
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
          <Toolbar editor={editor} />
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

interface Tool {
  label: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: Bold,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (e) => e.isActive('heading'),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

function Toolbar({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map((tool) => tool.isOn(current)),
  });
  return (
    <div role="toolbar" aria-label="Format" className="flex flex-wrap gap-1">
      {TOOLS.map(({ label, icon: Icon, run }, index) => (
        <Tooltip key={label} text={label}>
          <Button
            size="icon"
            variant="quiet"
            aria-label={label}
            aria-pressed={on[index] ?? false}
            className={cn(on[index] && 'bg-accent-soft text-accent')}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
