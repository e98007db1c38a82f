import { canonicalJson } from '@fap/shared/kernel/canonical-json.ts';
import {
  addCard,
  boardLinks,
  boardNotes,
  boardPieces,
  changePiece,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { BoardVersion, HistoryPage, RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { auditEntry, collabSnapshot, collabUpdate, topicEvent } from '../../../db/schema/platform.ts';
import { waitFor } from '../../../platform/collab/testing/wait-for.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../../testing/factories.ts';
import { openDocument } from '../../../testing/live-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addParagraph, contentOf, textsOf } from './testing/log-maker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Person extends TestAccount {
  cookie: string;
  doc: Y.Doc;
}

const providers: WebsocketProvider[] = [];
afterEach(() => {
  for (const provider of providers.splice(0)) provider.destroy();
});

/** People with the same fresh puzzle open. */
async function openPuzzle(people: number): Promise<{ clusterId: string; people: Person[] }> {
  const { clusterId } = await makeCluster(server.world);
  const opened = await Promise.all(Array.from({ length: people }, () => openFor(clusterId)));
  return { clusterId, people: opened };
}

async function openFor(clusterId: string): Promise<Person> {
  const account = await makeAccount(server.world);
  const cookie = await server.signIn(account);
  const doc = new Y.Doc();
  const provider = openDocument(server, { cookie }, clusterId, doc);
  providers.push(provider);
  await waitFor('first sync', () => provider.synced);
  return { ...account, cookie, doc };
}

const rowsOf = (clusterId: string) =>
  server.world.db
    .select()
    .from(collabUpdate)
    .where(eq(collabUpdate.room, puzzleRoom(clusterId)))
    .orderBy(asc(collabUpdate.id));

/** Waits until everything a person did is stored and everybody sees the same. */
async function settled(clusterId: string, people: readonly Person[]): Promise<void> {
  // The order of entries in a map is each document's own.
  const textOf = (doc: Y.Doc) => canonicalJson(JSON.parse(JSON.stringify(contentOf(doc))));
  await waitFor('everybody to see the same', async () => {
    const stored = new Y.Doc();
    for (const { bytes } of await rowsOf(clusterId)) Y.applyUpdate(stored, bytes);
    return people.every(({ doc }) => textOf(doc) === textOf(stored));
  });
}

/** Moves what is in the log so far back in time. */
const makeOlder = (clusterId: string, minutes: number) =>
  server.world.db
    .update(collabUpdate)
    .set({ createdAt: sql`${collabUpdate.createdAt} - make_interval(mins => ${minutes})` })
    .where(eq(collabUpdate.room, puzzleRoom(clusterId)));

async function read<T>(who: Person, path: string): Promise<T> {
  const answer = await server.send('GET', path, { cookie: who.cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
}

const history = (who: Person, clusterId: string, before?: number) =>
  read<HistoryPage>(who, `/api/puzzle/${clusterId}/history${before ? `?before=${before}` : ''}`);
const version = (who: Person, clusterId: string, updateId: number) =>
  read<BoardVersion>(who, `/api/puzzle/${clusterId}/history/${updateId}`);
const sendRestore = ({ cookie }: Person, clusterId: string, updateId: number) =>
  server.send('POST', `/api/puzzle/${clusterId}/history/${updateId}/restore`, { cookie });

async function restore(who: Person, clusterId: string, updateId: number): Promise<RestoredVersion> {
  const answer = await sendRestore(who, clusterId, updateId);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<RestoredVersion>();
}

const card = (label: string) => ({ layer: 1, label, kind: 'note', by: 'somebody' });

test('the history tells who changed what and when, newest first, in words [PZ15]', async () => {
  const { clusterId, people } = await openPuzzle(2);
  const [ann, bob] = people as [Person, Person];
  expect(await history(ann, clusterId)).toEqual({ moments: [], next: null });
  addCard(ann.doc, 'a', card('The wallet'));
  addCard(ann.doc, 'b', card('The account'));
  await settled(clusterId, people);
  await makeOlder(clusterId, 60);
  changePiece(bob.doc, 'a', { x: 700 });
  addParagraph(bob.doc, 'Called twice');
  await settled(clusterId, people);
  await makeOlder(clusterId, 20);
  removeFromBoard(ann.doc, ['b']);
  await settled(clusterId, people);

  const { moments, next } = await history(bob, clusterId);
  expect(next).toBeNull();
  expect(moments.map(({ author, text }) => [author.displayName, text])).toEqual([
    [ann.displayName, '1 card removed'],
    [bob.displayName, '1 card moved, 12 characters written in the notes'],
    [ann.displayName, '2 cards added'],
  ]);
  const rows = await rowsOf(clusterId);
  expect(moments[0]).toMatchObject({ updateId: rows.at(-1)?.id, updates: 1, restoredFrom: null });
  expect(moments[2]).toMatchObject({ firstUpdateId: rows[0]?.id, from: rows[0]?.createdAt.toISOString() });
});

test('pages follow each other without a gap or a repetition [PZ15]', async () => {
  const { clusterId, people } = await openPuzzle(1);
  const [ann] = people as [Person];
  for (let index = 0; index < 47; index++) {
    addCard(ann.doc, `card-${index}`, card(`Card ${index}`));
    await settled(clusterId, people);
    await makeOlder(clusterId, 15);
  }
  const seen: number[] = [];
  let before: number | undefined;
  for (let page = 0; page < 3; page++) {
    const { moments, next } = await history(ann, clusterId, before);
    seen.push(...moments.map(({ updateId }) => updateId));
    before = next ?? undefined;
  }
  expect(before).toBeUndefined();
  expect(seen).toEqual((await rowsOf(clusterId)).map(({ id }) => id).reverse());
});

test('an earlier version shows board and notes as they were, with what changed and who did [PZ15]', async () => {
  const { clusterId, people } = await openPuzzle(2);
  const [ann, bob] = people as [Person, Person];
  addCard(ann.doc, 'a', card('The wallet'));
  boardLinks(ann.doc).set('l', { from: 'a', to: 'a', label: 'then', by: 'Ann' });
  addParagraph(ann.doc, 'The bank called');
  await settled(clusterId, people);
  const early = (await rowsOf(clusterId)).at(-1)?.id ?? 0;
  await makeOlder(clusterId, 30);
  changePiece(bob.doc, 'a', { label: 'Another wallet' });
  boardLinks(bob.doc).delete('l');
  textsOf(bob.doc)[0]?.insert(15, ' twice');
  await settled(clusterId, people);
  const late = (await rowsOf(clusterId)).at(-1)?.id ?? 0;

  const before = await version(bob, clusterId, early);
  expect(before.cards).toMatchObject([{ id: 'a', label: 'The wallet', changedBy: { id: ann.id } }]);
  expect(before.lines).toMatchObject([{ id: 'l', from: 'a', change: 'added' }]);
  expect(before.notes).toMatchObject([{ runs: [{ text: 'The bank called', changedBy: { id: ann.id } }] }]);
  const after = await version(ann, clusterId, late);
  expect(after.moment).toMatchObject({
    updateId: late,
    author: { displayName: bob.displayName },
    text: '1 card renamed, 1 line removed, 6 characters written in the notes',
  });
  expect(after.cards).toMatchObject([
    { label: 'Another wallet', change: 'renamed', changedBy: { id: bob.id } },
  ]);
  expect(after.lines).toMatchObject([{ id: 'l', change: 'removed', changedBy: { id: bob.id } }]);
  expect(after.notes[0]?.runs).toMatchObject([
    { text: 'The bank called', change: null },
    { text: ' twice', change: 'added', changedBy: { displayName: bob.displayName } },
  ]);
});

test('a restore is a new change that everybody gets, on record, and can itself be undone [PZ16]', async () => {
  const { clusterId, people } = await openPuzzle(2);
  const [ann, bob] = people as [Person, Person];
  addCard(ann.doc, 'a', card('The wallet'));
  addParagraph(ann.doc, 'The bank called');
  await settled(clusterId, people);
  const good = contentOf(ann.doc);
  const rowsBefore = await rowsOf(clusterId);
  const goodId = rowsBefore.at(-1)?.id ?? 0;
  removeFromBoard(bob.doc, ['a']);
  boardNotes(bob.doc).delete(0, 1);
  await settled(clusterId, people);
  const emptyId = (await rowsOf(clusterId)).at(-1)?.id ?? 0;

  const restored = await restore(bob, clusterId, goodId);
  expect(restored.text).toBe('1 card added, 15 characters written in the notes');
  await settled(clusterId, people);
  expect(contentOf(ann.doc)).toEqual(good);
  const rows = await rowsOf(clusterId);
  expect(rows.slice(0, rowsBefore.length)).toEqual(rowsBefore);
  expect(rows.at(-1)).toMatchObject({
    id: restored.updateId,
    accountId: bob.id,
    connectionId: `restore-of-${goodId}`,
  });

  const audits = await server.world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.clusterId, clusterId), eq(auditEntry.action, 'puzzle.restored')));
  expect(audits).toMatchObject([{ actorId: bob.id, after: { updateId: goodId } }]);
  const facts = await server.world.db
    .select()
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, `puzzle:${clusterId}`), eq(topicEvent.name, 'puzzle:restored')));
  expect(facts).toMatchObject([{ payload: { actor: { id: bob.id }, updateId: goodId } }]);
  expect((await history(ann, clusterId)).moments[0]).toMatchObject({
    author: { id: bob.id },
    restoredFrom: goodId,
    text: '1 card added, 15 characters written in the notes',
  });
  const { activity } = await read<{ activity: { text: string }[] }>(ann, `/api/puzzle/${clusterId}`);
  expect(activity[0]?.text).toBe('brought back an earlier version of the board and notes');

  await restore(ann, clusterId, emptyId);
  await settled(clusterId, people);
  expect(boardPieces(bob.doc).size + boardNotes(bob.doc).length).toBe(0);
  await restore(ann, clusterId, restored.updateId ?? 0);
  await settled(clusterId, people);
  expect(contentOf(bob.doc)).toEqual(good);
});

