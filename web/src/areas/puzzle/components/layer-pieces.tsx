import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { layerPieces } from '../live/data.ts';
import { PieceList, type PieceListProps } from './piece-list.tsx';

export interface LayerPiecesProps extends Pick<PieceListProps, 'empty' | 'actions'> {
  clusterId: string;
  layer: PuzzleLayer;
  /** Those the puzzle brought, newest first, as they are now. */
  known: readonly Contribution[];
}

/** The pieces of a layer; those older than the puzzle brought are read when somebody pages as far. */
export function LayerPieces(props: LayerPiecesProps) {
  const { layer, known, empty, actions } = props;
  const [olderFrom, setOlderFrom] = useState<number | null>(null);
  if (olderFrom !== null) return <AllLayerPieces {...props} initialPage={olderFrom} />;
  return (
    <PieceList
      pieces={known}
      total={layer.pieces}
      empty={empty}
      {...(actions && { actions })}
      onReadOn={setOlderFrom}
    />
  );
}

function AllLayerPieces(props: LayerPiecesProps & { initialPage: number }) {
  const { clusterId, layer, known, empty, actions, initialPage } = props;
  const query = { layer: String(layer.layer) };
  const list = usePages(layerPieces, { params: { clusterId }, query });
  // The known ones are kept current one by one; of the others is only told that they were reviewed.
  useTopic(puzzleTopic(clusterId), puzzleFacts, {
    onGathered: (facts) => {
      const isOlder = (id: string) => !known.some((piece) => piece.id === id);
      if (facts.some(({ key, fact }) => key === 'review' && isOlder(fact.contribution.id))) list.refetch();
    },
    onTruncated: list.refetch,
  });
  const hasFailed = list.isMoreFailed || (list.isError && !list.isFetching);
  return (
    <>
      <PieceList
        pieces={allOf(known, list.items ?? [])}
        total={layer.pieces}
        initialPage={initialPage}
        empty={empty}
        {...(actions && { actions })}
        isReading={list.isFetching}
        onReadOn={() => (list.isError ? list.refetch() : list.hasMore && list.readMore())}
      />
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-high">
          Older pieces could not be loaded. Please try again.
        </p>
      )}
    </>
  );
}

/** Newest first, each once, as the puzzle knows it where it does. */
function allOf(known: readonly Contribution[], read: readonly Contribution[]): Contribution[] {
  const all = new Map([...read, ...known].map((piece) => [piece.id, piece]));
  const keyOf = ({ createdAt, id }: Contribution) => `${createdAt} ${id}`;
  return [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}
