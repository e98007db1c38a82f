import type { WaitingPiece } from '@fap/shared/puzzle/entities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCluster, makePiece, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Signed extends TestAccount {
  cookie: string;
}
async function signInNew(): Promise<Signed> {
  const account = await makeAccount(server.world);
  return { ...account, cookie: await server.signIn(account) };
}
const review = (who: Signed, id: string, json: object) =>
  server.send('POST', `/api/puzzle/contributions/${id}/review`, { cookie: who.cookie, json });
const answer = (who: Signed, reviewId: string, text: string) =>
  server.send('POST', `/api/puzzle/reviews/${reviewId}/answer`, { cookie: who.cookie, json: { text } });
const waiting = async (who: Signed) =>
  (await server.send('GET', '/api/puzzle/reviews/waiting?limit=500', { cookie: who.cookie })).json<{
    pieces: WaitingPiece[];
  }>().pieces;
const reviewsOf = async (who: Signed, clusterId: string) =>
  (await server.send('GET', `/api/puzzle/${clusterId}`, { cookie: who.cookie })).json<{
    contributions: {
      id: string;
      reviews: { id: string; reason: string; answer: { text: string } | null }[];
    }[];
  }>().contributions;

test('a dispute says why from a list, and may cite an exhibit of the cluster', async () => {
  const { clusterId } = await makeCluster(server.world);
  const { contribution } = await makePiece(server.world, clusterId, 6);
  const [ann, bob] = [await signInNew(), await signInNew()];
  const kept = await server.send('POST', '/api/evidence/upload', {
    cookie: ann.cookie,
    multipart: textFile('The letter says otherwise', { clusterId }),
  });
  const { evidenceId } = kept.json<{ evidenceId: string }>();
  const dispute = { verdict: 'dispute', reason: 'not-in-source', note: 'Look at the letter', evidenceId };
  expect((await review(ann, contribution.id, { ...dispute, evidenceId: 'evidence-of-nobody' })).status).toBe(
    400,
  );
  const elsewhere = await makeCluster(server.world);
  const other = await makePiece(server.world, elsewhere.clusterId, 6);
  expect((await review(ann, other.contribution.id, dispute)).status, 'of another cluster').toBe(400);
  const answered = await review(ann, contribution.id, dispute);
  expect(answered.json()).toMatchObject({
    contribution: { reviews: [{ reason: 'not-in-source', evidenceId, verdict: 'dispute' }] },
  });
  // A confirmation has no reason, whatever is sent.
  const confirmed = await review(bob, contribution.id, { ...dispute, verdict: 'confirm' });
  const { reviews } = confirmed.json<{ contribution: { reviews: { reviewer: { id: string } }[] } }>()
    .contribution;
  expect(reviews.find(({ reviewer }) => reviewer.id === bob.id)).toMatchObject({
    reason: null,
    evidenceId: null,
  });
});

test('the author alone answers a review; everybody reads it, and the reviewer is told', async () => {
  const { clusterId } = await makeCluster(server.world);
  const author = await signInNew();
  const { contribution } = await makePiece(server.world, clusterId, 6, author);
  const reviewer = await signInNew();
  await review(reviewer, contribution.id, { verdict: 'dispute', reason: 'wrong', note: 'It was Tuesday' });
  const find = async () =>
    (await reviewsOf(reviewer, clusterId)).find(({ id }) => id === contribution.id)?.reviews[0];
  const reviewId = (await find())?.id ?? '';
  expect((await answer(reviewer, reviewId, 'I answer myself')).status).toBe(403);
  expect((await answer(author, 'review-of-nobody', 'To nobody')).status).toBe(404);
  expect((await answer(author, reviewId, '   ')).status).toBe(400);
  expect((await answer(author, reviewId, 'The mail is of Monday')).status).toBe(200);
  expect((await answer(author, reviewId, 'The mail is of Monday, 9 am')).status).toBe(200);
  expect(await find()).toMatchObject({ reason: 'wrong', answer: { text: 'The mail is of Monday, 9 am' } });
  await server.settle();
  const notices = await server.send('GET', '/api/notices', { cookie: reviewer.cookie });
  expect(notices.text).toContain('review-answered');
  const analyst = await makeAccount(server.world, 'analyst');
  const target = { kind: 'piece', id: contribution.id };
  await server.send('POST', '/api/moderation/decisions', {
    cookie: await server.signIn(analyst),
    json: { target, decision: 'hide', reason: 'It names a person' },
  });
  expect((await answer(author, reviewId, 'Once more')).status, 'of a hidden piece').toBe(409);
});

