import type { CaseDetails, CaseStep } from '@fap/shared/cases/entities.ts';
import { notesText } from '@fap/shared/cases/notes.ts';
import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import type { BoardVersion, HistoryPage } from '@fap/shared/puzzle/history.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { auditEntry, collabUpdate } from '../../db/schema/platform.ts';
import { waitFor } from '../../platform/collab/testing/wait-for.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { openRoom } from '../../testing/live-member.ts';
import { makeActionable } from '../../testing/make-actionable.ts';
import { makeCase } from '../../testing/make-case.ts';
import { openWebSocket } from '../../testing/open-web-socket.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { recordNotes } from './record-notes.ts';

type Person = 'owner' | 'assignee' | 'analyst' | 'admin' | 'leo' | 'stranger';
const WORKERS = ['owner', 'assignee', 'analyst', 'admin'] as const;
const OTHERS = ['leo', 'stranger'] as const;

let server: TestServer;
const people = {} as Record<Person, TestAccount>;
const cookies = {} as Record<Person, string>;
const opened: WebsocketProvider[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const { world } = server;
  people.owner = await makeAccount(world);
  people.assignee = await makeAccount(world);
  people.analyst = await makeAccount(world, 'analyst');
  people.admin = await makeAccount(world, 'admin');
  people.leo = await makeAccount(world, 'leo');
  people.stranger = await makeAccount(world);
  for (const name of [...WORKERS, ...OTHERS]) cookies[name] = await server.signIn(people[name]);
});
afterEach(() => {
  for (const provider of opened.splice(0)) provider.destroy();
});
afterAll(() => server.stop());

const call = (method: string, path: string, as: Person = 'owner', json?: object) =>
  server.send(method, path, { cookie: cookies[as], ...(json ? { json } : {}) });
const read = async (id: string, as: Person = 'owner') =>
  (await call('GET', `/api/cases/${id}`, as)).json<CaseDetails>();
const assign = (id: string, assigneeId: string | null) =>
  call('PATCH', `/api/cases/${id}`, 'owner', { assigneeId });
const historyOf = async (id: string) =>
  (await call('GET', `/api/cases/${id}/notes/history`)).json<HistoryPage>();
const stepsOf = async (id: string, as: Person = 'owner') =>
  (await call('GET', `/api/cases/${id}/timeline`, as)).json<CaseStep[]>().map(({ sentence }) => sentence);

async function openCase(clusterId: string | null = null): Promise<string> {
  const id = await makeCase(server.world, people.owner, { clusterId });
  await assign(id, people.assignee.id);
  return id;
}

interface Visit {
  doc: Y.Doc;
  provider: WebsocketProvider;
  codes: number[];
}

/** Opens the notes as the web client does; whoever is refused never gets in sync. */
function visit(id: string, as: Person): Visit {
  const [doc, codes] = [new Y.Doc(), [] as number[]];
  const provider = openRoom(server, { cookie: cookies[as] }, caseNotesRoom(id), doc);
  provider.on('connection-close', (event) => event && codes.push(event.code));
  opened.push(provider);
  return { doc, provider, codes };
}

async function enter(id: string, as: Person): Promise<Visit> {
  const entered = visit(id, as);
  await waitFor(`${as} to be in sync`, () => entered.provider.synced);
  return entered;
}

/** The status with which somebody is refused; 101 when they are let in. */
async function knock(id: string, as?: Person): Promise<number> {
  const headers: Record<string, string> = as ? { cookie: cookies[as] } : {};
  const answer = await openWebSocket(server.url, `/yjs/${caseNotesRoom(id)}`, headers);
  if ('status' in answer) return answer.status;
  answer.socket.terminate();
  return 101;
}

const type = ({ doc }: Visit, text: string) => notesText(doc).insert(notesText(doc).length, text);
const says = (doc: Y.Doc, text: string) => waitFor(`“${text}”`, () => notesText(doc).toString() === text);
const rowsOf = (id: string) => server.world.db.$count(collabUpdate, eq(collabUpdate.room, caseNotesRoom(id)));
const namesSeenBy = ({ provider: { awareness } }: Visit) =>
  [...awareness.getStates().values()].map(({ user }) => (user as { name?: string } | undefined)?.name);

