import type { NoteBlock, NoteRun } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../ui/class-names.ts';

/** The notes of a version, read-only; added and removed text is marked with its author. */
export function PastNotes({ notes }: { notes: readonly NoteBlock[] }) {
  const isEmpty = notes.every(({ runs, kind }) => runs.length === 0 && kind !== 'rule');
  if (isEmpty)
    return (
      <p className="text-ink-soft">
        <Trans>Nothing was written yet.</Trans>
      </p>
    );
  return (
    <div className="space-y-2 rounded-md border border-line px-4 py-3 wrap-anywhere whitespace-pre-wrap">
      {notes.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a past version never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, level, runs } }: { block: NoteBlock }) {
  const text = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a past version never move
    <Run key={index} run={run} />
  ));
  switch (kind) {
    case 'heading':
      return <p className="font-semibold">{text}</p>;
    case 'bullet':
    case 'number':
      return <ListItem level={level}>{text}</ListItem>;
    case 'task':
    case 'done':
      return (
        <p className="flex gap-2">
          {kind === 'done' ? (
            <SquareCheck aria-label={t`Done:`} className="mt-1 size-4 shrink-0" />
          ) : (
            <Square aria-label={t`Not done:`} className="mt-1 size-4 shrink-0" />
          )}
          <span className="min-w-0">{text}</span>
        </p>
      );
    case 'quote':
      return <blockquote className="border-l-3 border-accent-line pl-3.5 text-ink-soft">{text}</blockquote>;
    case 'code':
      return (
        <pre className="rounded-sm bg-sunken px-3 py-2 font-mono text-sm whitespace-pre-wrap">{text}</pre>
      );
    case 'rule':
      return <hr className="border-line" />;
    case 'paragraph':
      return <p className="min-h-[1em]">{text}</p>;
  }
}

/** An item of any list as a bullet; a version does not store the numbers. */
function ListItem({ level, children }: { level: number; children: ReactNode }) {
  return (
    <ul className="list-disc" style={{ paddingLeft: `${level * 1.4}rem` }}>
      <li>{children}</li>
    </ul>
  );
}

function Run({ run: { text, marks, change, changedBy } }: { run: NoteRun }) {
  const look = cn(
    marks.includes('bold') && 'font-semibold',
    marks.includes('italic') && 'italic',
    marks.includes('code') && 'font-mono text-[0.9em]',
  );
  const isUnderlined = marks.includes('underline');
  const isStruck = marks.includes('strike');
  const by = changedBy ? t` by ${changedBy.displayName}` : '';
  if (change === 'added') {
    return (
      <ins
        title={t`Written${by}`}
        className={cn(look, 'rounded-xs bg-accent-soft text-accent', decoration(isUnderlined, isStruck))}
      >
        <span className="sr-only">
          <Trans>[written{by}:</Trans>{' '}
        </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    );
  }
  if (change === 'removed') {
    return (
      <del title={t`Removed${by}`} className={cn(look, 'text-ink-soft', decoration(isUnderlined, true))}>
        <span className="sr-only">
          <Trans>[removed{by}:</Trans>{' '}
        </span>
        {text}
        <span className="sr-only">]</span>
      </del>
    );
  }
  return <span className={cn(look, decoration(isUnderlined, isStruck))}>{text}</span>;
}

/** Both lines at once take a class of their own: `underline` and `line-through` set the same property. */
function decoration(isUnderlined: boolean, isStruck: boolean): string {
  if (isUnderlined && isStruck) return '[text-decoration-line:underline_line-through]';
  if (isUnderlined) return 'underline';
  return isStruck ? 'line-through' : 'no-underline';
}
