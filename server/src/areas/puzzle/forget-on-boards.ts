import { boardLinks, boardPieces, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { isBoardLink, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { applyUpdate, ContentAny, Doc, encodeStateAsUpdate, encodeStateVector, type Map as YMap } from 'yjs';
import { account } from '../../db/schema/auth.ts';
import { collabClient, collabUpdate } from '../../db/schema/platform.ts';
import { contribution, hiddenBoardPart } from '../../db/schema/puzzle.ts';
import type { ClockRange } from '../../platform/collab/encoding/clock-ranges.ts';
import type { CollabServer } from '../../platform/collab/server/collab-server.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { clusterOfPuzzle } from './topics.ts';

const ORIGIN = 'erasure';

export interface ForgottenAuthor {
  /** All names the account had: a card keeps the one of its time. */
  names: readonly string[];
  /** What stands on cards from now on. */
  becomes: string;
  /** The cards and lines go, too. */
  alsoCards: boolean;
}

interface Named {
  /** Every value that was ever written with the name. */
  ranges: ClockRange[];
  /** Renames or deletes the entries that are on the board now; null when there are none. */
  update: Uint8Array | null;
  /** The cards that ever had the name. */
  cards: readonly string[];
}

/**
 * Takes the acting account's name off the cards and lines of all boards it wrote on, through their whole history, and with its pieces
 * their words off the cards on which anybody pinned them. What is on the board now is rewritten first and what was written before is
 * taken out of the log afterwards, so that a crash between loses no card.
 */
export async function forgetOnBoards(
  ctx: Ctx,
  documents: Pick<CollabServer, 'writeAs' | 'redact'>,
  author: ForgottenAuthor,
): Promise<void> {
  const accountId = actingAccount(ctx);
  const rows = await ctx.db
    .selectDistinct({ room: collabUpdate.room })
    .from(collabUpdate)
    .where(eq(collabUpdate.accountId, accountId));
  const pieces = author.alsoCards ? await listOwnPieces(ctx) : new Map<string, Set<string>>();
  const rooms = new Set([...rows.map(({ room }) => room), ...pieces.keys()]);
  for (const room of rooms) {
    const namesakes = await listNamesakes(ctx, room, author.names);
    const pinned = pieces.get(room) ?? new Set();
    const find = (log: readonly { bytes: Uint8Array }[]) => findNamed(log, author, { namesakes, pinned });
    const log = await ctx.db
      .select({ bytes: collabUpdate.bytes })
      .from(collabUpdate)
      .where(eq(collabUpdate.room, room))
      .orderBy(asc(collabUpdate.id));
    const { ranges, update, cards } = find(log);
    // Without a need nobody's open board is loaded anew.
    if (ranges.length === 0) continue;
    if (author.alsoCards) await dropHiddenCards(ctx, room, cards);
    const by = { accountId, origin: ORIGIN };
    if (update !== null) await documents.writeAs(room, by, update);
    await documents.redact(room, by, (whole) => Promise.resolve(find(whole).ranges));
  }
}

/** The ids of all pieces the acting account wrote by hand, by the room of their puzzle's board. */
async function listOwnPieces(ctx: Ctx): Promise<Map<string, Set<string>>> {
  const rows = await ctx.db
    .select({ id: contribution.id, clusterId: contribution.clusterId })
    .from(contribution)
    .where(and(eq(contribution.authorId, actingAccount(ctx)), ne(contribution.origin, 'report')));
  const byRoom = Map.groupBy(rows, ({ clusterId }) => puzzleRoom(clusterId));
  return new Map([...byRoom].map(([room, own]) => [room, new Set(own.map(({ id }) => id))]));
}

/** What the author's cards said before a moderator hid them. */
async function dropHiddenCards(ctx: Ctx, room: string, cards: readonly string[]): Promise<void> {
  const clusterId = clusterOfPuzzle(room);
  if (clusterId === null || cards.length === 0) return;
  await transact(
    ctx,
    'puzzle.contribute',
    (tx) =>
      tx.db
        .delete(hiddenBoardPart)
        .where(and(eq(hiddenBoardPart.clusterId, clusterId), inArray(hiddenBoardPart.cardId, [...cards]))),
    { housekeeping: 'part of an erasure, which is on record' },
  );
}

/** Client ids of other people of the same name: their cards stay theirs. */
async function listNamesakes(ctx: Ctx, room: string, names: readonly string[]): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ clientId: collabClient.clientId })
    .from(collabClient)
    .innerJoin(account, eq(account.id, collabClient.accountId))
    .where(
      and(
        eq(collabClient.room, room),
        ne(account.id, actingAccount(ctx)),
        inArray(account.displayName, [...names]),
      ),
    );
  return new Set(rows.map(({ clientId }) => clientId));
}

