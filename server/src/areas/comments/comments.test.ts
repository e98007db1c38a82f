import type { Comment } from '@fap/shared/comments/entities.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { makeAccount, makeCluster, makePiece, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Signed extends TestAccount {
  cookie: string;
}
async function signInNew(...roles: Parameters<typeof makeAccount>[1][]): Promise<Signed> {
  const account = await makeAccount(server.world, ...roles);
  return { ...account, cookie: await server.signIn(account) };
}
const call = (who: Signed | null, method: string, path: string, json?: object) =>
  server.send(method, path, { ...(who ? { cookie: who.cookie } : {}), ...(json ? { json } : {}) });
const onNotes = { kind: 'notes', id: 'notes' };
const write = (who: Signed, clusterId: string, more: object = {}) =>
  call(who, 'POST', '/api/comments', { clusterId, target: onNotes, text: 'Look here', ...more });
const said = async (...given: Parameters<typeof write>): Promise<Comment> => {
  const answer = await write(...given);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ comment: Comment }>().comment;
};
const list = (who: Signed, clusterId: string, { kind, id }: { kind: string; id: string }, more = '') =>
  call(who, 'GET', `/api/puzzle/${clusterId}/comments?kind=${kind}&id=${id}${more}`);
const threadOf = async (...given: Parameters<typeof list>) =>
  (await list(...given)).json<{
    comments: Comment[];
    nextCursor: string | null;
    total: number;
    isClosed: boolean;
  }>();
const noticesOf = async (who: Signed) => {
  await server.settle();
  return (await call(who, 'GET', '/api/notices'))
    .json<{ notices: { kind: string; payload: { commentId?: string; decision?: string } }[] }>()
    .notices.filter(({ kind }) => kind.startsWith('comment-'));
};
const decide = (who: Signed, target: object, decision: string) =>
  call(who, 'POST', '/api/moderation/decisions', { target, decision, reason: 'It names a person' });
const piece = async (clusterId: string, layer = 6) => {
  const { contribution: made, author } = await makePiece(server.world, clusterId, layer);
  return { target: { kind: 'piece', id: made.id }, author, id: made.id };
};

