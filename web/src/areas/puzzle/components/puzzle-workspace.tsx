import { can } from '@fap/shared/auth/capabilities.ts';
import { addCard } from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { History } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useCollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ResetBoard } from '../board/reset-board.tsx';
import { pieceQueue } from '../live/data.ts';
import { toastReward } from '../live/use-send-piece.ts';
import { AnatomyGrid } from './anatomy-grid.tsx';
import { CompletionMeter } from './completion-meter.tsx';
import { LAYER_PANEL, LayerPanel } from './layer-panel.tsx';
import { LayerPicker } from './layer-picker.tsx';
import { PIECE_FIELD } from './piece-form.tsx';
import { PieceList } from './piece-list.tsx';
import { PresenceBar } from './presence-bar.tsx';
import { ActivityList, AgentList } from './side-lists.tsx';
import { WaitingPieces } from './waiting-pieces.tsx';

// Board and editor are large chunks; the anatomy is shown while they load.
const SharedBoard = lazy(async () => ({ default: (await import('../board/shared-board.tsx')).SharedBoard }));
const HistoryDialog = lazy(async () => ({
  default: (await import('../history/history-dialog.tsx')).HistoryDialog,
}));
const SharedNotes = lazy(async () => ({ default: (await import('./shared-notes.tsx')).SharedNotes }));

/** The puzzle's two modes, and below them the shared board and notes. */
export function PuzzleWorkspace({ puzzle }: { puzzle: Puzzle }) {
  const user = useCurrentUser();
  const { clusterId } = puzzle;
  const room = useCollabRoom(puzzleRoom(clusterId), {
    id: user.id,
    name: user.displayName,
    color: colorOf(user.id),
  });
  const [{ mode, layer, at }, setFilters] = useUrlFilters(paths.puzzle.query);
  const isContributing = mode === 'contribute';
  const selected = layerOf(layer) ?? firstOpenLayer(puzzle);
  useEffect(() => pieceQueue.start(user.id, toastReward), [user.id]);
  useEffect(() => {
    room?.awareness.setLocalStateField('layer', isContributing ? selected : null);
  }, [room, isContributing, selected]);

  const pin = (piece: Contribution) => {
    if (!room) return;
    const { content: label, layer: on, type: kind } = piece;
    addCard(room.doc, newId(), { label, layer: on, kind, by: user.displayName });
    toast({ title: 'Pinned', description: 'The piece is now a card on the shared board.' });
  };
  const historyButton = (
    <Button size="sm" onClick={() => setFilters({ at: 'newest' })}>
      <History aria-hidden className="size-4" />
      History
    </Button>
  );
  const work = (on: number) => setFilters({ mode: 'contribute', layer: String(on) });
  const open = (on: number) => {
    // The form must be rendered before it can get the focus.
    flushSync(() => work(on));
    const isMissing = puzzle.layers.some(({ layer, status }) => layer === on && status === 'missing');
    if (isMissing) moveFocusTo(document.getElementById(PIECE_FIELD), 'center');
    else moveFocusTo(document.getElementById(LAYER_PANEL));
  };
  return (
    <div className="space-y-8">
      {room && <PresenceBar room={room} accountId={user.id} />}
      <CompletionMeter layers={puzzle.layers} completionRate={puzzle.completionRate} />
      <WaitingPieces clusterId={clusterId} accountId={user.id} />
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-6">
          <Tabs
            label="Mode"
            value={isContributing ? 'contribute' : 'overview'}
            onChange={(id) => setFilters({ mode: id === 'contribute' ? id : '' })}
            items={[
              { id: 'overview', label: 'Overview', content: <AnatomyGrid puzzle={puzzle} onOpen={open} /> },
              {
                id: 'contribute',
                label: 'Contribute',
                content: (
                  <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
                    <LayerPicker puzzle={puzzle} selected={selected} onSelect={work} />
                    <LayerPanel puzzle={puzzle} layer={selected} user={user} onPin={pin} />
                  </div>
                ),
              },
            ]}
          />
          <Suspense fallback={<Loading label="Opening the shared board…" />}>
            {room && (
              <PartBoundary key={`board ${room.doc.guid}`} title="We could not show the shared board">
                <SharedBoard
                  room={room}
                  clusterId={clusterId}
                  user={user}
                  layer={isContributing ? selected : 0}
                  actions={
                    <>
                      {can(user.roles, 'board.reset') && <ResetBoard clusterId={clusterId} />}
                      {historyButton}
                    </>
                  }
                />
              </PartBoundary>
            )}
            {room && (
              <PartBoundary key={`notes ${room.doc.guid}`} title="We could not show the shared notes">
                <SharedNotes room={room} clusterId={clusterId} actions={historyButton} />
              </PartBoundary>
            )}
          </Suspense>
        </div>
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
        <aside aria-label="What happens on this puzzle" className="space-y-6">
          <Card>
            <CardHeader title="Newest pieces" />
            <CardBody className="sm:py-3">
              <PieceList
                pieces={puzzle.contributions}
                hasLayer
                empty="No pieces yet. Choose a missing layer and add the first."
              />
            </CardBody>
          </Card>
          <AgentList agents={puzzle.agents} accountId={user.id} />
          <ActivityList activity={puzzle.activity} />
        </aside>
      </div>
    </div>
  );
}

function layerOf(text: string): number | null {
  const layer = Number(text);
  return Number.isInteger(layer) && layer >= 1 && layer <= 14 ? layer : null;
}

/** The first missing layer, else the first that is not complete, else the first. */
function firstOpenLayer(puzzle: Puzzle): number {
  const first = (status: string) => puzzle.layers.find((layer) => layer.status === status)?.layer;
  return first('missing') ?? first('partial') ?? 1;
}
