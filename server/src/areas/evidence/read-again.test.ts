import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { makeAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makePdf, makePicture } from './reading/testing/fixtures.ts';

const READ_WITHIN_MS = 60_000;

let server: TestServer;
let cookie: string;
let analyst: string;
let shot: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  shot = await upload(
    'shot.png',
    await makePicture('Señora, pagó mañana la tarifa\nde 500 euros, ¿cuándo llegará?'),
  );
}, 120_000);
afterAll(() => server.stop());

async function upload(name: string, bytes: Uint8Array): Promise<string> {
  const multipart = new FormData();
  multipart.set('evidence', new File([new Uint8Array(bytes)], name));
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  expect(answer.status, answer.text).toBe(201);
  const { evidenceId } = answer.json<UploadResult>();
  const { evidence } = await pollUntil(
    () => readingOf(evidenceId),
    (reading) => reading.evidence.state !== 'reading',
    READ_WITHIN_MS,
  );
  expect(evidence.state, name).not.toBe('reading');
  return evidenceId;
}
const readingOf = async (id: string) =>
  (await server.send('GET', `/api/evidence/${id}/reading`, { cookie })).json<EvidenceReading>();
const readAgain = (id: string, language: string, seenCorrections: number, as = cookie) =>
  server.send('POST', `/api/evidence/${id}/read-again`, { cookie: as, json: { language, seenCorrections } });

test('a picture is read again in the language of choice; what was read before stays beside it, and custody tells it', async () => {
  const before = await readingOf(shot);
  expect(before.text).not.toContain('¿cuándo llegará?');
  const answer = await readAgain(shot, 'spa', 0);
  expect(answer.status, answer.text).toBe(200);
  const after = answer.json<EvidenceReading>();
  expect(after.text?.replaceAll(/\s+/gu, ' ')).toContain('mañana la tarifa de 500 euros, ¿cuándo llegará?');
  expect(after).toMatchObject({
    textSource: 'ocr',
    correctedAt: null,
    earlierTexts: [{ version: 1, text: before.text }],
    evidence: { sha256: before.evidence.sha256 },
    custody: expect.arrayContaining([
      expect.objectContaining({ action: 'Read the picture again in a language of choice' }),
    ]),
  });
  const entries = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, shot));
  expect(entries.find(({ action }) => action === 'evidence.read-again')?.after).toMatchObject({
    language: 'spa',
  });
});

test('from a page that does not know the newer words it is a conflict, and nothing changes', async () => {
  const before = await readingOf(shot);
  expect((await readAgain(shot, 'eng', 0)).status).toBe(409);
  expect(await readingOf(shot)).toMatchObject({ text: before.text, earlierTexts: before.earlierTexts });
});

test('others than the owner, other files, blank pictures and unknown languages are refused', async () => {
  expect((await readAgain(shot, 'spa', 1, analyst)).status).toBe(403);
  expect((await readAgain(shot, 'tlh', 1)).status).toBe(400);
  const letter = await readAgain(await upload('letter.pdf', await makePdf(['Pay today'])), 'spa', 0);
  expect([letter.status, letter.text]).toEqual([400, expect.stringContaining('Only pictures')]);
  const blank = await readAgain(await upload('blank.png', await makePicture(' . ')), 'deu', 0);
  expect([blank.status, blank.text]).toEqual([400, expect.stringContaining('no words in German')]);
});
