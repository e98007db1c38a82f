import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indicatorMention } from '../../db/schema/indicators.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { indicatorId } from '../indicators/index.ts';
import { makePdf, makePicture } from './reading/testing/fixtures.ts';

let server: TestServer;
let cookie: string;
let analyst: string;
let shot: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  shot = await upload('shot.png', await makePicture('Pay 500 USD today\nto the desk'));
});
afterAll(() => server.stop());

async function upload(name: string, bytes: Uint8Array): Promise<string> {
  const multipart = new FormData();
  multipart.set('evidence', new File([new Uint8Array(bytes)], name));
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  return answer.json<UploadResult>().evidenceId;
}
const correct = (id: string, text: string, seenCorrections: number, as = cookie) =>
  server.send('POST', `/api/evidence/${id}/text`, { cookie: as, json: { text, seenCorrections } });
const reading = async (as = cookie) =>
  (await server.send('GET', `/api/evidence/${shot}/reading`, { cookie: as })).json<EvidenceReading>();
const isNamed = async (value: string) => {
  const id = indicatorId({ type: 'domain', value });
  const rows = await server.world.db
    .select()
    .from(indicatorMention)
    .where(and(eq(indicatorMention.indicatorId, id), eq(indicatorMention.sourceId, shot)));
  return rows.length > 0;
};

test('a correction replaces the words, their analysis and mentions; what was read stays beside it', async () => {
  const before = await reading();
  expect(before).toMatchObject({ textSource: 'ocr', correctedAt: null, earlierTexts: [] });
  const site = `${server.world.name('desk')}.example`;
  const first = await correct(shot, `Pay 500 USD today at https://${site}/pay`, 0);
  expect(first.status, first.text).toBe(200);
  expect(first.json<EvidenceReading>()).toMatchObject({
    text: `Pay 500 USD today at https://${site}/pay`,
    textSource: 'ocr',
    correctedAt: expect.any(String),
    earlierTexts: [{ version: 1, text: before.text }],
    evidence: { sha256: before.evidence.sha256 },
    custody: expect.arrayContaining([
      expect.objectContaining({ action: 'Corrected the words that were read' }),
    ]),
  });
  await server.world.drain();
  expect(await isNamed(site)).toBe(true);

  const second = await correct(shot, 'Pay 500 USD today', 1);
  expect(second.json<EvidenceReading>().earlierTexts.map(({ version }) => version)).toEqual([2, 1]);
  await server.world.drain();
  expect(await isNamed(site), 'a mention goes with the words').toBe(false);
});

test('two devices that correct the same words do not overwrite each other', async () => {
  const known = (await reading()).earlierTexts.length;
  const answers = await Promise.all([
    correct(shot, 'What the first device wrote', known),
    correct(shot, 'What the second device wrote', known),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the same words again are no new version', async () => {
  const { text, earlierTexts } = await reading();
  const answer = await correct(shot, ` ${text}\n`, earlierTexts.length);
  expect(answer.json<EvidenceReading>().earlierTexts).toEqual(earlierTexts);
});

test('nobody else corrects them or reads the earlier ones, and the trail has no words', async () => {
  const { text, earlierTexts } = await reading();
  expect((await correct(shot, 'An analyst’s idea', earlierTexts.length, analyst)).status).toBe(403);
  const stranger = await server.signIn(await makeAccount(server.world));
  expect((await correct(shot, 'A stranger’s idea', earlierTexts.length, stranger)).status).toBe(404);
  expect((await reading()).text).toBe(text);
  expect((await reading(analyst)).earlierTexts).toEqual([]);
  const rows = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, shot));
  expect(JSON.stringify(rows)).not.toContain('device wrote');
});

test('the words of a letter are the file’s own and stay', async () => {
  const letter = await upload('letter.pdf', await makePdf(['Pay the release fee']));
  const answer = await correct(letter, 'Something else', 0);
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/Only what was read out of a picture can be corrected/u);
});