describe('a comment', () => {
  test('is read by everybody who may see the puzzle, oldest first and by pages; nobody else', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { target } = await piece(clusterId);
    const [ann, bob] = [await signInNew(), await signInNew()];
    for (const text of ['one', 'two', 'three']) {
      await said(ann, clusterId, { target, text });
      server.world.clock.advanceSeconds(1);
    }
    const first = await threadOf(bob, clusterId, target, '&limit=2');
    expect(first).toMatchObject({ total: 3, isClosed: false });
    expect(first.comments.map(({ text }) => text)).toEqual(['one', 'two']);
    const second = await threadOf(bob, clusterId, target, `&limit=2&cursor=${first.nextCursor}`);
    expect(second.comments.map(({ text }) => text)).toEqual(['three']);
    expect(second.nextCursor).toBeNull();
    const query = `?kind=piece&id=${target.id}`;
    expect((await call(null, 'GET', `/api/puzzle/${clusterId}/comments${query}`)).status).toBe(401);
    expect((await call(ann, 'GET', `/api/puzzle/no-such-cluster/comments${query}`)).status).toBe(404);
    const [comment] = first.comments;
    expect((await call(null, 'GET', `/api/comments/${comment?.id}`)).status).toBe(401);
    expect((await call(bob, 'GET', `/api/comments/${comment?.id}`)).json()).toMatchObject({
      comment: { text: 'one', author: { id: ann.id } },
    });
  });

  test('is about something of this puzzle, and says something', async () => {
    const [{ clusterId }, other] = [await makeCluster(server.world), await makeCluster(server.world)];
    const { target } = await piece(other.clusterId);
    const ann = await signInNew();
    expect((await write(ann, clusterId, { target })).status, 'of another puzzle').toBe(404);
    expect((await write(ann, 'no-such-cluster')).status).toBe(404);
    for (const wrong of [
      { text: '   ' },
      { text: 'x'.repeat(2_001) },
      { target: { kind: 'layer', id: '15' } },
      { target: { kind: 'layer', id: '0' } },
      { target: { kind: 'notes', id: 'other' } },
      { target: { kind: 'name', id: ann.id } },
    ])
      expect((await write(ann, clusterId, wrong)).status, JSON.stringify(wrong)).toBe(400);
    await said(ann, clusterId, { target: { kind: 'layer', id: '14' } });
    await said(ann, clusterId, { target: { kind: 'card', id: 'a-card' } });
  });

  test('comes once, however often it is sent; the same key with other words is refused', async () => {
    const { clusterId } = await makeCluster(server.world);
    const ann = await signInNew();
    const idempotencyKey = server.world.name('key');
    const answers = await Promise.all(
      [1, 2, 3].map(() => write(ann, clusterId, { idempotencyKey, text: 'once' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await write(ann, clusterId, { idempotencyKey, text: 'twice' })).status).toBe(409);
    expect((await threadOf(ann, clusterId, onNotes)).total).toBe(1);
  });

  test('is neither a piece nor a review', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { target } = await piece(clusterId);
    const ann = await signInNew();
    const puzzle = async () => {
      const { activity, agents, completionRate, contributions, layers } = (
        await call(ann, 'GET', `/api/puzzle/${clusterId}`)
      ).json<Record<string, unknown>>();
      return { activity, agents, completionRate, contributions, layers };
    };
    const before = await puzzle();
    expect(before.layers).toBeDefined();
    await said(ann, clusterId, { target });
    expect(await puzzle()).toEqual(before);
  });

  test('is counted by what it is about, and by whether it is open', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { target } = await piece(clusterId);
    const ann = await signInNew();
    const first = await said(ann, clusterId, { target });
    await said(ann, clusterId, { target });
    await said(ann, clusterId);
    await call(ann, 'POST', `/api/comments/${first.id}/resolve`);
    const page = (more: string) => call(ann, 'GET', `/api/puzzle/${clusterId}/comments/counts${more}`);
    const [notes, ofPiece] = [
      { ...onNotes, comments: 1, open: 1 },
      { ...target, comments: 2, open: 1 },
    ];
    expect((await page('')).json()).toEqual({ counts: [notes, ofPiece], nextCursor: null });
    const { nextCursor } = (await page('?limit=1')).json<{ nextCursor: string }>();
    expect((await page(`?limit=1&cursor=${nextCursor}`)).json()).toMatchObject({ counts: [ofPiece] });
  });

  test('is changed and deleted by its author alone; others see that it was changed', async () => {
    const { clusterId } = await makeCluster(server.world);
    const [ann, bob, analyst] = [await signInNew(), await signInNew(), await signInNew('analyst')];
    const { id } = await said(ann, clusterId);
    for (const other of [bob, analyst]) {
      expect((await call(other, 'PUT', `/api/comments/${id}`, { text: 'mine' })).status).toBe(403);
      expect((await call(other, 'DELETE', `/api/comments/${id}`)).status).toBe(403);
    }
    const changed = await call(ann, 'PUT', `/api/comments/${id}`, { text: 'Better' });
    expect(changed.json()).toMatchObject({ comment: { text: 'Better', editedAt: expect.any(String) } });
    expect((await call(ann, 'DELETE', `/api/comments/${id}`)).status).toBe(200);
    expect((await call(bob, 'GET', `/api/comments/${id}`)).status).toBe(404);
    expect((await call(ann, 'DELETE', `/api/comments/${id}`)).status).toBe(404);
    expect((await threadOf(bob, clusterId, onNotes)).comments).toEqual([]);
  });

  test('reaches everybody on the puzzle as a fact that holds no words, also when it is replayed', async () => {
    const { clusterId } = await makeCluster(server.world);
    const [ann, bob] = [await signInNew(), await signInNew()];
    const socket = await server.connect(bob.cookie);
    await socket.subscribe(puzzleTopic(clusterId));
    const words = server.world.name('secret');
    const { id } = await said(ann, clusterId, { text: words });
    await socket.waitForEvent('the comment', 'comments:changed', (fact) => JSON.stringify(fact).includes(id));
    await call(ann, 'DELETE', `/api/comments/${id}`);
    const late = await server.connect(bob.cookie);
    await late.subscribe(puzzleTopic(clusterId), 0);
    await late.waitForEvent('the replay', 'comments:changed', (fact) => JSON.stringify(fact).includes(id));
    expect(JSON.stringify([...socket.received, ...late.received])).not.toContain(words);
  });
});