describe('who has a part in the notes', () => {
  test('who works on the case writes; all of them see one text and each other', async () => {
    const id = await openCase();
    const visits = [];
    for (const as of WORKERS) {
      expect((await read(id, as)).notes).toBe('write');
      const here = await enter(id, as);
      here.provider.awareness.setLocalStateField('user', { id: 'nobody', name: 'Nobody' });
      visits.push(here);
      type(here, `${as} `);
      for (const { doc } of visits) await says(doc, `${WORKERS.slice(0, visits.length).join(' ')} `);
      // Who comes next would else write at the same moment, and Yjs chooses whose words are first.
      await waitFor('the row', async () => (await rowsOf(id)) === visits.length);
    }
    const [first] = visits;
    await waitFor('names', () =>
      WORKERS.slice(1).every((as) => first && namesSeenBy(first).includes(people[as].displayName)),
    );
  });

  test('everybody else is refused: document, presence, history, one version, bringing back, file', async () => {
    const id = await openCase();
    const owner = await enter(id, 'owner');
    type(owner, 'Secret');
    await waitFor('the row', async () => (await rowsOf(id)) === 1);
    const [moment] = (await historyOf(id)).moments;
    for (const as of OTHERS) {
      expect((await read(id, as)).notes).toBeNull();
      expect(await knock(id, as)).toBe(403);
      const outside = visit(id, as);
      const path = `/api/cases/${id}/notes`;
      for (const ending of ['/history', `/history/${moment?.updateId}`, '/export']) {
        const answer = await call('GET', `${path}${ending}`, as);
        expect(answer.status, `${as} ${ending}`).toBe(403);
        expect(answer.text).not.toContain('Secret');
      }
      expect((await call('POST', `${path}/history/${moment?.updateId}/restore`, as)).status).toBe(403);
      expect(outside.provider.synced).toBe(false);
      expect(notesText(outside.doc).toString()).toBe('');
      expect(namesSeenBy(owner)).not.toContain(people[as].displayName);
    }
    expect(await knock('CS-2026-999999', 'analyst')).toBe(404);
    expect((await call('GET', '/api/cases/CS-2026-999999/notes/history', 'analyst')).status).toBe(404);
    expect(await knock(id)).toBe(401);
  });

  test('law enforcement reads while the access window is open, and what it sends changes nothing', async () => {
    const { clusterId } = await makeActionable(server, cookies.analyst);
    const id = await openCase(clusterId);
    const owner = await enter(id, 'owner');
    type(owner, 'For the police');
    await call('POST', `/api/cases/${id}/sign-off`, 'analyst', { note: 'As it stands' });
    const seen = await read(id, 'leo');
    expect(seen).toMatchObject({ notes: 'read', isRedacted: false, mayWork: false, maySignOff: false });
    expect(seen.owner?.id).toBe(people.owner.id);
    const leo = await enter(id, 'leo');
    await says(leo.doc, 'For the police');
    type(leo, ' – changed');
    type(owner, '.');
    await waitFor('the own change', () => notesText(leo.doc).toString().includes('.'));
    const late = await enter(id, 'analyst');
    await says(late.doc, 'For the police.');
    expect((await call('GET', `/api/cases/${id}/notes/export`, 'leo')).text).toBe('For the police.');
    const [moment] = (await historyOf(id)).moments;
    expect((await call('GET', `/api/cases/${id}/notes/history`, 'leo')).status).toBe(200);
    expect(
      (await call('POST', `/api/cases/${id}/notes/history/${moment?.updateId}/restore`, 'leo')).status,
    ).toBe(403);
    expect((await read(id, 'stranger')).notes).toBeNull();

    // Each read is in the log, once for one look, and takes nobody's sign-off away.
    await Promise.all(Array.from({ length: 5 }, () => read(id, 'leo')));
    const log = await server.world.db.execute<{ action: string }>(
      sql`select action from custody_entry where chain_id = ${id} and action = 'case.read-in-window'`,
    );
    expect(log).toHaveLength(1);
    expect((await call('PATCH', `/api/cases/${id}`, 'leo', { status: 'complete' })).status).toBe(403);

    await server.world.db.execute(sql`update strike_assessment set signed_off_by = null, signed_off_at = null
      where cluster_id = ${clusterId}`);
    await waitFor('the window to close', () => leo.codes.includes(4403), 20_000);
    expect(await knock(id, 'leo')).toBe(403);
    expect(await read(id, 'leo')).toMatchObject({ isRedacted: true, owner: null, signOff: null });
  });

  test('who is taken off the case loses the open document at once, with what was not stored', async () => {
    const id = await openCase();
    const [owner, assignee] = [await enter(id, 'owner'), await enter(id, 'assignee')];
    type(assignee, 'Before. ');
    await says(owner.doc, 'Before. ');
    expect((await assign(id, null)).status).toBe(200);
    await waitFor('the document to be closed', () => assignee.codes.includes(4403), 3_000);
    type(assignee, 'After.');
    type(owner, 'Mine.');
    const late = await enter(id, 'analyst');
    await says(late.doc, 'Before. Mine.');
    expect(await knock(id, 'assignee')).toBe(403);
    expect(owner.codes).toEqual([]);
  });

  test('a document takes text, and nothing else', async () => {
    const id = await openCase();
    const owner = await enter(id, 'owner');
    owner.doc.getMap('pieces').set('card', { label: 'No card' });
    await waitFor('the refusal', () => owner.codes.includes(4422));
    const other = await enter(id, 'analyst');
    notesText(other.doc).insertEmbed(0, { image: 'x' });
    await waitFor('the refusal', () => other.codes.includes(4422));
    const admin = await enter(id, 'admin');
    notesText(admin.doc).insert(0, 'bold', { bold: true });
    await waitFor('the refusal', () => admin.codes.includes(4422));
    expect(await rowsOf(id)).toBe(0);
  });
});

