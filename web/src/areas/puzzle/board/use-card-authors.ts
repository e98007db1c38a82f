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

/** Who put each card there, as the server knows it by account; '' until it has answered. */
export function useCardAuthors(
  { doc, clusterId, userName }: { doc: Doc; clusterId: string; userName: string },
  pieces: readonly { id: string }[],
): (id: string) => string {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const makers = useMemo(
    () => new Map(pieces.map(({ id }) => [id, makerOf(doc, id)] as const)),
    [doc, pieces],
  );
  const unknown = [...new Set(makers.values())]
    .filter((client) => client !== null && client !== doc.clientID && !names.has(client))
    .slice(0, AT_ONCE)
    .join(',');
  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split(',').map(Number);
    const timer = window.setTimeout(() => {
      api(puzzleContract.authors, { params: { clusterId }, query: { clients: unknown } }).then(
        ({ authors }) => {
          const found = new Map(authors.map(({ clientId, displayName }) => [clientId, displayName]));
          // Whoever is not known is not asked about again.
          setNames(
            (before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? ''] as const)]),
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
      return maker === doc.clientID ? userName : (names.get(maker ?? -1) ?? '');
    },
    [makers, names, doc, userName],
  );
}
