import { t } from '@lingui/core/macro';
import { Layers, type LucideIcon, NotebookPen, Puzzle, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { PART_LABELS, PARTS, type PartContents, type WorkspacePart } from './workspace-parts.ts';

const ICONS: Record<WorkspacePart, LucideIcon> = {
  layers: Layers,
  board: StickyNote,
  notes: NotebookPen,
  details: Puzzle,
};

export interface NarrowWorkspaceProps {
  parts: PartContents;
  shown: WorkspacePart;
  onShow: (part: WorkspacePart) => void;
}

/** One part at a time, chosen in a bar at the bottom; a part stays mounted once it was shown, so that nothing typed is lost. */
export function NarrowWorkspace({ parts, shown, onShow }: NarrowWorkspaceProps) {
  const [opened, setOpened] = useState<ReadonlySet<WorkspacePart>>(new Set([shown]));
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]));
  return (
    <>
      <div className="flex-1 pb-16">
        {PARTS.filter((part) => opened.has(part)).map((part) => (
          <section
            key={part}
            aria-label={PART_LABELS[part]}
            hidden={part !== shown}
            className={cn(
              'bg-surface',
              (part === 'board' || part === 'notes') &&
                'h-[calc(100dvh-15.5rem)] min-h-96 sm:h-[calc(100dvh-14rem)]',
            )}
          >
            {parts[part]}
          </section>
        ))}
      </div>
      <nav
        aria-label={t`Parts of the puzzle`}
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {PARTS.map((part) => {
          const Icon = ICONS[part];
          return (
            <button
              key={part}
              type="button"
              aria-pressed={part === shown}
              onClick={() => onShow(part)}
              className={cn(
                'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium',
                part === shown ? 'text-accent' : 'text-ink-soft',
              )}
            >
              <Icon aria-hidden className="size-5" />
              {PART_LABELS[part]}
            </button>
          );
        })}
      </nav>
    </>
  );
}
