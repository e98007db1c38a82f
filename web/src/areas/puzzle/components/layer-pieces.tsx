import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { layerPieces } from '../live/data.ts';
import { PieceList, type PieceListProps } from './piece-list.tsx';

export interface LayerPiecesProps extends Pick<PieceListProps, 'empty' | 'actions'> {
  clusterId: string;
  layer: PuzzleLayer;
  /** The layer's pieces in the puzzle, newest first, kept current by facts. */
  known: readonly Contribution[];
  /** The piece that the address leads to; '' for none. */
  linked: string;
}

/** The pieces of a layer; pieces older than the puzzle's are loaded when the user pages to them. */
export function LayerPieces(props: LayerPiecesProps) {
  const { layer, known, linked, empty, actions } = props;
  const [olderFrom, setOlderFrom] = useState<number | null>(null);
  // A link may lead to a piece older than those the page has loaded.
  const isLinkedOlder =
    linked !== '' && layer.pieces > known.length && !known.some(({ id }) => id === linked);
  if (olderFrom === null && isLinkedOlder) setOlderFrom(0);
  if (olderFrom !== null) return <AllLayerPieces {...props} initialPage={olderFrom} />;
  return (
    <PieceList
      pieces={known}
      linked={linked}
      total={layer.pieces}
      empty={empty}
      {...(actions && { actions })}
      onLoadMore={setOlderFrom}
    />
  );
}

function AllLayerPieces(props: LayerPiecesProps & { initialPage: number }) {
  const { clusterId, layer, known, linked, empty, actions, initialPage } = props;
  const query = { layer: String(layer.layer) };
  const list = usePages(layerPieces, { params: { clusterId }, query });
  // Facts keep the known pieces current. For older ones they say only that something changed, so the list is reloaded.
  useTopic(puzzleTopic(clusterId), puzzleFacts, {
    onGathered: (facts) => {
      const isOlder = (id: string) => !known.some((piece) => piece.id === id);
      const isOfOlder = facts.some(
        ({ key, fact }) => (key === 'review' || key === 'contribution') && isOlder(fact.contribution.id),
      );
      if (isOfOlder) list.refetch();
    },
    onTruncated: list.refetch,
  });
  const pieces = mergePieces(known, list.items ?? []);
  const isFound = linked === '' || pieces.some(({ id }) => id === linked);
  const { hasMore, isLoadingMore, isMoreFailed, loadMore } = list;
  useEffect(() => {
    if (!isFound && hasMore && !isLoadingMore && !isMoreFailed) loadMore();
  }, [isFound, hasMore, isLoadingMore, isMoreFailed, loadMore]);
  const hasFailed = list.isMoreFailed || (list.isError && !list.isFetching);
  return (
    <>
      <PieceList
        pieces={pieces}
        linked={linked}
        total={layer.pieces}
        initialPage={initialPage}
        empty={empty}
        {...(actions && { actions })}
        isLoading={list.isFetching}
        onLoadMore={() => (list.isError ? list.refetch() : list.hasMore && list.loadMore())}
      />
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-high">
          <Trans>We could not load older pieces. Please try again.</Trans>
        </p>
      )}
    </>
  );
}

/** Merges both lists without duplicates, newest first; a known piece wins over a loaded one. */
function mergePieces(known: readonly Contribution[], loaded: readonly Contribution[]): Contribution[] {
  const all = new Map([...loaded, ...known].map((piece) => [piece.id, piece]));
  const keyOf = ({ createdAt, id }: Contribution) => `${createdAt} ${id}`;
  return [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}