test('who decides alone is told so by the order: critical layers first, and no piece is one confirmation away', async () => {
  const { clusterId } = await makeCluster(server.world);
  const nearly = await makePiece(server.world, clusterId, 8);
  const critical = await makePiece(server.world, clusterId, 10);
  const trusted = await signInNew();
  expect((await review(trusted, nearly.contribution.id, { verdict: 'confirm' })).status).toBe(200);
  const analyst = await makeAccount(server.world, 'analyst');
  const answer = await server.send('GET', `/api/puzzle/reviews/waiting?clusterId=${clusterId}`, {
    cookie: await server.signIn(analyst),
  });
  const { pieces, total } = answer.json<{ pieces: WaitingPiece[]; total: number }>();
  const found = new Map(pieces.map(({ need, contribution: { id } }, place) => [id, { need, place }]));
  const [first, later] = [found.get(critical.contribution.id), found.get(nearly.contribution.id)];
  expect([first?.need, later?.need]).toEqual(['critical', 'open']);
  expect(first?.place).toBeLessThan(later?.place ?? 0);
  // Those of the report that founded the cluster are among them.
  expect(total).toBe(pieces.length);
});

test('a list is as long as asked for, and says how many wait in all', async () => {
  const { clusterId } = await makeCluster(server.world);
  for (const layer of [6, 7, 8]) await makePiece(server.world, clusterId, layer);
  const me = await signInNew();
  const list = async (query: string) =>
    server.send('GET', `/api/puzzle/reviews/waiting?clusterId=${clusterId}${query}`, { cookie: me.cookie });
  type Answer = { pieces: WaitingPiece[]; total: number };
  const all = (await list('')).json<Answer>();
  const { pieces, total } = (await list('&limit=2')).json<Answer>();
  expect(pieces).toEqual(all.pieces.slice(0, 2));
  expect([all.pieces.length, total]).toEqual([all.total, all.total]);
  expect(total).toBeGreaterThan(2);
  for (const wrong of ['0', '501', 'x']) expect((await list(`&limit=${wrong}`)).status, wrong).toBe(400);
});

test('what waits for somebody: neither their own pieces nor what they reviewed; one confirmation away comes first', async () => {
  const { clusterId } = await makeCluster(server.world);
  const me = await signInNew();
  const own = await makePiece(server.world, clusterId, 6, me);
  const open = await makePiece(server.world, clusterId, 7);
  const nearly = await makePiece(server.world, clusterId, 8);
  const seen = await makePiece(server.world, clusterId, 9);
  const trusted = await signInNew();
  expect((await review(trusted, nearly.contribution.id, { verdict: 'confirm' })).status).toBe(200);
  expect((await review(me, seen.contribution.id, { verdict: 'confirm' })).status).toBe(200);
  const pieces = (await waiting(me)).filter(({ contribution: piece }) => piece.clusterId === clusterId);
  const ids = pieces.map(({ contribution: piece }) => piece.id);
  expect(ids).not.toContain(own.contribution.id);
  expect(ids).not.toContain(seen.contribution.id);
  expect(ids).toContain(open.contribution.id);
  expect(pieces[0]).toMatchObject({ need: 'one-more', contribution: { id: nearly.contribution.id } });
  await review(me, nearly.contribution.id, { verdict: 'confirm' });
  expect((await waiting(me)).map(({ contribution: piece }) => piece.id)).not.toContain(
    nearly.contribution.id,
  );
});
