import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { boardPieces, placeCard, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import type { BoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Doc } from 'yjs';
import { contribution } from '../../db/schema/puzzle.ts';
import { waitFor } from '../../platform/collab/testing/wait-for.ts';
import { actAs, makeAccount, makeCluster, makePiece, type TestAccount } from '../../testing/factories.ts';
import { openDocument } from '../../testing/live-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { writeComment } from './write-comment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function unfurl(who: TestAccount, ...links: string[]): Promise<(Unfurled | null)[]> {
  const cookie = await server.signIn(who);
  const unfurled: (Unfurled | null)[] = [];
  for (const link of links) {
    const address = `/api/links/unfurl?link=${encodeURIComponent(link)}`;
    const answer = await server.send('GET', address, { cookie });
    expect(answer.status, answer.text).toBe(200);
    unfurled.push(answer.json<{ unfurled: Unfurled | null }>().unfurled);
  }
  return unfurled;
}

async function upload(who: TestAccount, clusterId?: string): Promise<string> {
  const answer = await server.send('POST', '/api/evidence/upload', {
    cookie: await server.signIn(who),
    multipart: textFile('The letter says so', clusterId ? { clusterId } : {}),
  });
  return answer.json<{ evidenceId: string }>().evidenceId;
}

/** The piece that a cluster's report filled in. */
async function pieceOfReport(clusterId: string): Promise<typeof contribution.$inferSelect> {
  await server.settle();
  const [filled] = await server.world.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.origin, 'report')));
  if (!filled) throw new Error('the report filled no layer');
  return filled;
}

test('links lead to puzzles, layers, pieces, comments and clusters, in words everybody may read', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution: piece, author } = await makePiece(server.world, clusterId, 9);
  const { comment } = await writeComment(actAs(server.world, author), {
    clusterId,
    target: { kind: 'layer', id: '9' },
    text: 'words of a comment',
  });
  const reader = await makeAccount(server.world);
  const unfurled = await unfurl(
    reader,
    `/puzzle/${clusterId}`,
    `/cluster-detail/${clusterId}`,
    `/puzzle/${clusterId}?layer=9`,
    `/puzzle/${clusterId}?layer=9&piece=${piece.id}`,
    `/puzzle/${clusterId}?comment=${comment.id}`,
  );
  expect(unfurled.map((one) => one?.kind)).toEqual(['puzzle', 'cluster', 'layer', 'piece', 'comment']);
  expect(unfurled[3]).toMatchObject({
    title: piece.content,
    state: expect.stringMatching(/^Open for review/u),
  });
  expect(unfurled[4]).toMatchObject({ title: `${author.displayName} on a layer`, state: 'Open' });
  expect(JSON.stringify(unfurled[4])).not.toContain('words of a comment');
});

test('what does not exist, what is elsewhere and what the reader may not see are all the same: nothing', async () => {
  const [{ clusterId }, other] = [await makeCluster(server.world), await makeCluster(server.world)];
  const { contribution: piece } = await makePiece(server.world, clusterId, 9);
  const [owner, member, analyst] = [
    await makeAccount(server.world),
    await makeAccount(server.world),
    await makeAccount(server.world, 'analyst'),
  ];
  const own = `/evidence/${await upload(owner)}`;
  const links = [
    own,
    '/evidence/no-such-exhibit',
    '/puzzle/no-such-cluster',
    `/puzzle/${other.clusterId}?piece=${piece.id}`,
    `/puzzle/${clusterId}?comment=no-such-comment`,
    '/admin',
    'https://evil.example/puzzle/x',
    '//evil.example',
    '/puzzle/%00',
  ];
  expect(await unfurl(member, ...links)).toEqual(links.map(() => null));
  expect((await unfurl(owner, own))[0]).toMatchObject({
    kind: 'exhibit',
    title: expect.stringMatching(/\.txt$/u),
  });
  expect((await unfurl(analyst, own))[0]).toMatchObject({ title: 'exhibit.txt' });
  const shared = `/evidence/${await upload(owner, clusterId)}`;
  expect((await unfurl(member, shared))[0], 'without its file name').toMatchObject({ title: 'exhibit.txt' });
});

test('a report is never quoted, and neither is what a moderator hid', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution: piece } = await makePiece(server.world, clusterId, 9);
  const filled = await pieceOfReport(clusterId);
  const member = await makeAccount(server.world);
  const analyst = await makeAccount(server.world, 'analyst');
  const linkTo = (id: string) => `/puzzle/${clusterId}?piece=${id}`;
  const [reported] = await unfurl(member, linkTo(filled.id));
  expect(reported).toMatchObject({ kind: 'piece' });
  expect(reported?.title).not.toContain(filled.content.slice(0, 20));
  await server.send('POST', '/api/moderation/decisions', {
    cookie: await server.signIn(analyst),
    json: { target: { kind: 'piece', id: piece.id }, decision: 'hide', reason: 'It names a person' },
  });
  for (const who of [member, analyst]) {
    const [hidden] = await unfurl(who, linkTo(piece.id));
    expect(hidden).toMatchObject({ state: 'Hidden' });
    expect(hidden?.title).not.toContain(piece.content);
  }
});

