import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import { useEffect } from 'react';
import { useCollabRoom } from '../../../platform/collab-room.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { addCard, SharedBoard } from '../board/shared-board.tsx';
import { pieceQueue } from '../data.ts';
import { thank } from '../use-send-piece.ts';
import { AnatomyGrid } from './anatomy-grid.tsx';
import { CompletionMeter } from './completion-meter.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { LayerPicker } from './layer-picker.tsx';
import { PieceList } from './piece-list.tsx';
import { PresenceBar } from './presence-bar.tsx';
import { SharedNotes } from './shared-notes.tsx';
import { ActivityList, AgentList } from './side-lists.tsx';
import { WaitingPieces } from './waiting-pieces.tsx';

const FILTERS = ['mode', 'layer'] as const;

/** The puzzle's two modes, and below them the board and notes everybody shares. */
export function PuzzleWorkspace({ puzzle }: { puzzle: Puzzle }) {
  const user = useCurrentUser();
  const { clusterId } = puzzle;
  const room = useCollabRoom(puzzleRoom(clusterId), {
    id: user.id,
    name: user.displayName,
    color: colorOf(user.id),
  });
  const [{ mode, layer }, setFilters] = useUrlFilters(FILTERS);
  const isContributing = mode === 'contribute';
  const selected = layerOf(layer) ?? firstOpenLayer(puzzle);
  useEffect(() => pieceQueue.start(user.id, thank), [user.id]);
  useEffect(() => {
    room?.awareness.setLocalStateField('layer', isContributing ? selected : null);
  }, [room, isContributing, selected]);

  const work = (on: number) => setFilters({ mode: 'contribute', layer: String(on) });
  return (
    <div className="space-y-8">
      {room && <PresenceBar room={room} />}
      <CompletionMeter layers={puzzle.layers} completionRate={puzzle.completionRate} />
      <WaitingPieces clusterId={clusterId} accountId={user.id} />
      <Tabs
        label="Mode"
        value={isContributing ? 'contribute' : 'overview'}
        onChange={(id) => setFilters({ mode: id === 'contribute' ? id : '' })}
        items={[
          { id: 'overview', label: 'Overview', content: <Overview puzzle={puzzle} onOpen={work} /> },
          {
            id: 'contribute',
            label: 'Contribute',
            content: (
              <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
                <LayerPicker puzzle={puzzle} selected={selected} onSelect={work} />
                <LayerPanel
                  puzzle={puzzle}
                  layer={selected}
                  user={user}
                  onPin={(piece) => {
                    if (!room) return;
                    addCard(room.doc, { label: piece.content, layer: piece.layer, kind: piece.type, by: user.displayName });
                    toast({ title: 'Pinned', description: 'The piece is a card on the shared board now.' });
                  }}
                />
              </div>
            ),
          },
        ]}
      />
      {room ? (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <SharedBoard room={room} userName={user.displayName} layer={isContributing ? selected : 0} />
          <SharedNotes key={room.doc.guid} room={room} />
        </div>
      ) : (
        <Loading label="Opening the shared board…" />
      )}
    </div>
  );
}

function Overview({ puzzle, onOpen }: { puzzle: Puzzle; onOpen: (layer: number) => void }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <AnatomyGrid puzzle={puzzle} onOpen={onOpen} />
      <div className="space-y-6">
        <Card>
          <CardHeader title="Newest pieces" />
          <CardBody className="sm:py-3">
            <PieceList
              pieces={puzzle.contributions}
              hasLayer
              empty="No piece yet. Choose a missing layer and hunt for it."
            />
          </CardBody>
        </Card>
        <AgentList agents={puzzle.agents} />
        <ActivityList activity={puzzle.activity} />
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