function findNamed(
  log: readonly { bytes: Uint8Array }[],
  { names, becomes, alsoCards }: ForgottenAuthor,
  { namesakes, pinned }: { namesakes: ReadonlySet<number>; pinned: ReadonlySet<string> },
): Named {
  const doc = new Doc({ gc: false });
  doc.transact(() => {
    for (const { bytes } of log) applyUpdate(doc, bytes);
  });
  const before = encodeStateVector(doc);
  const isNamed = (value: unknown) => names.includes((value as { by?: unknown } | null)?.by as string);
  const pieces = namedEntries(boardPieces(doc), isNamed, namesakes);
  const links = namedEntries(boardLinks(doc), isNamed, namesakes);
  const saysPiece = (value: unknown) =>
    isBoardPiece(value) && value.label !== '' && pinned.has(value.pieceId ?? '');
  // Whoever pinned a piece, its words are its author's.
  const pins = namedEntries(boardPieces(doc), saysPiece, new Set());
  const ranges = [...pieces.ranges, ...links.ranges, ...pins.ranges];
  if (pieces.keys.length + links.keys.length + pins.keys.length === 0)
    return { ranges, update: null, cards: pieces.everNamed };
  doc.transact(() => {
    for (const key of pins.keys) {
      const card: unknown = boardPieces(doc).get(key);
      if (isBoardPiece(card)) boardPieces(doc).set(key, { ...card, label: '' });
    }
    if (alsoCards) return removeFromBoard(doc, pieces.keys, links.keys);
    for (const key of pieces.keys) {
      const piece: unknown = boardPieces(doc).get(key);
      if (isBoardPiece(piece)) boardPieces(doc).set(key, { ...piece, by: becomes });
    }
    for (const key of links.keys) {
      const link: unknown = boardLinks(doc).get(key);
      if (isBoardLink(link)) boardLinks(doc).set(key, { ...link, by: becomes });
    }
  });
  return { ranges, update: encodeStateAsUpdate(doc, before), cards: pieces.everNamed };
}

/** The operations of a map that ever set a named value, the keys whose value is named now, and those whose value ever was. */
function namedEntries<Value>(
  map: YMap<Value>,
  isNamed: (value: unknown) => boolean,
  namesakes: ReadonlySet<number>,
): { ranges: ClockRange[]; keys: string[]; everNamed: string[] } {
  const ranges: ClockRange[] = [];
  const keys: string[] = [];
  const everNamed = new Set<string>();
  // Yjs has no other way to the older values of a key than the chain of its items.
  for (const [key, newest] of map._map) {
    for (let item: typeof newest | null = newest; item; item = item.left) {
      const { content, id, length } = item;
      if (namesakes.has(id.client) || !(content instanceof ContentAny) || !content.arr.some(isNamed))
        continue;
      ranges.push({ client: id.client, from: id.clock, to: id.clock + length });
      everNamed.add(key);
      if (item === newest && !item.deleted) keys.push(key);
    }
  }
  return { ranges, keys, everNamed: [...everNamed] };
}
