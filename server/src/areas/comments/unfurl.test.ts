import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contribution } from '../../db/schema/puzzle.ts';
import { actAs, makeAccount, makeCluster, makePiece, type TestAccount } from '../../testing/factories.ts';
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
  await server.settle();
  const [filled] = await server.world.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.origin, 'report')));
  if (!filled) throw new Error('the report filled no layer');
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