test('bringing back what is there already changes and records nothing [PZ16]', async () => {
  const { clusterId, people } = await openPuzzle(1);
  const [ann] = people as [Person];
  addCard(ann.doc, 'a', card('The wallet'));
  await settled(clusterId, people);
  const rows = await rowsOf(clusterId);
  const restored = await restore(ann, clusterId, rows.at(-1)?.id ?? 0);
  expect(restored).toMatchObject({ updateId: null, text: 'nothing visible changed' });
  expect(await rowsOf(clusterId)).toEqual(rows);
});

test('twelve restores at once and edits meanwhile: everybody ends up equal, no row is lost, no word is doubled [PZ16]', async () => {
  const { clusterId, people } = await openPuzzle(4);
  const [ann, bob] = people as [Person, Person];
  addCard(ann.doc, 'a', card('The wallet'));
  addParagraph(ann.doc, 'The bank called');
  await settled(clusterId, people);
  const goodId = (await rowsOf(clusterId)).at(-1)?.id ?? 0;
  boardNotes(bob.doc).delete(0, 1);
  removeFromBoard(bob.doc, ['a']);
  addParagraph(bob.doc, 'Nothing happened');
  await settled(clusterId, people);

  const done = Promise.all(
    Array.from({ length: 12 }, (_, index) => sendRestore(people[index % 4] ?? ann, clusterId, goodId)),
  );
  let edits = 0;
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  await waitFor('restores to end', () => {
    addCard(people[edits % 4]?.doc ?? ann.doc, `live-${edits}`, card(`Live ${edits}`));
    edits += 1;
    return isDone;
  });
  const answers = await done;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await settled(clusterId, people);
  const rows = await rowsOf(clusterId);
  const written = answers.flatMap((answer) => answer.json<RestoredVersion>().updateId ?? []);
  expect(written.length).toBeGreaterThan(0);
  expect(
    rows.filter(({ connectionId }) => connectionId.startsWith('restore-of-')).map(({ id }) => id),
  ).toEqual(written.sort((a, b) => a - b));
  expect(contentOf(ann.doc).notes.match(/The bank called/gu)).toHaveLength(1);
  expect(contentOf(ann.doc).notes).not.toContain('Nothing happened');
  expect(boardPieces(bob.doc).has('a')).toBe(true);

  const late = await openFor(clusterId);
  expect(contentOf(late.doc)).toEqual(contentOf(ann.doc));
});

