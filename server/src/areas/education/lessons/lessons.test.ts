import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newPerson = async () => server.signIn(await makeAccount(server.world));
const answersOf = async (cookie: string) =>
  (await server.send('GET', '/api/lessons/answers', { cookie })).json<LessonAnswer[]>();
const say = (cookie: string, path: string, answer: string) =>
  server.send('PUT', `/api/lessons/${path}`, { cookie, json: { answer } });

test('answers are kept one for each item, the last one counts, and only the person sees them', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  expect((await say(one, 'messages/answers/bank-text', 'honest')).status).toBe(200);
  expect((await say(one, 'messages/answers/bank-text', 'scam')).status).toBe(200);
  expect((await say(one, 'phone-call/answers/start', 'ask')).status).toBe(200);
  expect((await answersOf(one)).map(({ itemId, answer }) => [itemId, answer])).toEqual([
    ['bank-text', 'scam'],
    ['start', 'ask'],
  ]);
  expect(await answersOf(other)).toEqual([]);
});

test('starting again forgets one lesson of one person', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  for (const cookie of [one, other]) await say(cookie, 'messages/answers/parcel', 'scam');
  await say(one, 'phone-call/answers/start', 'stay');
  const restarted = await server.send('DELETE', '/api/lessons/messages/answers', { cookie: one });
  expect(restarted.json()).toEqual({ forgotten: 1 });
  expect((await answersOf(one)).map(({ lessonId }) => lessonId)).toEqual(['phone-call']);
  expect(await answersOf(other)).toHaveLength(1);
});

test('what no lesson has is refused, and nothing is kept of it', async () => {
  const cookie = await newPerson();
  expect((await say(cookie, 'messages/answers/none', 'scam')).status).toBe(404);
  expect((await say(cookie, 'messages/answers/bank-text', 'perhaps')).status).toBe(400);
  expect((await say(cookie, 'phone-call/answers/start', 'scam')).status).toBe(400);
  expect((await say(cookie, 'none/answers/start', 'ask')).status).toBe(404);
  expect((await server.send('DELETE', '/api/lessons/none/answers', { cookie })).status).toBe(404);
  expect(await answersOf(cookie)).toEqual([]);
  expect((await server.send('GET', '/api/lessons/answers')).status).toBe(401);
});
