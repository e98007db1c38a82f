import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceComparison, EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { analyzeAndPresent } from './reading/present-analysis.ts';

const HARMLESS =
  'Thanks everyone for the call. I have put the notes in the folder and the announcement is written. Lunch on Thursday.\n';
const LURE =
  'This is the tax department. Go to the store, buy gift cards and read me the codes today, or you will be arrested. Tell ' +
  'nobody. Pay at https://collect-desk.com/in at once.\n';
const harmless = (length: number) => HARMLESS.repeat(Math.ceil(length / HARMLESS.length));

let server: TestServer;
let owner: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(await makeAccount(server.world));
  stranger = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

async function keep(content: string, fields: Record<string, string> = {}): Promise<string> {
  const multipart = textFile(content, fields);
  const answer = await server.send('POST', '/api/evidence/upload', { cookie: owner, multipart });
  expect(answer.status).toBe(201);
  return answer.json<UploadResult & object>().evidenceId;
}
async function get<T>(path: string, cookie: string) {
  const answer = await server.send('GET', path, { cookie });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer.json<T & object>();
}
/** The reading, when it is there: an upload answers after 3 s at the latest. */
const readingOf = (id: string, cookie = owner) =>
  expect
    .poll(() => get<EvidenceReading>(`/api/evidence/${id}/reading`, cookie), { timeout: 30_000 })
    .toMatchObject({ evidence: { state: 'read' } })
    .then(() => get<EvidenceReading>(`/api/evidence/${id}/reading`, cookie));

test('comparing two long evidence items that differ late states where it stopped, and includes indicators beyond that', async () => {
  const { clusterId } = await makeCluster(server.world);
  const late = (name: string) => `${server.world.name(name)}\n${harmless(70_000)}${name} says: ${LURE}`;
  const [left, right] = [await keep(late('one'), { clusterId }), await keep(late('two'), { clusterId })];
  for (const id of [left, right]) {
    await readingOf(id);
    const json = { author: 'other-side' };
    expect((await server.send('POST', `/api/evidence/${id}/author`, { cookie: owner, json })).status).toBe(
      200,
    );
  }
  for (const cookie of [owner, stranger]) {
    const compared = await get<EvidenceComparison>(`/api/evidence/${left}/compare/${right}`, cookie);
    expect(compared.diffCutAt).toBe(50_000);
    expect(compared.sharedIndicators).toContainEqual(
      expect.objectContaining({ type: 'domain', value: 'collect-desk.com' }),
    );
  }
});

test('a stored analysis of only the beginning of a long text is recomputed on view', async () => {
  const text = `${server.world.name('content')}\n${harmless(70_000)}${LURE.repeat(3)}`;
  const id = await keep(text);
  const fresh = await readingOf(id);
  expect(fresh.analysis?.riskLevel).toMatch(/^(?:MEDIUM|HIGH)$/u);
  const early = await analyzeAndPresent(text.slice(0, 50_000), id);
  expect(early.riskLevel).toBe('LOW');
  await server.world.db.update(evidenceItem).set({ analysis: early }).where(eq(evidenceItem.id, id));
  expect((await readingOf(id)).analysis).toEqual(fresh.analysis);
});
