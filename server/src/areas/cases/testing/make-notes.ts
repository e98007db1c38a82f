import { notesText } from '@fap/shared/cases/notes.ts';
import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import { collabUpdate } from '../../../db/schema/platform.ts';
import type { TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';

/** Notes of a case that say one text after the other; gives the row of each in their log. */
export async function makeNotes(
  world: World,
  { caseId, author, texts }: { caseId: string; author: TestAccount; texts: readonly string[] },
): Promise<number[]> {
  const doc = new Doc();
  const ids: number[] = [];
  for (const text of texts) {
    const before = encodeStateVector(doc);
    doc.transact(() => {
      notesText(doc).delete(0, notesText(doc).length);
      notesText(doc).insert(0, text);
    });
    const [row] = await world.db
      .insert(collabUpdate)
      .values({
        room: caseNotesRoom(caseId),
        accountId: author.id,
        connectionId: 'test',
        clientIds: [doc.clientID],
        bytes: encodeStateAsUpdate(doc, before),
      })
      .returning({ id: collabUpdate.id });
    if (!row) throw new Error('the update was not written');
    ids.push(row.id);
  }
  return ids;
}
