import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';

let server: TestServer;
let owner: string;
let stranger: string;
let analyst: TestAccount;
let analystCookie: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(await makeAccount(server.world));
  stranger = await server.signIn(await makeAccount(server.world));
  analyst = await makeAccount(server.world, 'analyst');
  analystCookie = await server.signIn(analyst);
});
afterAll(() => server.stop());

/** An evidence item whose words name nobody, in a cluster that strangers see, or for its owner alone. */
async function keep(place: 'cluster' | 'own' = 'cluster'): Promise<string> {
  const fields = place === 'cluster' ? { clusterId: (await makeCluster(server.world)).clusterId } : {};
  const words = `Your account is locked. Pay the release fee today. ${server.world.name('word')}`;
  const answer = await server.send('POST', '/api/evidence/upload', {
    cookie: owner,
    multipart: textFile(words, fields),
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<UploadResult & object>().evidenceId;
}
const say = (id: string, author: TextAuthor, cookie: string) =>
  server.send('POST', `/api/evidence/${id}/author`, { cookie, json: { author } });
const reading = async (id: string, cookie: string) =>
  (await server.send('GET', `/api/evidence/${id}/reading`, { cookie })).json<EvidenceReading & object>();

test('its owner says who wrote it, and strangers read by that', async () => {
  const id = await keep();
  expect((await say(id, 'other-side', owner)).json()).toMatchObject({ author: 'other-side' });
  expect((await reading(id, stranger)).text).toContain('account is locked');
  expect((await say(id, 'reporter', owner)).status).toBe(200);
  expect((await reading(id, stranger)).text).toBeNull();
  expect((await reading(id, owner)).text).toContain('account is locked');
});

test('an analyst says it too, with her name in the custody', async () => {
  const id = await keep();
  expect((await say(id, 'other-side', analystCookie)).status).toBe(200);
  expect((await reading(id, owner)).evidence.author).toBe('other-side');
  expect((await reading(id, owner)).custody).toContainEqual({
    at: expect.any(String),
    action: 'Said who wrote its words',
    actor: analyst.displayName,
  });
  const rows = await server.world.db
    .select({ before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.attributed')));
  expect(rows).toEqual([{ before: { author: 'mixed' }, after: { author: 'other-side' } }]);
});

test("an owner's 'I did' is not overruled, neither at once nor in two steps", async () => {
  const id = await keep();
  await say(id, 'reporter', owner);
  for (const author of ['other-side', 'mixed', 'other-side'] as const)
    expect((await say(id, author, analystCookie)).status, author).toBe(403);
  expect((await reading(id, owner)).evidence.author).toBe('reporter');
  expect((await say(id, 'mixed', owner)).status, 'the owner may').toBe(200);
});

test('a stranger does not say it, and does not learn of an evidence item outside clusters', async () => {
  const seen = await keep();
  expect((await say(seen, 'other-side', stranger)).status).toBe(403);
  const hidden = await keep('own');
  expect((await say(hidden, 'other-side', stranger)).status).toBe(404);
  expect((await reading(seen, owner)).evidence.author).toBe('mixed');
});

test('the same said twice is one step of its custody', async () => {
  const id = await keep();
  for (const cookie of [owner, owner, analystCookie])
    expect((await say(id, 'other-side', cookie)).status).toBe(200);
  const steps = (await reading(id, owner)).custody.filter(
    ({ action }) => action === 'Said who wrote its words',
  );
  expect(steps).toHaveLength(1);
});