describe('the history', () => {
  test('names who wrote when, shows an older text, and brings it back without losing the later one', async () => {
    const id = await openCase();
    const [owner, analyst] = [await enter(id, 'owner'), await enter(id, 'analyst')];
    type(owner, 'First finding.');
    await says(analyst.doc, 'First finding.');
    type(analyst, ' A second one 🐕.');
    await says(owner.doc, 'First finding. A second one 🐕.');
    const { moments } = await historyOf(id);
    expect(moments.map(({ author, changed }) => [author.displayName, changed.notes.charactersAdded])).toEqual(
      [
        [people.analyst.displayName, 17],
        [people.owner.displayName, 14],
      ],
    );
    const first = moments.at(-1)?.updateId ?? 0;
    const version = await call('GET', `/api/cases/${id}/notes/history/${first}`);
    expect(version.json<BoardVersion>().notes).toMatchObject([{ runs: [{ text: 'First finding.' }] }]);

    const restored = await call('POST', `/api/cases/${id}/notes/history/${first}/restore`);
    expect(restored.status, restored.text).toBe(200);
    for (const { doc } of [owner, analyst]) await says(doc, 'First finding.');
    const [newest] = (await historyOf(id)).moments;
    expect(newest).toMatchObject({ restoredFrom: first, author: { id: people.owner.id } });
    // The later text is in the history, and comes back as well.
    const later = moments[0]?.updateId;
    expect((await call('POST', `/api/cases/${id}/notes/history/${later}/restore`, 'analyst')).status).toBe(
      200,
    );
    for (const { doc } of [owner, analyst]) await says(doc, 'First finding. A second one 🐕.');
    expect((await call('POST', `/api/cases/${id}/notes/history/${later}/restore`)).json()).toMatchObject({
      updateId: null,
    });
    expect(await stepsOf(id)).toEqual(
      expect.arrayContaining(['Brought back an earlier version of the notes']),
    );
  });

  test('a version of other notes is none of these', async () => {
    const [id, other] = [await openCase(), await openCase()];
    type(await enter(other, 'owner'), 'Elsewhere');
    await waitFor('the row', async () => (await rowsOf(other)) === 1);
    const [moment] = (await historyOf(other)).moments;
    const path = `/api/cases/${id}/notes/history/${moment?.updateId}`;
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
  });
});

