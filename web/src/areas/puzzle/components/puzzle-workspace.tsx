import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { t } from '@lingui/core/macro';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useCollabRoom } from '../../../platform/collab-room.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { CommentsProvider } from '../comments/comments-provider.tsx';
import { LinkNotice } from '../comments/link-notice.tsx';
import { CallBar, useCallEverybody } from '../presence/call-bar.tsx';
import { PeopleBar } from '../presence/people-bar.tsx';
import { usePeople } from '../presence/use-people.ts';
import { MomentBar } from '../workspace/moment-bar.tsx';
import { PuzzleHeader } from '../workspace/puzzle-header.tsx';
import { useIsWide } from '../workspace/use-wide.ts';
import { Workspace } from '../workspace/workspace.tsx';
import type { Shown, WorkspacePart } from '../workspace/workspace-parts.ts';
import { DetailsPart } from './details-part.tsx';
import { LayersPart } from './layers-part.tsx';
import { BoardPart, NotesPart } from './shared-parts.tsx';
import { isWorkOnLayer, layerOfPiece, useChosenLayer } from './use-chosen-layer.ts';
import { usePinPiece } from './use-pin-piece.ts';
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
  const [shown, setShown] = useState<Shown>({
    part: isWorkOnLayer(filters) || layer !== '' ? 'details' : 'layers',
    isAsked: layer !== '',
  });
  const show = useCallback((part: WorkspacePart) => setShown({ part, isAsked: true }), []);
  // A link may lead here from outside, or from a comment or the notes of this very puzzle.
  useEffect(() => {
    if (linkedCard !== '') show('board');
    else if (linkedPiece !== '' || (mode === '' && layer !== '')) show('details');
  }, [linkedCard, linkedPiece, mode, layer, show]);
  const people = usePeople(room?.awareness, user.id);
  const chosen = useChosenLayer({
    puzzle,
    filters,
    setFilters,
    people,
    isWide,
    onDetails: () => show('details'),
  });
  const { selected, following } = chosen;
  const workedOn = chosen.isContributing ? selected : null;
  useEffect(() => {
    room?.awareness.setLocalStateField('layer', workedOn);
  }, [room, workedOn]);
  const callEverybody = useCallEverybody(room?.awareness);
  const pin = usePinPiece({
    room,
    displayName: user.displayName,
    // In a narrow window that would take them away from the pieces.
    onCard: (card) => isWide && setFilters({ card }),
  });
  const showTalkedAbout = ({ kind, id }: CommentTarget) => {
    if (kind === 'piece') setFilters({ mode: '', piece: id, layer: String(layerOfPiece(puzzle, id) ?? '') });
    else if (kind === 'card') setFilters({ card: id });
    else if (kind === 'layer') chosen.work(Number(id));
    show(kind === 'card' ? 'board' : kind === 'notes' ? 'notes' : 'details');
  };
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
              onCall={() => callEverybody(workedOn)}
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
                  mode={chosen.isContributing ? 'contribute' : 'overview'}
                  selected={selected}
                  onMode={chosen.onMode}
                  onSelect={chosen.onSelect}
                  onOpen={chosen.onOpen}
                />
              </PartBoundary>
            ),
            board: (
              <BoardPart
                {...shared}
                layer={workedOn ?? 0}
                pieces={puzzle.contributions}
                linked={linkedCard}
                followed={following.id}
                onStopFollowing={chosen.onStopFollowing}
                onOpenPiece={chosen.onOpenPiece}
              />
            ),
            notes: <NotesPart {...shared} />,
            details: (
              <PartBoundary title={t`We could not show the pieces`}>
                <DetailsPart
                  puzzle={puzzle}
                  user={user}
                  layer={workedOn}
                  isAtOnce={!isWide}
                  opened={chosen.opened}
                  onDrawn={chosen.onDrawn}
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