test('a version is built from the log, whatever the fast path for joins holds [PZ15]', async () => {
  const { clusterId, people } = await openPuzzle(1);
  const [ann] = people as [Person];
  addCard(ann.doc, 'a', card('The wallet'));
  await settled(clusterId, people);
  const [first] = await rowsOf(clusterId);
  await server.world.db.insert(collabSnapshot).values({
    room: puzzleRoom(clusterId),
    lastUpdateId: first?.id ?? 0,
    bytes: Uint8Array.of(0, 0),
    stateVector: Uint8Array.of(0),
  });
  expect((await version(ann, clusterId, first?.id ?? 0)).cards).toMatchObject([{ label: 'The wallet' }]);
});

test('a version of another puzzle, of none, and a history nobody may see are refused', async () => {
  const { clusterId, people } = await openPuzzle(1);
  const [ann] = people as [Person];
  const other = await openPuzzle(1);
  addCard(ann.doc, 'a', card('The wallet'));
  await settled(clusterId, people);
  const id = (await rowsOf(clusterId)).at(-1)?.id ?? 0;
  const status = async (path: string, cookie?: string) =>
    (await server.send('GET', path, cookie ? { cookie } : {})).status;
  expect(await status(`/api/puzzle/${other.clusterId}/history/${id}`, ann.cookie)).toBe(404);
  expect(await status(`/api/puzzle/${clusterId}/history/999999999`, ann.cookie)).toBe(404);
  expect(await status(`/api/puzzle/${clusterId}/history/1e3`, ann.cookie)).toBe(400);
  expect(await status(`/api/puzzle/${clusterId}/history?before=x`, ann.cookie)).toBe(400);
  expect(await status('/api/puzzle/cluster-nothing/history', ann.cookie)).toBe(404);
  expect(await status(`/api/puzzle/${clusterId}/history`)).toBe(401);
  expect((await sendRestore(ann, other.clusterId, id)).status).toBe(404);
  const restoring = await server.send('POST', `/api/puzzle/${clusterId}/history/${id}/restore`);
  expect(restoring.status).toBe(401);
});
