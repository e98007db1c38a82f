import { t } from '@lingui/core/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

interface Tool {
  label: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: t`Bold`,
    icon: Bold,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    label: t`Italic`,
    icon: Italic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: t`Heading`,
    icon: Heading2,
    isOn: (e) => e.isActive('heading'),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: t`List`,
    icon: List,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: t`Numbered list`,
    icon: ListOrdered,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: t`Checklist`,
    icon: ListChecks,
    isOn: (e) => e.isActive('taskList'),
    run: (e) => e.chain().focus().toggleTaskList().run(),
  },
  {
    label: t`Quote`,
    icon: Quote,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

/** What the notes can look like. */
export function NotesToolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map((tool) => tool.isOn(current)),
  });
  return (
    <div role="toolbar" aria-label={t`Format`} className="flex flex-wrap gap-1">
      {TOOLS.map(({ label, icon: Icon, run }, index) => (
        <Tooltip key={label} text={label}>
          <Button
            size="icon"
            variant="quiet"
            aria-label={label}
            aria-pressed={on[index] ?? false}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        </Tooltip>
      ))}
      <Tooltip text={t`Link (Ctrl+K)`}>
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Link`}
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
          onClick={onLink}
        >
          <Link2 aria-hidden className="size-4" />
        </Button>
      </Tooltip>
    </div>
  );
}