describe('a mention', () => {
  test('tells people of the puzzle once, not again after a change, and neither the author nor strangers', async () => {
    const { clusterId, reporter } = await makeCluster(server.world);
    const [ann, bob, cleo, stranger] = [
      await signInNew(),
      await signInNew(),
      await signInNew(),
      await signInNew(),
    ];
    for (const person of [ann, bob, cleo]) await said(person, clusterId, { text: 'I am here' });
    const { id } = await said(ann, clusterId, { text: '@Bob', mentions: [bob.id, ann.id] });
    const edit = (mentions: string[]) =>
      call(ann, 'PUT', `/api/comments/${id}`, { text: '@Bob @Cleo', mentions });
    expect((await edit([bob.id, cleo.id])).status).toBe(200);
    for (const person of [bob, cleo]) {
      const notices = await noticesOf(person);
      expect(notices.map(({ payload }) => payload.commentId)).toEqual([id]);
      // Once it is read, another one would be a row of its own.
      const upTo = server.world.clock.now().toISOString();
      expect((await call(person, 'POST', '/api/notices/read', { upTo })).status).toBe(200);
    }
    server.world.clock.advanceSeconds(1);
    expect((await edit([bob.id, cleo.id])).status).toBe(200);
    expect(await noticesOf(bob)).toHaveLength(1);
    expect(await noticesOf(ann)).toEqual([]);
    // Whether somebody exists, or whose report it is, cannot be asked: all these answers are the same.
    const refused = await Promise.all(
      [stranger.id, reporter.id, 'no-such-account'].map((one) =>
        write(ann, clusterId, { text: '@somebody', mentions: [one] }),
      ),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
    const messages = refused.map((answer) => answer.json<{ message: string }>().message);
    expect(new Set(messages).size).toBe(1);
    expect(await noticesOf(stranger)).toEqual([]);
  });
});

describe('resolving', () => {
  test('is for anybody who may contribute; of two at once the first stands, and it is on record once', async () => {
    const { clusterId } = await makeCluster(server.world);
    const [ann, bob, cleo] = [await signInNew(), await signInNew(), await signInNew()];
    const { id } = await said(ann, clusterId);
    const answers = await Promise.all(
      [bob, cleo].map((one) => call(one, 'POST', `/api/comments/${id}/resolve`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = answers.map((answer) => answer.json<{ comment: Comment }>().comment.resolved?.by.id);
    expect(one).toBe(other);
    expect([bob.id, cleo.id]).toContain(one);
    const count = (action: string) =>
      server.world.db.$count(auditEntry, and(eq(auditEntry.entityId, id), eq(auditEntry.action, action)));
    expect(await count('comment.resolved')).toBe(1);
    const reopened = await call(ann, 'POST', `/api/comments/${id}/reopen`);
    expect(reopened.json()).toMatchObject({ comment: { resolved: null } });
    await call(ann, 'POST', `/api/comments/${id}/reopen`);
    expect(await count('comment.reopened')).toBe(1);
  });
});

describe('a reaction', () => {
  test('is one of a closed set, each once a person, given and taken back as often as one likes', async () => {
    const { clusterId } = await makeCluster(server.world);
    const [ann, bob] = [await signInNew(), await signInNew()];
    const { id } = await said(ann, clusterId);
    const react = (who: Signed, method: string, reaction = 'helpful') =>
      call(who, method, `/api/comments/${id}/reactions/${reaction}`);
    await Promise.all([
      react(bob, 'PUT'),
      react(bob, 'PUT'),
      react(ann, 'PUT'),
      react(bob, 'PUT', 'careful'),
    ]);
    const [comment] = (await threadOf(bob, clusterId, onNotes)).comments;
    expect(comment?.reactions).toMatchObject([
      { reaction: 'helpful', count: 2, isMine: true },
      { reaction: 'careful', count: 1, names: [bob.displayName] },
    ]);
    expect((await react(bob, 'PUT', 'thumbs-up')).status).toBe(400);
    await react(bob, 'DELETE');
    expect((await react(bob, 'DELETE')).json()).toMatchObject({
      comment: { reactions: [{ reaction: 'helpful', count: 1, isMine: false }, { reaction: 'careful' }] },
    });
  });
});

describe('moderation', () => {
  test('hides a comment with its reason, shows it again, and removes it for good', async () => {
    const { clusterId } = await makeCluster(server.world);
    const [ann, bob, analyst] = [await signInNew(), await signInNew(), await signInNew('analyst')];
    const words = server.world.name('words');
    const { id } = await said(ann, clusterId, { text: words });
    const target = { kind: 'comment', id };
    const flag = (about: object) =>
      call(bob, 'POST', '/api/moderation/flags', { target: about, reason: 'abuse' });
    expect((await flag(target)).status).toBe(200);
    expect((await flag({ kind: 'comment', id: 'no-such-comment' })).status).toBe(404);
    const queue = async (show: string) =>
      (await call(analyst, 'GET', `/api/moderation/queue?show=${show}`))
        .json<{ key: string; text: string; state: string }[]>()
        .find(({ key }) => key === `comment:${id}`);
    expect(await queue('open')).toMatchObject({ text: words, state: 'shown' });
    expect((await decide(bob, target, 'hide')).status).toBe(403);
    expect((await decide(analyst, target, 'hide')).status).toBe(200);
    expect(await queue('decided')).toMatchObject({ text: words, state: 'hidden' });
    const read = async () =>
      [
        (await list(bob, clusterId, onNotes)).text,
        (await call(ann, 'GET', `/api/comments/${id}`)).text,
      ].join();
    expect(await read()).not.toContain(words);
    expect(await read()).toContain('Hidden by a moderator: It names a person');
    for (const [method, path, json] of [
      ['PUT', '', { text: 'again' }],
      ['DELETE', '', undefined],
      ['POST', '/resolve', undefined],
      ['PUT', '/reactions/agree', undefined],
    ] as const)
      expect((await call(ann, method, `/api/comments/${id}${path}`, json)).status, path).toBe(409);
    expect((await decide(analyst, target, 'show')).status).toBe(200);
    expect(await read()).toContain(words);
    expect((await decide(analyst, target, 'redact')).status).toBe(200);
    expect((await decide(analyst, target, 'show')).status).toBe(409);
    expect(await read()).not.toContain(words);
    expect((await queue('decided'))?.text).not.toContain(words);
    expect(await noticesOf(ann)).toMatchObject([{ kind: 'comment-moderated', payload: { commentId: id } }]);
  });

  test('closes what is said about a hidden piece, as it may repeat its words; shown again it is back', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { target, id: pieceId } = await piece(clusterId);
    const [ann, analyst] = [await signInNew(), await signInNew('analyst')];
    const { id } = await said(ann, clusterId, { target });
    expect((await decide(analyst, target, 'hide')).status).toBe(200);
    expect(await threadOf(ann, clusterId, target)).toMatchObject({ comments: [], total: 0, isClosed: true });
    expect((await call(ann, 'GET', `/api/comments/${id}`)).status).toBe(404);
    expect((await call(ann, 'PUT', `/api/comments/${id}/reactions/agree`)).status).toBe(404);
    expect((await write(ann, clusterId, { target })).status).toBe(409);
    await decide(analyst, target, 'show');
    expect((await threadOf(ann, clusterId, target)).total).toBe(1);
    await server.world.db
      .update(contribution)
      .set({ status: 'withdrawn' })
      .where(eq(contribution.id, pieceId));
    expect((await threadOf(ann, clusterId, target)).total, 'withdrawn by its author').toBe(1);
    expect((await write(ann, clusterId, { target })).status).toBe(409);
  });
});
