import {
  addLine,
  type Board,
  type BoardCard,
  type BoardLine,
  setLineKind,
} from '@fap/shared/puzzle/board-doc.ts';
import { FRAME_KIND, type LinkKind, wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useMemo, useState } from 'react';
import type { Doc } from 'yjs';
import { newId } from '../../../platform/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { CommentBadge } from '../comments/comment-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ListField } from './list-field.tsx';
import { LINE_KIND_OPTIONS, parseLineKind } from './looks/line-look.ts';
import { type Lost, renameCard } from './rename-card.ts';
import type { ToRemove } from './use-card-removal.ts';

export interface BoardListProps {
  doc: Doc;
  board: Board;
  clusterId: string;
  userName: string;
  onRemove: (what: ToRemove) => void;
  /** Gets what was typed on a card and is not on it. */
  onLost: (words: string, why: Lost) => void;
}

/** The board as a list, for keyboards and screen readers: the same cards and lines, all editable. */
export const BoardList = memo(function BoardList(props: BoardListProps) {
  const { pieces, links } = props.board;
  const frames = pieces.filter(({ kind }) => kind === FRAME_KIND).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3 lg:mt-0 lg:px-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-10 lg:min-h-7 cursor-pointer items-center text-sm font-medium text-accent">
        <Trans>
          The board as a list ({plural(pieces.length - frames, { one: '# card', other: '# cards' })}
          {frames > 0 && `, ${plural(frames, { one: '# frame', other: '# frames' })}`},{' '}
          {plural(links.length, { one: '# line', other: '# lines' })})
        </Trans>
      </summary>
      {/* A closed list of 500 cards would be made anew with every move of one. */}
      {isOpen && <OpenList {...props} />}
    </details>
  );
});

function OpenList({ doc, board, clusterId, userName, onRemove, onLost }: BoardListProps) {
  const labels = useMemo(() => new Map(board.pieces.map(({ id, label }) => [id, label])), [board.pieces]);
  const labelOf = (id: string) => labels.get(id) ?? t`a deleted card`;
  return (
    <>
      {board.pieces.length === 0 && (
        <p className="text-ink-soft">
          <Trans>The board is empty.</Trans>
        </p>
      )}
      <ul className="mt-2 space-y-2">
        {board.pieces.map((piece) => (
          <CardRow
            key={piece.id}
            doc={doc}
            piece={piece}
            clusterId={clusterId}
            onRemove={onRemove}
            onLost={onLost}
          />
        ))}
      </ul>
      <ul className="mt-4 space-y-2">
        {board.links.map((link) => (
          <LineRow
            key={link.id}
            doc={doc}
            link={link}
            from={labelOf(link.from)}
            to={labelOf(link.to)}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {board.pieces.length > 1 && <NewLine doc={doc} cards={board.pieces} userName={userName} />}
    </>
  );
}

const CardRow = memo(function CardRow({
  doc,
  piece,
  clusterId,
  onRemove,
  onLost,
}: Pick<BoardListProps, 'doc' | 'clusterId' | 'onRemove' | 'onLost'> & { piece: BoardCard }) {
  return (
    <li className="flex flex-wrap gap-2">
      <ListField
        name={piece.kind === FRAME_KIND ? t`Title of the frame` : t`Text of the card`}
        label={piece.label}
        onRename={(renaming) => {
          const lost = renameCard(doc, piece.id, renaming);
          if (lost) onLost(renaming.label, lost);
        }}
      />
      <Button variant="danger" onClick={() => onRemove({ cards: [piece.id], lines: [] })}>
        <Trans>
          Remove<span className="sr-only">: {piece.label}</span>
        </Trans>
      </Button>
      <CommentBadge
        target={{ kind: 'card', id: piece.id }}
        what={t`the ${piece.kind === FRAME_KIND ? t`frame` : t`card`}: ${piece.label}`}
        about={piece.label}
        isFrame={piece.kind === FRAME_KIND}
      />
      <ReportButton
        target={{ kind: 'card', clusterId, id: piece.id, passage: piece.label }}
        what={t`the card ${piece.label}`}
        isIcon
      />
    </li>
  );
});

const LineRow = memo(function LineRow({
  doc,
  link,
  from,
  to,
  onRemove,
}: Pick<BoardListProps, 'doc' | 'onRemove'> & { link: BoardLine; from: string; to: string }) {
  const words = wordsOfLink(link);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-[0.9375rem]">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {from} → {to} {words && `(${words})`}
      </span>
      <Select
        aria-label={t`Kind of the line ${from} → ${to}`}
        options={LINE_KIND_OPTIONS}
        value={link.kind ?? ''}
        onChange={(event) => setLineKind(doc, link.id, parseLineKind(event.target.value))}
      />
      <Button size="sm" variant="danger" onClick={() => onRemove({ cards: [], lines: [link.id] })}>
        <Trans>Remove line</Trans>
      </Button>
    </li>
  );
});

function NewLine({ doc, cards, userName }: { doc: Doc; cards: Board['pieces']; userName: string }) {
  const options = useMemo(
    () =>
      cards
        .filter(({ kind: of }) => of !== FRAME_KIND)
        .map(({ id, label }) => ({ value: id, label: label.slice(0, 60) })),
    [cards],
  );
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
        aria-label={t`Line from`}
        placeholder={t`From card`}
        options={options}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        aria-label={t`What the line says`}
        options={LINE_KIND_OPTIONS}
        value={kind ?? ''}
        onChange={(event) => setKind(parseLineKind(event.target.value))}
      />
      <Select
        aria-label={t`Line to`}
        placeholder={t`To card`}
        options={options}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" disabled={!isPossible}>
        <Trans>Draw line</Trans>
      </Button>
    </form>
  );
}
