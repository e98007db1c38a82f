import { addLine, type Board, changePiece, setLineKind } from '@fap/shared/puzzle/board-doc.ts';
import { FRAME_KIND, type LinkKind, wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import { useState } from 'react';
import type { Doc } from 'yjs';
import { newId } from '../../../platform/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { LINE_KIND_OPTIONS, parseLineKind } from './line-look.ts';
import type { ToRemove } from './use-card-removal.ts';

export interface BoardListProps {
  doc: Doc;
  board: Board;
  clusterId: string;
  userName: string;
  onRemove: (what: ToRemove) => void;
}

/** The board as a list, for keyboards and screen readers: the same cards and lines, all editable. */
export function BoardList({ doc, board, clusterId, userName, onRemove }: BoardListProps) {
  const labelOf = (id: string) => board.pieces.find((piece) => piece.id === id)?.label ?? 'a deleted card';
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-sm font-medium text-accent">
        The board as a list ({board.pieces.length} cards, {board.links.length} lines)
      </summary>
      {board.pieces.length === 0 && <p className="text-ink-soft">The board is empty.</p>}
      <ul className="mt-2 space-y-2">
        {board.pieces.map((piece) => (
          <li key={piece.id} className="flex flex-wrap gap-2">
            <TextInput
              aria-label="Text of the card"
              defaultValue={piece.label}
              key={piece.label}
              className="min-w-40 flex-1"
              onBlur={(event) => {
                const label = event.target.value.trim();
                if (label && label !== piece.label) changePiece(doc, piece.id, { label });
              }}
            />
            <Button variant="danger" onClick={() => onRemove({ cards: [piece.id], lines: [] })}>
              Remove<span className="sr-only">: {piece.label}</span>
            </Button>
            <ReportButton
              target={{ kind: 'card', clusterId, id: piece.id, passage: piece.label }}
              what={`the card ${piece.label}`}
              isIcon
            />
          </li>
        ))}
      </ul>
      <ul className="mt-4 space-y-2">
        {board.links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-2 text-[0.9375rem]">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {labelOf(link.from)} → {labelOf(link.to)} {wordsOfLink(link) && `(${wordsOfLink(link)})`}
            </span>
            <Select
              aria-label={`Kind of the line ${labelOf(link.from)} → ${labelOf(link.to)}`}
              options={LINE_KIND_OPTIONS}
              value={link.kind ?? ''}
              onChange={(event) => setLineKind(doc, link.id, parseLineKind(event.target.value))}
            />
            <Button size="sm" variant="danger" onClick={() => onRemove({ cards: [], lines: [link.id] })}>
              Remove line
            </Button>
          </li>
        ))}
      </ul>
      {board.pieces.length > 1 && <NewLine doc={doc} cards={board.pieces} userName={userName} />}
    </details>
  );
}

function NewLine({ doc, cards, userName }: { doc: Doc; cards: Board['pieces']; userName: string }) {
  const options = cards
    .filter(({ kind: of }) => of !== FRAME_KIND)
    .map(({ id, label }) => ({ value: id, label: label.slice(0, 60) }));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [kind, setKind] = useState<LinkKind | null>(null);
  const isPossible = from !== '' && to !== '' && from !== to;
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPossible) return;
        addLine(doc, newId(), { from, to, label: '', by: userName, ...(kind ? { kind } : {}) });
        setFrom('');
        setTo('');
      }}
    >
      <Select
        aria-label="Line from"
        placeholder="From card"
        options={options}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        aria-label="Line to"
        placeholder="To card"
        options={options}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Select
        aria-label="What the line says"
        options={LINE_KIND_OPTIONS}
        value={kind ?? ''}
        onChange={(event) => setKind(parseLineKind(event.target.value))}
      />
      <Button type="submit" disabled={!isPossible}>
        Draw line
      </Button>
    </form>
  );
}
