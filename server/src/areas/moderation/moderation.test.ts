import { noticesTopic } from '@fap/shared/notices/events.ts';
import { addCard, boardNotes, boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { collabCheckpoint } from '../../db/schema/platform.ts';
import { waitFor } from '../../platform/collab/testing/wait-for.ts';
import { makeAccount, makeCluster, makePiece } from '../../testing/factories.ts';
import { openDocument } from '../../testing/live-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { packCheckpoint } from '../puzzle/history/checkpoint-bytes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const providers: WebsocketProvider[] = [];
afterEach(() => {
  for (const provider of providers.splice(0)) provider.destroy();
});

const REASON = 'It names a private person';

async function signInNew(...roles: Parameters<typeof makeAccount>[1][]) {
  const account = await makeAccount(server.world, ...roles);
  return { ...account, cookie: await server.signIn(account) };
}
const post = (path: string, cookie: string, json: object) => server.send('POST', path, { cookie, json });
const flag = (cookie: string, target: object) =>
  post('/api/moderation/flags', cookie, { target, reason: 'personal-data', words: 'Please look' });
const decide = (cookie: string, target: object, decision: string) =>
  post('/api/moderation/decisions', cookie, { target, decision, reason: REASON });
const queue = async (cookie: string, show = 'open') =>
  (await server.send('GET', `/api/moderation/queue?show=${show}&limit=500`, { cookie })).json<
    { key: string; text: string; people: number; state: string; outcome: string | null; flags: object[] }[]
  >();

/** Every row of every table as text, with bytes read as Latin letters, so that a marker in a document is found too. */
async function everythingStored(): Promise<string> {
  const tables = await server.world.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const texts: string[] = [];
  for (const { table_name: name } of tables) {
    const bytes = await server.world.db.execute<{ column_name: string }>(sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and data_type = 'bytea'`);
    const rows = await server.world.db.execute<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ text }) => text));
    for (const { column_name: column } of bytes) {
      const values = await server.world.db.execute<{ value: Uint8Array | null }>(
        sql`select ${sql.identifier(column)} as value from ${sql.identifier(name)}`,
      );
      texts.push(...values.map(({ value }) => Buffer.from(value ?? []).toString('latin1')));
    }
  }
  return texts.join('\n');
}

async function openBoard(cookie: string, clusterId: string) {
  const doc = new Y.Doc();
  const provider = openDocument(server, { cookie }, clusterId, doc);
  providers.push(provider);
  await waitFor('first sync', () => provider.synced);
  return { doc, provider };
}

test('reports to moderators are counted once per person, and only moderators read them', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution } = await makePiece(server.world, clusterId, 3);
  const [ann, bob, analyst] = [await signInNew(), await signInNew(), await signInNew('analyst')];
  const target = { kind: 'piece', id: contribution.id };
  const first = await flag(ann.cookie, target);
  expect(first.status).toBe(200);
  expect((await flag(ann.cookie, target)).json()).toEqual(first.json());
  await flag(bob.cookie, target);
  expect((await flag(ann.cookie, { kind: 'piece', id: 'piece-of-nobody' })).status).toBe(404);
  expect((await server.send('GET', '/api/moderation/queue', { cookie: ann.cookie })).status).toBe(403);
  expect((await decide(ann.cookie, target, 'hide')).status).toBe(403);
  const [entry] = (await queue(analyst.cookie)).filter(({ key }) => key === `piece:${contribution.id}`);
  expect(entry).toMatchObject({ people: 2, text: contribution.content, state: 'shown', outcome: null });
  expect((await decide(analyst.cookie, target, 'rename')).status).toBe(400);
  expect((await decide(analyst.cookie, target, 'leave')).status).toBe(200);
  expect((await queue(analyst.cookie)).some(({ key }) => key === `piece:${contribution.id}`)).toBe(false);
  const decided = (await queue(analyst.cookie, 'decided')).find(
    ({ key }) => key === `piece:${contribution.id}`,
  );
  expect(decided).toMatchObject({ people: 2, outcome: 'leave' });
  // Decided means closed: the same person can report it again.
  expect((await flag(ann.cookie, target)).json()).toBeDefined();
  expect((await queue(analyst.cookie)).some(({ key }) => key === `piece:${contribution.id}`)).toBe(true);
});

test('the words of a hidden piece are on no call and in no fact; shown again they are back', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution, author } = await makePiece(server.world, clusterId, 13);
  const words = contribution.content;
  const [reader, analyst] = [await signInNew(), await signInNew('analyst')];
  const target = { kind: 'piece', id: contribution.id };
  await flag(reader.cookie, target);
  const socket = await server.connect(reader.cookie);
  await socket.subscribe(puzzleTopic(clusterId), 0);
  expect((await decide(analyst.cookie, target, 'hide')).status).toBe(200);
  await socket.waitForEvent('the hidden piece', 'puzzle:contribution', (fact) =>
    JSON.stringify(fact).includes(`Hidden by a moderator: ${REASON}`),
  );
  const read = async (cookie: string) => {
    const paths = [
      `/api/puzzle/${clusterId}`,
      `/api/puzzle/${clusterId}/contributions`,
      `/api/puzzle/${clusterId}/contributions?layer=13`,
      '/api/clusters/active',
      '/api/notices',
    ];
    const answers = await Promise.all(paths.map((path) => server.send('GET', path, { cookie })));
    const similar = await post('/api/puzzle/similar', cookie, { clusterId, content: words });
    return [...answers, similar].map(({ text }) => text).join('\n');
  };
  expect(await read(reader.cookie)).not.toContain(words);
  // Somebody who comes now and replays every fact of the topic does not get them either.
  const late = await server.connect(await server.signIn(await makeAccount(server.world)));
  await late.subscribe(puzzleTopic(clusterId), 0);
  await late.waitForEvent('the replay', 'puzzle:contribution', () => true);
  expect(JSON.stringify(late)).not.toContain(words);
  const puzzle = (await server.send('GET', `/api/puzzle/${clusterId}`, { cookie: reader.cookie })).json<{
    layers: { layer: number; status: string }[];
    contributions: { id: string; moderation: string | null }[];
  }>();
  expect(puzzle.layers.find(({ layer }) => layer === 13)?.status).toBe('missing');
  expect(puzzle.contributions.find(({ id }) => id === contribution.id)?.moderation).toBe('hidden');
  expect(
    (await queue(analyst.cookie, 'decided')).find(({ key }) => key.endsWith(contribution.id)),
  ).toMatchObject({
    text: words,
    state: 'hidden',
  });
  const review = await post(`/api/puzzle/contributions/${contribution.id}/review`, reader.cookie, {
    verdict: 'confirm',
  });
  expect(review.status).toBe(409);
  expect((await decide(analyst.cookie, target, 'hide')).status).toBe(409);

  await server.settle();
  const noticesOf = async (cookie: string) => (await server.send('GET', '/api/notices', { cookie })).text;
  expect(noticesTopic(author.id)).toContain(author.id);
  expect(await noticesOf(await server.signIn(author))).toContain('"decision":"hide"');
  expect(await noticesOf(reader.cookie)).toContain('flag-decided');

  expect((await decide(analyst.cookie, target, 'show')).status).toBe(200);
  expect(await read(reader.cookie)).toContain(words);
});

test('after a redaction no table holds the words: of a piece, a card, a passage', {
  timeout: 60_000,
}, async () => {
  const mark = 'Erika Beispielname';
  const { clusterId } = await makeCluster(server.world);
  const [ann, bob, analyst] = [await signInNew(), await signInNew(), await signInNew('analyst')];
  await post('/api/puzzle/pledge', ann.cookie, {});
  const made = await post('/api/puzzle/contribute', ann.cookie, {
    clusterId,
    layer: 5,
    content: `The scammer is ${mark}`,
  });
  const { contribution } = made.json<{ contribution: { id: string } }>();
  const [one, two] = [await openBoard(ann.cookie, clusterId), await openBoard(bob.cookie, clusterId)];
  addCard(one.doc, 'card-of-erika', { layer: 1, label: `Ask ${mark}`, kind: 'note', by: 'Ann' });
  addCard(one.doc, 'card-beside', { layer: 1, label: 'Stays', kind: 'note', by: 'Ann' });
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(`We think ${mark} did it.`)]);
  boardNotes(one.doc).insert(0, [paragraph]);
  await waitFor('everybody to have it', () => boardNotes(two.doc).toString().includes(mark));
  // The history's copy of the document as it is now.
  await server.world.db.insert(collabCheckpoint).values({
    room: puzzleRoom(clusterId),
    lastUpdateId: 1,
    bytes: packCheckpoint({ update: Y.encodeStateAsUpdate(two.doc), written: [] }),
  });
  // Later versions, so that the words are in several rows, and gone from the shown state.
  changePiece(one.doc, 'card-of-erika', { x: 44 });
  (paragraph.get(0) as Y.XmlText).delete(0, 12);
  await waitFor('the change', () => !boardNotes(two.doc).toString().includes(mark));
  for (const { provider } of [one, two]) provider.destroy();

  const passage = `We think ${mark} did it.`;
  const targets = [
    { kind: 'piece', id: contribution.id },
    { kind: 'card', clusterId, id: 'card-of-erika', passage: `Ask ${mark}` },
    { kind: 'notes', clusterId, passage },
  ];
  for (const target of targets) expect((await flag(bob.cookie, target)).status).toBe(200);
  expect(await everythingStored()).toContain(mark);
  const kept = () => server.world.db.select().from(collabCheckpoint);
  expect(Buffer.from((await kept())[0]?.bytes ?? []).toString('latin1')).toContain(mark);
  for (const target of targets)
    expect(await decide(analyst.cookie, target, 'redact')).toMatchObject({ status: 200 });
  await server.settle();
  const stored = await everythingStored();
  expect(await kept()).toEqual([]);
  expect(stored).not.toContain(mark);
  expect(stored).not.toContain('Beispielname');
  expect(stored).toContain('Stays');

  const again = await openBoard(ann.cookie, clusterId);
  expect([...boardPieces(again.doc).keys()]).toEqual(['card-beside']);
  const history = await server.send('GET', `/api/puzzle/${clusterId}/history`, { cookie: ann.cookie });
  expect(history.status).toBe(200);
  const [moment] = history.json<{ moments: { id: number; updateId?: number }[] }>().moments;
  expect(moment).toBeDefined();
  expect((await decide(analyst.cookie, targets[1] ?? {}, 'redact')).status).toBe(409);
  expect((await decide(analyst.cookie, targets[0] ?? {}, 'show')).status).toBe(409);
});

test('what was said about a card goes with it: closed while it is hidden, hidden by itself when it is redacted', async () => {
  const { clusterId } = await makeCluster(server.world);
  const [ann, analyst] = [await signInNew(), await signInNew('analyst')];
  const board = await openBoard(ann.cookie, clusterId);
  addCard(board.doc, 'card', { layer: 1, label: 'Call Erika', kind: 'note', by: 'Ann' });
  const target = { kind: 'card', id: 'card' };
  const say = (about: object, text: string) =>
    post('/api/comments', ann.cookie, { clusterId, target: about, text });
  expect((await say(target, 'Is this her number?')).status).toBe(201);
  await say({ kind: 'card', id: 'another-card' }, 'Stays');
  const read = async (id: string) =>
    (
      await server.send('GET', `/api/puzzle/${clusterId}/comments?kind=card&id=${id}`, { cookie: ann.cookie })
    ).json<{ comments: { text: string }[]; isClosed: boolean }>();
  const card = { ...target, clusterId, passage: 'Call Erika' };
  const other = await openBoard(analyst.cookie, clusterId);
  await waitFor('the card', () => boardPieces(other.doc).has('card'));
  const settle = async (decision: string) =>
    expect(await decide(analyst.cookie, card, decision)).toMatchObject({ status: 200 });
  await settle('hide');
  expect(await read('card')).toMatchObject({ comments: [], isClosed: true });
  await settle('show');
  expect((await read('card')).comments).toMatchObject([{ text: 'Is this her number?' }]);
  await settle('redact');
  const { comments, isClosed } = await read('card');
  expect(isClosed).toBe(false);
  expect(comments).toMatchObject([{ text: 'Hidden by a moderator: The card it was about was removed.' }]);
  expect((await read('another-card')).comments).toMatchObject([{ text: 'Stays' }]);
  for (const { provider } of [board, other]) provider.destroy();
});

test('a hidden card and passage are in no row but the one that keeps them, and come back when they are shown again', {
  timeout: 60_000,
}, async () => {
  const mark = `Erika ${server.world.name('Hidden')}`;
  const { clusterId } = await makeCluster(server.world);
  const [ann, bob, analyst] = [await signInNew(), await signInNew(), await signInNew('analyst')];
  const board = await openBoard(ann.cookie, clusterId);
  addCard(board.doc, 'card', { layer: 1, label: `Call ${mark}`, kind: 'note', by: 'Ann' });
  const place = boardPieces(board.doc).get('card');
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(`We think ${mark} did it.`)]);
  boardNotes(board.doc).insert(0, [paragraph]);
  const other = await openBoard(bob.cookie, clusterId);
  await waitFor('everybody to have it', () => boardNotes(other.doc).toString().includes(mark));
  const targets = [
    { kind: 'card', clusterId, id: 'card', passage: 'as the reporter read it' },
    { kind: 'notes', clusterId, passage: `think ${mark}` },
  ];
  for (const target of targets) {
    await flag(bob.cookie, target);
    expect(await decide(analyst.cookie, target, 'show')).toMatchObject({ status: 409 });
    expect(await decide(analyst.cookie, target, 'hide')).toMatchObject({ status: 200 });
    expect(await decide(analyst.cookie, target, 'hide')).toMatchObject({ status: 409 });
  }
  for (const { provider } of [board, other]) provider.destroy();
  const kept = await server.world.db.execute<{ part: string }>(
    sql`select part::text as part from hidden_board_part where cluster_id = ${clusterId}`,
  );
  expect(kept).toHaveLength(2);
  await server.world.db.execute(sql`update content_flag set passage = '' where kind = 'notes'`);
  const rows = (await everythingStored()).split('\n').filter((row) => row.includes(mark));
  expect(rows.filter((row) => !row.includes('Hidden by a moderator'))).toEqual([]);
  expect(rows).toHaveLength(2);
  const hidden = await openBoard(bob.cookie, clusterId);
  expect(boardPieces(hidden.doc).get('card')).toEqual({
    ...place,
    label: `Hidden by a moderator: ${REASON}`,
  });
  expect(boardNotes(hidden.doc).toString()).toContain(`We [Hidden by a moderator: ${REASON}] did it.`);
  const entry = (await queue(analyst.cookie, 'decided')).find(({ text }) => text === `Call ${mark}`);
  expect(entry).toMatchObject({ state: 'hidden', outcome: 'hide' });

  for (const target of targets)
    expect(await decide(analyst.cookie, target, 'show')).toMatchObject({ status: 200 });
  await waitFor('the words', () => boardNotes(hidden.doc).toString().includes(`We think ${mark} did it.`));
  expect(boardPieces(hidden.doc).get('card')).toEqual(place);

  // Hidden again, and then removed for good: what was kept goes, too, also when another passage holds the same words.
  for (const target of targets) await decide(analyst.cookie, target, 'hide');
  const within = { kind: 'notes', clusterId, passage: mark };
  for (const target of [...targets.slice(0, 1), within])
    expect(await decide(analyst.cookie, target, 'redact')).toMatchObject({ status: 200 });
  await server.world.db.execute(sql`update content_flag set passage = ''`);
  expect(await everythingStored()).not.toContain(mark);
});

test('a hiding that ended halfway is finished when it is tried again, and loses no words', async () => {
  const { clusterId } = await makeCluster(server.world);
  const [ann, analyst] = [await signInNew(), await signInNew('analyst')];
  const board = await openBoard(ann.cookie, clusterId);
  addCard(board.doc, 'card', { layer: 1, label: 'Call Erika', kind: 'note', by: 'Ann' });
  board.provider.destroy();
  const target = { kind: 'card', clusterId, id: 'card', passage: 'Call Erika' };
  await waitFor('the card to be stored', async () => {
    const answer = await decide(analyst.cookie, target, 'hide');
    return answer.status === 200;
  });
  // As a crash leaves it: the log is rewritten, and nothing on record.
  await server.world.db.execute(
    sql`update hidden_board_part set hidden_at = null where cluster_id = ${clusterId}`,
  );
  expect(await decide(analyst.cookie, target, 'hide')).toMatchObject({ status: 200 });
  expect(await decide(analyst.cookie, target, 'show')).toMatchObject({ status: 200 });
  const again = await openBoard(ann.cookie, clusterId);
  expect(boardPieces(again.doc).get('card')?.label).toBe('Call Erika');
});

test('a moderator replaces a name, but not of somebody with a role', async () => {
  const [named, staff, analyst] = [await signInNew(), await signInNew('leo'), await signInNew('analyst')];
  const target = { kind: 'name', id: named.id };
  expect((await decide(analyst.cookie, { kind: 'name', id: staff.id }, 'rename')).status).toBe(403);
  expect((await decide(analyst.cookie, target, 'rename')).status).toBe(200);
  const me = await server.send('GET', '/api/auth/user', { cookie: named.cookie });
  expect(me.text).toMatch(/Member \d+/u);
  await server.settle();
  expect((await server.send('GET', '/api/notices', { cookie: named.cookie })).text).toContain(
    'name-replaced',
  );
});