describe('the custody log', () => {
  const entries = async (id: string) =>
    (
      await server.world.db
        .select({ action: auditEntry.action })
        .from(auditEntry)
        .where(eq(auditEntry.entityId, id))
        .orderBy(auditEntry.id)
    ).map(({ action }) => action);
  const AT_ONCE = { quietSeconds: 0 };

  test('many keystrokes of two people are one entry that names both', async () => {
    const id = await openCase();
    const [owner, analyst] = [await enter(id, 'owner'), await enter(id, 'analyst')];
    for (let key = 0; key < 40; key += 1) type(key % 2 === 0 ? owner : analyst, 'x');
    await says(owner.doc, 'x'.repeat(40));
    expect(await recordNotes(server.world.ctx)).toBe(0);
    await recordNotes(server.world.ctx, AT_ONCE);
    await recordNotes(server.world.ctx, AT_ONCE);
    expect((await entries(id)).filter((action) => action === 'case.notes-changed')).toHaveLength(1);
    const [newest] = await stepsOf(id);
    for (const who of ['owner', 'analyst'] as const) expect(newest).toContain(people[who].displayName);
    expect((await stepsOf(id, 'stranger'))[0]).toBe('Changed the notes');
  });

  test('what was written before a sign-off is part of it; what is written later clears it at once', async () => {
    const id = await openCase();
    const owner = await enter(id, 'owner');
    type(owner, 'Checked. ');
    await waitFor('the row', async () => (await rowsOf(id)) === 1);
    const signed = await call('POST', `/api/cases/${id}/sign-off`, 'analyst', { note: 'Read it' });
    expect(signed.json<CaseDetails>().signOff).toMatchObject({ clearedAt: null });
    await recordNotes(server.world.ctx, AT_ONCE);
    expect((await read(id)).signOff).toMatchObject({ clearedAt: null });
    expect((await entries(id)).slice(-2)).toEqual(['case.notes-changed', 'case.signed-off']);

    type(owner, 'And one more thing.');
    await waitFor('the row', async () => (await rowsOf(id)) === 2);
    expect((await read(id)).signOff?.clearedAt).not.toBeNull();
    await recordNotes(server.world.ctx, AT_ONCE);
    expect((await read(id)).signOff?.clearedAt).not.toBeNull();
  });

  test('a version that is brought back has an entry of its own, and clears a sign-off', async () => {
    const id = await openCase();
    const owner = await enter(id, 'owner');
    type(owner, 'One');
    await waitFor('the row', async () => (await rowsOf(id)) === 1);
    const [moment] = (await historyOf(id)).moments;
    type(owner, ' two');
    await waitFor('the row', async () => (await rowsOf(id)) === 2);
    await call('POST', `/api/cases/${id}/sign-off`, 'analyst', { note: 'Read it' });
    await call('POST', `/api/cases/${id}/notes/history/${moment?.updateId}/restore`);
    await recordNotes(server.world.ctx, AT_ONCE);
    expect((await entries(id)).slice(-2)).toEqual(['case.signed-off', 'case.notes-restored']);
    expect((await read(id)).signOff?.clearedAt).not.toBeNull();
  });
});

test('a case without notes has an empty history and an empty file', async () => {
  await makeCluster(server.world);
  const id = await openCase();
  expect(await historyOf(id)).toEqual({ moments: [], next: null });
  const file = await call('GET', `/api/cases/${id}/notes/export`);
  expect([file.status, file.text]).toEqual([200, '']);
  expect(file.headers.get('content-disposition')).toContain(`notes-${id}.txt`);
});