/** Writes on a puzzle's board as somebody with the page open does, and waits until the server has it. */
async function onBoard(who: TestAccount, clusterId: string, write: (doc: Doc) => void): Promise<void> {
  const doc = new Doc();
  const provider = openDocument(server, { cookie: await server.signIn(who) }, clusterId, doc);
  try {
    await waitFor('first sync', () => provider.synced);
    write(doc);
    const seen = new Doc();
    const reader = openDocument(server, { cookie: await server.signIn(who) }, clusterId, seen);
    const state = () => JSON.stringify(boardPieces(seen).toJSON());
    await waitFor('the board', () => state() === JSON.stringify(boardPieces(doc).toJSON()));
    reader.destroy();
  } finally {
    provider.destroy();
  }
}

const card = (label: string, more: Partial<BoardPiece> = {}): BoardPiece => ({
  label,
  layer: 9,
  x: 0,
  y: 0,
  kind: 'note',
  by: '',
  ...more,
});

test('a card or frame leads by its words as the board shows them; a removed one says so, and one that never was says nothing', async () => {
  const { clusterId } = await makeCluster(server.world);
  const member = await makeAccount(server.world);
  const linkTo = (id: string) => `/puzzle/${clusterId}?card=${id}`;
  await onBoard(member, clusterId, (doc) => {
    placeCard(doc, 'a-card', card('The wallet\nof the desk'));
    placeCard(doc, 'a-frame', card('What we know', { kind: 'frame', layer: 0, w: 300, h: 200 }));
    placeCard(doc, 'a-removed', card('A mistake'));
  });
  await onBoard(member, clusterId, (doc) => removeFromBoard(doc, ['a-removed']));
  const reader = await makeAccount(server.world);
  const [one, frame, removed, never] = await unfurl(
    reader,
    ...['a-card', 'a-frame', 'a-removed', 'never'].map(linkTo),
  );
  expect(one).toMatchObject({ kind: 'card', title: 'The wallet of the desk', gone: null, layer: 9 });
  expect(one?.state).toMatch(/^9 /u);
  expect(frame).toEqual({
    kind: 'frame',
    title: 'What we know',
    state: 'On the board',
    gone: null,
    layer: null,
  });
  expect(removed).toMatchObject({ kind: 'card', state: 'Removed', gone: 'removed' });
  expect(JSON.stringify(removed)).not.toContain('mistake');
  expect(never).toBeNull();

  const { comment } = await writeComment(actAs(server.world, member), {
    clusterId,
    target: { kind: 'card', id: 'a-frame' },
    text: 'Is this all?',
  });
  const [said] = await unfurl(reader, `/puzzle/${clusterId}?comment=${comment.id}`);
  expect(said).toMatchObject({ kind: 'comment', title: `${member.displayName} on a frame` });
});

test('a card that shows a piece says no more than the piece, and a hidden card nothing', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution: piece, author } = await makePiece(server.world, clusterId, 9);
  const filled = await pieceOfReport(clusterId);
  await onBoard(author, clusterId, (doc) => {
    placeCard(doc, 'of-piece', card(piece.content, { pieceId: piece.id }));
    placeCard(doc, 'of-report', card(filled.content.slice(0, 150), { pieceId: filled.id }));
    placeCard(doc, 'rude', card('Bill Brown of Bath is a thief'));
  });
  const analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  const hide = async (target: object) => {
    const answer = await server.send('POST', '/api/moderation/decisions', {
      cookie: analyst,
      json: { target, decision: 'hide', reason: 'It names a person' },
    });
    expect(answer.status, answer.text).toBe(200);
  };
  const reader = await makeAccount(server.world);
  const links = ['of-piece', 'of-report', 'rude'].map((id) => `/puzzle/${clusterId}?card=${id}`);
  const [shown, reported] = await unfurl(reader, ...links);
  expect(shown).toMatchObject({ title: piece.content, state: expect.stringMatching(/^Open for review/u) });
  expect(reported?.title).not.toContain(filled.content.slice(0, 20));
  await hide({ kind: 'piece', id: piece.id });
  await hide({ kind: 'card', clusterId, id: 'rude', passage: 'Bill Brown of Bath is a thief' });
  const [hidden, , rude] = await unfurl(reader, ...links);
  expect(hidden).toMatchObject({ state: 'Hidden' });
  expect(hidden?.title).not.toContain(piece.content);
  expect(rude).toMatchObject({ state: 'Hidden', gone: 'hidden' });
  expect(JSON.stringify(rude)).not.toContain('Bill');
});
