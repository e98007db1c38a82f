import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Doc, Item } from 'yjs';
import { api } from '../../../platform/api-client.ts';

/** Client ids asked about at once; the call takes no more. */
const AT_ONCE = 200;
const GATHER_MS = 300;

/** The Yjs client under which a card was first put on the board; null for a card that is gone. */
function makerOf(doc: Doc, id: string): number | null {
  // Yjs keeps the values of an entry in a row, the first one leftmost.
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

/** Who put each card there, as the server knows it by account; null until it has answered, or for nobody it knows. */
export function useCardAuthors(
  { doc, clusterId, user }: { doc: Doc; clusterId: string; user: CardAuthor },
  pieces: readonly { id: string }[],
): (id: string) => CardAuthor | null {
  const [authors, setAuthors] = useState<ReadonlyMap<number, CardAuthor | null>>(new Map());
  const makers = useMemo(
    () => new Map(pieces.map(({ id }) => [id, makerOf(doc, id)] as const)),
    [doc, pieces],
  );
  const unknown = [...new Set(makers.values())]
    .filter((client) => client !== null && client !== doc.clientID && !authors.has(client))
    .slice(0, AT_ONCE)
    .join(',');
  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split(',').map(Number);
    const timer = window.setTimeout(() => {
      api(puzzleContract.authors, { params: { clusterId }, query: { clients: unknown } }).then(
        (answer) => {
          const found = new Map(answer.authors.map((author) => [author.clientId, author]));
          // Whoever is not known is not asked about again.
          setAuthors(
            (before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
          );
        },
        // Offline, or the server is busy: the names come with the next card.
        () => undefined,
      );
    }, GATHER_MS);
    return () => window.clearTimeout(timer);
  }, [clusterId, unknown]);
  return useCallback(
    (id: string) => {
      const maker = makers.get(id);
      return maker === doc.clientID ? user : (authors.get(maker ?? -1) ?? null);
    },
    [makers, authors, doc, user],
  );
}
