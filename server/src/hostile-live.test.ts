import { addCard, boardLinks, boardNotes, boardPieces, parseBoard } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { HistoryPage, RestoredVersion } from '@fap/shared/puzzle/history.ts';
import { HOSTILE_EDITS } from '@fap/shared/puzzle/testdata/hostile-documents.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { report } from './platform/collab/testing/report.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { foundCluster, type LiveAccount, openDocument, signUp } from './testing/live-client.ts';
import { LiveServer } from './testing/live-server.ts';
import { openWebSocket, waitForCloseCode } from './testing/open-web-socket.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { TestSocket } from './testing/test-socket.ts';

const CARD = { layer: 2, label: 'A card', kind: 'note', by: 'Somebody else' };
/** One second, plus a margin for a busy machine. */
const SOON_MS = 4_000;

describe('the live layer against malicious accounts', { timeout: 60_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  const providers: WebsocketProvider[] = [];
  let database: TestDatabase;
  let server: LiveServer;
  let ann: LiveAccount;
  let eve: LiveAccount;

  beforeAll(async () => {
    database = await createTestDatabase();
    undo.push(() => database.close());
    server = await LiveServer.start(database.url);
    undo.push(() => server.stop());
    ann = await signUp(server, 'ann-live');
    eve = await signUp(server, 'eve-live');
  }, 60_000);
  afterEach(() => {
    for (const provider of providers.splice(0)) provider.destroy();
  });
  afterAll(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  const open = async (account: LiveAccount, clusterId: string, doc = new Y.Doc()) => {
    const provider = openDocument(server, account, clusterId, doc);
    providers.push(provider);
    await waitFor('first sync', () => provider.synced);
    return { doc, provider };
  };
  const both = async (account: LiveAccount, clusterId: string) => {
    const upgrade = await openWebSocket(server.url, `/yjs/${puzzleRoom(clusterId)}`, {
      cookie: account.cookie,
    });
    if (!('socket' in upgrade)) throw new Error(`the upgrade was answered ${upgrade.status}`);
    const topic = await TestSocket.connect(server.url, { cookie: account.cookie });
    undo.push(() => topic.close());
    return { yjs: upgrade.socket, topic };
  };
  let founded = 0;
  /** Makes a cluster by a new account: another report of the same person would join the one before. */
  const newCluster = async () => {
    founded += 1;
    return foundCluster(server, await signUp(server, `founder-${founded}-live`));
  };
  const idOf = async ({ displayName }: LiveAccount): Promise<string> => {
    const [row] = await database.sql<{ id: string }[]>`
      select id from account where display_name = ${displayName}`;
    return row?.id ?? '';
  };

  it('cuts both sockets of a session within about a second of its end in the database', async () => {
    const clusterId = await newCluster();
    const mallory = await signUp(server, 'mallory-live');
    const { yjs, topic } = await both(mallory, clusterId);
    const closed = waitForCloseCode(yjs);
    const startedAt = performance.now();
    await database.sql`delete from session where user_id = ${await idOf(mallory)}`;
    expect(await closed).toBe(4401);
    await topic.waitForDisconnect('the topics to be cut');
    const tookMs = performance.now() - startedAt;
    report(`cut ${tookMs.toFixed(0)} ms after the session was gone from the database`);
    expect(tookMs).toBeLessThan(SOON_MS);
  });

  it('checks access again on both sockets when a role changes in the database; other sessions stay', async () => {
    const clusterId = await newCluster();
    const trudy = await signUp(server, 'trudy-live');
    const other = await both(ann, clusterId);
    const { yjs, topic } = await both(trudy, clusterId);
    const closed = waitForCloseCode(yjs);
    const startedAt = performance.now();
    await database.sql`update account set roles = '{analyst}' where id = ${await idOf(trudy)}`;
    expect(await closed).toBe(1012);
    await topic.waitForDisconnect('the topics to be cut');
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    expect(other.topic.isConnected && other.yjs.readyState === 1).toBe(true);
    // A reconnect gets the current rights.
    const again = await both(trudy, clusterId);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(again.topic.isConnected && again.yjs.readyState === 1).toBe(true);
  });

  it('shows the account that made a card, whatever the card says', async () => {
    const clusterId = await newCluster();
    const { doc } = await open(eve, clusterId);
    addCard(doc, 'a', { ...CARD, by: ann.displayName });
    const reader = await open(ann, clusterId);
    await waitFor('the card', () => boardPieces(reader.doc).has('a'));
    const path = `/api/puzzle/${clusterId}/board/authors?clients=${doc.clientID},7`;
    const answer = await server.sendUntilAnswered('GET', path, { cookie: ann.cookie });
    expect(answer.json<{ authors: { clientId: number; displayName: string }[] }>().authors).toMatchObject([
      { clientId: doc.clientID, displayName: eve.displayName },
    ]);
  });

  it('lets an admin empty a board with any content; its history restores only valid content', async () => {
    const clusterId = await newCluster();
    const room = puzzleRoom(clusterId);
    const before = new Y.Doc();
    addCard(before, 'good', CARD);
    boardLinks(before).set('line', { from: 'good', to: 'good', label: '', by: 'x' });
    for (const edit of HOSTILE_EDITS) edit.write(withoutClash(before, edit.name));
    const writer = await idOf(await signUp(server, 'writer-live'));
    const insert = async (doc: Y.Doc) => database.sql`
      insert into collab_update (room, account_id, connection_id, client_ids, bytes)
      values (${room}, ${writer}, 'old', ${[doc.clientID]}, ${Buffer.from(Y.encodeStateAsUpdate(doc))})`;
    await insert(before);
    const path = `/api/puzzle/${clusterId}/board/reset`;
    expect((await server.sendUntilAnswered('POST', path, { cookie: ann.cookie })).status).toBe(403);
    await database.sql`update account set roles = '{admin}' where id = ${await idOf(ann)}`;
    const there = await open(eve, clusterId);
    expect(boardPieces(there.doc).size).toBeGreaterThan(1);
    expect((await server.sendUntilAnswered('POST', path, { cookie: ann.cookie })).status).toBe(200);
    await waitFor('it to be empty', () => boardPieces(there.doc).size + boardNotes(there.doc).length === 0);
    const [audit] = await database.sql`
      select action, actor_id from audit_entry where cluster_id = ${clusterId} and action = 'board.reset'`;
    expect(audit).toMatchObject({ actor_id: await idOf(ann) });
    // People in the room are told why the cards are gone.
    const [told] = await database.sql`
      select payload from topic_event where topic = ${room} and payload->'actor'->>'id' = ${await idOf(ann)}`;
    expect(told?.payload).toMatchObject({ actor: { id: await idOf(ann) } });
    const [snapshot] =
      await database.sql`select is_collected, octet_length(bytes) as size from collab_snapshot where room = ${room}`;
    expect(snapshot?.is_collected).toBe(true);
    report(`emptied: ${snapshot?.size} bytes are left to download`);

    // Editing goes on, and the history can still show and restore the earlier content.
    addCard(there.doc, 'new', CARD);
    const history = await waitForHistory(clusterId, 3);
    const oldest = history.moments.at(-1);
    expect(oldest?.changed.cards.added).toBeGreaterThan(0);
    const restore = `/api/puzzle/${clusterId}/history/${oldest?.updateId}/restore`;
    const restored = await server.sendUntilAnswered('POST', restore, { cookie: eve.cookie });
    expect(restored.status).toBe(200);
    expect(restored.json<RestoredVersion>().updateId).not.toBeNull();
    await waitFor('the card to be back', () => boardPieces(there.doc).has('good'));
    expect(parseBoard(there.doc).pieces.map(({ id }) => id)).toEqual(['good']);
  });

  const waitForHistory = async (clusterId: string, moments: number): Promise<HistoryPage> => {
    let page: HistoryPage = { moments: [], next: null };
    await waitFor('the history', async () => {
      const answer = await server.sendUntilAnswered('GET', `/api/puzzle/${clusterId}/history`, {
        cookie: ann.cookie,
      });
      page = answer.json<HistoryPage>();
      return page.moments.length >= moments;
    });
    return page;
  };
});

/** The document for an edit; a fresh one when the edit needs a root that already exists with another type. */
function withoutClash(doc: Y.Doc, name: string): Y.Doc {
  return / under the name of /u.test(name) ? new Y.Doc() : doc;
}
