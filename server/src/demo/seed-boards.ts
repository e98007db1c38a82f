import { addCard, boardLinks, boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { Doc, encodeStateAsUpdate, XmlElement, XmlText } from 'yjs';
import { account } from '../db/schema/auth.ts';
import { collabUpdate } from '../db/schema/platform.ts';
import { contribution } from '../db/schema/puzzle.ts';
import type { Ctx } from '../platform/write/context.ts';
import { transact } from '../platform/write/transact.ts';
import { demoClusterId } from './seed-reports.ts';

/** Number of clusters with a seeded board. */
export const SEEDED_BOARDS = 12;
const CARDS = 6;

/** Pins a cluster's newest pieces to its board, draws lines in the order of the scam and writes the first note. */
export async function seedBoard(ctx: Ctx, index: number): Promise<void> {
  const clusterId = demoClusterId(index);
  const room = puzzleRoom(clusterId);
  const [known] = await ctx.db
    .select({ id: collabUpdate.id })
    .from(collabUpdate)
    .where(eq(collabUpdate.room, room))
    .limit(1);
  if (known) return;
  const pieces = await ctx.db
    .select({
      id: contribution.id,
      layer: contribution.layer,
      content: contribution.content,
      author: account,
    })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(
      and(
        eq(contribution.clusterId, clusterId),
        eq(contribution.origin, 'agent'),
        ne(contribution.status, 'disputed'),
      ),
    )
    .orderBy(asc(contribution.layer), asc(contribution.id))
    .limit(CARDS);
  const [first] = pieces;
  if (!first) return;

  const doc = new Doc();
  doc.clientID = index + 1;
  for (const { id, layer, content, author } of pieces) {
    addCard(doc, id, {
      layer,
      label: firstSentence(content),
      kind: 'text',
      by: author.displayName,
      pieceId: id,
    });
  }
  pieces.slice(1).forEach(({ id, author }, position) => {
    const from = pieces[position]?.id;
    if (from)
      boardLinks(doc).set(`${from}-${id}`, { from, to: id, label: '', by: author.displayName, kind: 'then' });
  });
  const note = new XmlElement('paragraph');
  note.insert(0, [
    new XmlText('Open questions: which pieces rest on one report only, and what would confirm them?'),
  ]);
  boardNotes(doc).insert(0, [note]);
  const update = {
    room,
    accountId: first.author.id,
    connectionId: 'demo-seed',
    clientIds: [doc.clientID],
    bytes: encodeStateAsUpdate(doc),
    createdAt: ctx.clock.now(),
  };
  await transact(ctx, 'platform', (tx) => tx.db.insert(collabUpdate).values(update), {
    housekeeping: 'the log of a board is its own record',
  });
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/u)[0] ?? text;
