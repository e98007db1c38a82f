import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Doc, Item } from 'yjs';
import { api } from '../../../platform/api-client.ts';

/** Most client ids per request; the call accepts no more. */
const IDS_PER_REQUEST = 200;
const DEBOUNCE_MS = 300;

/** The Yjs client that created a card; null when the card was deleted. */
function creatorOf(doc: Doc, id: string): number | null {
  // Yjs links the values of a map entry in a list; the leftmost is the first.
  let item: Item | null | undefined = boardPieces(doc)._map.get(id);
  if (!item) return null;
  while (item.left !== null) item = item.left;
  return item.id.client;
}

/** An account that put a card on the board. */
export interface CardAuthor {
  id: string;
  displayName: string;
}

/** Looks up a card's author by the server's record; null until it has answered, and for an unknown client. */
export function useCardAuthors(
  { doc, clusterId, user }: { doc: Doc; clusterId: string; user: CardAuthor },
  pieces: readonly { id: string }[],
): (id: string) => CardAuthor | null {
  const [authors, setAuthors] = useState<ReadonlyMap<number, CardAuthor | null>>(new Map());
  const known = useRef<{ doc: Doc; creators: ReadonlyMap<string, number | null> } | null>(null);
  const creators = useMemo(() => {
    // The way to a card's first value is as long as its moves are many; the first value never changes.
    const before = known.current?.doc === doc ? known.current.creators : null;
    const found = new Map(pieces.map(({ id }) => [id, before?.get(id) ?? creatorOf(doc, id)] as const));
    known.current = { doc, creators: found };
    return found;
  }, [doc, pieces]);
  const unknown = [...new Set(creators.values())]
    .filter((client) => client !== null && client !== doc.clientID && !authors.has(client))
    .slice(0, IDS_PER_REQUEST)
    .join(',');
  useEffect(() => {
    if (unknown === '') return;
    const requested = unknown.split(',').map(Number);
    const timer = window.setTimeout(() => {
      api(puzzleContract.authors, { params: { clusterId }, query: { clients: unknown } }).then(
        (answer) => {
          const found = new Map(answer.authors.map((author) => [author.clientId, author]));
          // Unknown clients are kept as null, so that they are not requested again.
          setAuthors(
            (before) => new Map([...before, ...requested.map((id) => [id, found.get(id) ?? null] as const)]),
          );
        },
        // Offline or the server is busy: the next change of the board asks again.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [clusterId, unknown]);
  return useCallback(
    (id: string) => {
      const creator = creators.get(id);
      return creator === doc.clientID ? user : (authors.get(creator ?? -1) ?? null);
    },
    [creators, authors, doc, user],
  );
}
