import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { addCard, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { t } from '@lingui/core/macro';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { CommentsProvider } from '../comments/comments-provider.tsx';
import { LinkNotice } from '../comments/link-notice.tsx';
import { pieceQueue } from '../live/data.ts';
import { toastReward } from '../live/use-send-piece.ts';
import { CallBar, useCallEverybody } from '../presence/call-bar.tsx';
import { PeopleBar } from '../presence/people-bar.tsx';
import { useFollow } from '../presence/use-follow.ts';
import { usePeople } from '../presence/use-people.ts';
import { MomentBar } from '../workspace/moment-bar.tsx';
import { PuzzleHeader } from '../workspace/puzzle-header.tsx';
import { useIsWide } from '../workspace/use-wide.ts';
import { Workspace } from '../workspace/workspace.tsx';
import type { Shown, WorkspacePart } from '../workspace/workspace-parts.ts';
import { DetailsPart } from './details-part.tsx';
import { LAYER_PANEL } from './layer-panel.tsx';
import { LayersPart } from './layers-part.tsx';
import { PIECE_FIELD } from './piece-form.tsx';
import { BoardPart, NotesPart } from './shared-parts.tsx';
import { WaitingPieces } from './waiting-pieces.tsx';

const HistoryDialog = lazyPart(async () => (await import('../history/history-dialog.tsx')).HistoryDialog);

/** Where many people work on one puzzle: its layers, the shared board and notes, and the pieces of the chosen layer. */
export function PuzzleWorkspace({ puzzle }: { puzzle: Puzzle }) {
  const user = useCurrentUser();
  const isWide = useIsWide();
  const { clusterId } = puzzle;
  const room = useCollabRoom(puzzleRoom(clusterId), {
    id: user.id,
    name: user.displayName,
    color: colorOf(user.id),
  });
  const [filters, setFilters] = useUrlFilters(paths.puzzle.query);
  const { mode, layer, at, piece: linkedPiece, card: linkedCard } = filters;
  // A link that names a layer opens it; only the overview, once chosen, is more than that.
  const isContributing =
    mode !== 'overview' && (mode === 'contribute' || linkedPiece !== '' || layerOf(layer) !== null);
  const selected = layerOf(layer) ?? layerOfPiece(puzzle, linkedPiece) ?? firstOpenLayer(puzzle);
  const [shown, setShown] = useState<Shown>({
    part: isContributing || layer !== '' ? 'details' : 'layers',
    isAsked: layer !== '',
  });
  /** The layer that gets the focus as soon as it is drawn; null for none. */
  const [opened, setOpened] = useState<number | null>(null);
  const show = useCallback((part: WorkspacePart) => setShown({ part, isAsked: true }), []);
  // A link may lead here from outside, or from a comment or the notes of this very puzzle.
  useEffect(() => {
    if (linkedCard !== '') show('board');
    else if (linkedPiece !== '' || (mode === '' && layer !== '')) show('details');
  }, [linkedCard, linkedPiece, mode, layer, show]);
  useEffect(() => pieceQueue.start(user.id, toastReward), [user.id]);
  useEffect(() => {
    room?.awareness.setLocalStateField('layer', isContributing ? selected : null);
  }, [room, isContributing, selected]);

  const work = (on: number) => {
    // One that was opened and left before it was drawn must not take the focus later.
    setOpened(null);
    setFilters({ mode: 'contribute', layer: String(on), piece: '' });
  };
  const goTo = (on: number | null) => (on === null ? setFilters({ mode: 'overview', piece: '' }) : work(on));
  const showTalkedAbout = ({ kind, id }: CommentTarget) => {
    if (kind === 'piece') setFilters({ mode: '', piece: id, layer: String(layerOfPiece(puzzle, id) ?? '') });
    else if (kind === 'card') setFilters({ card: id });
    else if (kind === 'layer') work(Number(id));
    show(kind === 'card' ? 'board' : kind === 'notes' ? 'notes' : 'details');
  };
  const people = usePeople(room?.awareness, user.id);
  const following = useFollow(people, goTo);
  const callEverybody = useCallEverybody(room?.awareness);
  const choose = (on: number) => {
    following.follow(null);
    work(on);
  };
  const enter = (on: number) => {
    const isMissing = puzzle.layers.some((other) => other.layer === on && other.status === 'missing');
    if (isMissing) moveFocusTo(document.getElementById(PIECE_FIELD), 'center');
    else moveFocusTo(document.getElementById(LAYER_PANEL));
  };
  const handleSelect = useStableHandler((on: number) => {
    choose(on);
    show('details');
  });
  const handleOpen = useStableHandler((on: number) => {
    if (isWide) {
      handleSelect(on);
      return setOpened(on);
    }
    // A phone shows its keyboard only for a field that gets the focus in the press itself.
    flushSync(() => handleSelect(on));
    enter(on);
  });
  const handleDrawn = useStableHandler((on: number) => {
    setOpened(null);
    enter(on);
  });
  const handleMode = useStableHandler((next: string) => {
    setOpened(null);
    setFilters({ mode: next, piece: '' });
  });
  const handleOpenPiece = useStableHandler((piece: Contribution) => handleSelect(piece.layer));
  const handleStopFollowing = useStableHandler(() => following.follow(null));
  const { displayName } = user;
  const pin = useCallback(
    (piece: Contribution) => {
      if (!room) return;
      const { layer: on, type: kind } = piece;
      // In a narrow window that would take them away from the pieces.
      const showCard = (card: string) => isWide && setFilters({ card });
      const [known] = [...boardPieces(room.doc)].find(([, card]) => card.pieceId === piece.id) ?? [];
      if (known !== undefined) {
        showCard(known);
        toast({ title: t`Already on the board`, description: t`This piece has a card there.` });
        return;
      }
      const id = newId();
      // Without its words, which each reader looks up: the piece may be withdrawn or hidden later.
      addCard(room.doc, id, { label: '', layer: on, kind, by: displayName, pieceId: piece.id });
      showCard(id);
      toast({ title: t`Pinned`, description: t`The piece is now a card on the shared board.` });
    },
    [room, isWide, setFilters, displayName],
  );
  const shared = { room, clusterId, user };
  return (
    <CommentsProvider
      puzzle={puzzle}
      user={user}
      linked={filters.comment}
      onLinked={showTalkedAbout}
      onClose={() => setFilters({ comment: '' })}
    >
      <div className="flex flex-1 flex-col lg:h-[calc(100dvh-4.0625rem)] lg:min-h-[40rem] lg:flex-none">
        <PuzzleHeader
          puzzle={puzzle}
          isSlim={shown.part === 'board' || shown.part === 'notes'}
          onHistory={() => setFilters({ at: 'newest' })}
          people={
            <PeopleBar
              room={puzzleRoom(clusterId)}
              people={people}
              user={user}
              following={following}
              onCall={() => callEverybody(isContributing ? selected : null)}
            />
          }
        />
        <MomentBar clusterId={clusterId} />
        <CallBar people={people} onGo={({ user: caller }) => following.follow(caller.id)} />
        {(['comment', 'piece', 'card'] as const).map(
          (kind) =>
            filters[kind] !== '' && (
              <LinkNotice
                key={`${kind} ${filters[kind]}`}
                clusterId={clusterId}
                kind={kind}
                id={filters[kind]}
                isHere={kind === 'card' && room?.doc ? boardPieces(room.doc).has(linkedCard) : false}
                onLayer={(on) => kind === 'piece' && layer === '' && setFilters({ layer: String(on) })}
                onClose={() => setFilters({ [kind]: '' })}
              />
            ),
        )}
        <WaitingPieces clusterId={clusterId} accountId={user.id} />
        <Workspace
          shown={shown}
          onShow={show}
          parts={{
            layers: (
              <PartBoundary title={t`We could not show the layers`}>
                <LayersPart
                  puzzle={puzzle}
                  people={people}
                  mode={isContributing ? 'contribute' : 'overview'}
                  selected={selected}
                  onMode={handleMode}
                  onSelect={handleSelect}
                  onOpen={handleOpen}
                />
              </PartBoundary>
            ),
            board: (
              <BoardPart
                {...shared}
                layer={isContributing ? selected : 0}
                pieces={puzzle.contributions}
                linked={linkedCard}
                followed={following.id}
                onStopFollowing={handleStopFollowing}
                onOpenPiece={handleOpenPiece}
              />
            ),
            notes: <NotesPart {...shared} />,
            details: (
              <PartBoundary title={t`We could not show the pieces`}>
                <DetailsPart
                  puzzle={puzzle}
                  user={user}
                  layer={isContributing ? selected : null}
                  isAtOnce={!isWide}
                  opened={opened}
                  onDrawn={handleDrawn}
                  linked={linkedPiece}
                  onPin={pin}
                />
              </PartBoundary>
            ),
          }}
        />
        {room && at !== '' && (
          <Suspense fallback={null}>
            <HistoryDialog
              clusterId={clusterId}
              at={at}
              onChange={(version) => setFilters({ at: version })}
              doc={room.doc}
            />
          </Suspense>
        )}
      </div>
    </CommentsProvider>
  );
}

function layerOf(text: string): number | null {
  const layer = Number(text);
  return Number.isInteger(layer) && layer >= 1 && layer <= 14 ? layer : null;
}

const layerOfPiece = (puzzle: Puzzle, id: string): number | undefined =>
  puzzle.contributions.find((piece) => piece.id === id)?.layer;

/** The first missing layer, else the first that is not complete, else the first. */
function firstOpenLayer(puzzle: Puzzle): number {
  const first = (status: string) => puzzle.layers.find((layer) => layer.status === status)?.layer;
  return first('missing') ?? first('partial') ?? 1;
}
