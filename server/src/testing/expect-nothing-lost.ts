import { expect } from 'vitest';
import * as Y from 'yjs';
import { ClockRangeSet } from '../platform/collab/encoding/clock-ranges.ts';
import type { LiveMember } from './live-member.ts';
import type { TestDatabase } from './test-database.ts';

/** Counts of what was looked at. */
export interface Checked {
  typed: number;
  shown: number;
}

/**
 * Expects that every character that anybody typed is in the text of the log, in its own place, or was deleted: by a client, or by
 * bringing back a version. Who typed it does not matter, nor whether they were online; what clients did is taken from themselves.
 */
export async function expectNothingLost(
  { sql }: TestDatabase,
  clients: readonly LiveMember[],
): Promise<Checked> {
  const [first] = clients;
  if (!first) throw new Error('there is no client');
  const rows = await sql<{ bytes: Uint8Array; origin: string }[]>`
    select bytes, connection_id as origin from collab_update where room = ${first.room} order by id`;
  const doc = new Y.Doc({ gc: false });
  for (const { bytes } of rows) Y.applyUpdate(doc, bytes);
  const restores = rows.filter(({ origin }) => origin.startsWith('restore-of-')).map(({ bytes }) => bytes);
  const own = clients.flatMap(({ ownUpdates }) => ownUpdates);
  const deleted = deletesOf([...own, ...restores]);
  const shown = shownCharacters(doc);
  const lost: string[] = [];
  let typed = 0;
  for (const { structs } of own.map((update) => Y.decodeUpdate(update))) {
    for (const { id, content } of structs.filter((struct) => struct instanceof Y.Item)) {
      if (!(content instanceof Y.ContentString)) continue;
      for (const [offset, unit] of content.str.split('').entries()) {
        const [client, clock] = [id.client, id.clock + offset];
        typed += 1;
        if (shown.get(`${client}:${clock}`) === unit) continue;
        if (!deleted.covers({ client, from: clock, to: clock + 1 })) lost.push(`${client}:${clock} ${unit}`);
      }
    }
  }
  expect(lost, 'characters that nobody deleted and that are not there').toEqual([]);
  expect(first.contentOf(doc), 'the log says what the clients show').toEqual(first.contentOf(first.doc));
  return { typed, shown: shown.size };
}

function deletesOf(updates: readonly Uint8Array[]): ClockRangeSet {
  const deleted = new ClockRangeSet();
  for (const update of updates)
    for (const [client, ranges] of Y.decodeUpdate(update).ds.clients)
      for (const { clock, len } of ranges) deleted.add({ client, from: clock, to: clock + len });
  return deleted;
}

/** The characters that are to be read, by the operation that typed each. */
function shownCharacters({ store }: Y.Doc): Map<string, string> {
  const shown = new Map<string, string>();
  for (const [client, structs] of store.clients)
    for (const struct of structs)
      if (struct instanceof Y.Item && !struct.deleted && struct.content instanceof Y.ContentString)
        for (const [offset, unit] of struct.content.str.split('').entries())
          shown.set(`${client}:${struct.id.clock + offset}`, unit);
  return shown;
}
