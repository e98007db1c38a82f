import type { FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '../../ui/class-names.ts';
import { type TreeRow, treeMove, treeRows } from './tree-rows.ts';

export interface FamilyTreeProps {
  families: readonly FamilyRoot[];
  expanded: ReadonlySet<string>;
  selected: string;
  onToggle: (id: string) => void;
  onSelect: (id: string) => void;
}

/** The families as a tree: arrow keys move and expand, Enter selects. */
export function FamilyTree({ families, expanded, selected, onToggle, onSelect }: FamilyTreeProps) {
  const rows = treeRows(families, expanded);
  const lines = useRef(new Map<string, HTMLDivElement>());
  const [focused, setFocused] = useState('');
  const current = [focused, selected].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;
  const choose = (row: TreeRow) => {
    setFocused(row.id);
    onSelect(row.id);
    if (row.isExpanded === false) onToggle(row.id);
  };
  const handleKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(row);
      return;
    }
    const move = treeMove(rows, row.id, event.key);
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) onToggle(move.toggle);
    else {
      setFocused(move.focus);
      lines.current.get(move.focus)?.focus();
    }
  };
  return (
    <div role="tree" aria-label={t`Cluster families`} className="max-h-[34rem] overflow-y-auto p-2">
      {rows.map((row) => (
        <div
          key={row.id}
          ref={(element) => {
            if (element) lines.current.set(row.id, element);
            else lines.current.delete(row.id);
          }}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-selected={row.id === selected}
          {...(row.isExpanded === null ? {} : { 'aria-expanded': row.isExpanded })}
          tabIndex={row.id === current ? 0 : -1}
          onClick={() => choose(row)}
          onKeyDown={(event) => handleKeyDown(event, row)}
          style={{ paddingLeft: `${(row.level - 1) * 1.25}rem` }}
          className={cn(
            'flex min-h-10 cursor-pointer items-center gap-1 rounded-md py-1 pr-2 hover:bg-sunken',
            row.id === selected && 'bg-accent-soft text-accent',
          )}
        >
          <ExpandToggle row={row} onToggle={onToggle} />
          <span
            className={cn('min-w-0 flex-1 text-[0.9375rem] leading-snug', row.level === 1 && 'font-semibold')}
          >
            {row.node.name}
          </span>
          <RowNote node={row.node} />
        </div>
      ))}
    </div>
  );
}

/** Expands and collapses a row by pointer; the keyboard does it on the row. */
function ExpandToggle({ row, onToggle }: { row: TreeRow; onToggle: (id: string) => void }) {
  if (row.isExpanded === null) return <span aria-hidden className="size-7 shrink-0" />;
  const Icon = row.isExpanded ? ChevronDown : ChevronRight;
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onToggle(row.id);
      }}
      className="flex size-7 shrink-0 items-center justify-center rounded hover:bg-line"
    >
      <Icon className="size-4" />
    </span>
  );
}

/** A family's number of clusters, or the strength of a cluster's connection, with words for screen readers. */
function RowNote({ node }: { node: FamilyRoot | FamilyBranch }) {
  const note = 'branches' in node ? String(node.clusters) : strengthOf(node);
  return (
    <span className="shrink-0 text-xs text-ink-soft tabular-nums">
      {note}
      <span className="sr-only">
        {'branches' in node ? t` clusters` : `${note && ' connection'}${stateOf(node)}`}
      </span>
    </span>
  );
}

const strengthOf = ({ connectionStrength }: FamilyBranch): string =>
  connectionStrength === null ? '' : `${wholePercent(connectionStrength)}%`;

const stateOf = ({ isActive }: FamilyBranch): string => (isActive ? t`, active` : t`, dormant`);
