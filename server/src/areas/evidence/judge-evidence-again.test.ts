import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import { SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceReading } from '../../db/schema/evidence.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ageVerdict, OLD_VERSION } from './testing/age-verdict.ts';

const DEMAND =
  'Your account is locked. Pay the $900 fee in gift cards today and tell nobody, or you will be arrested.';

let server: TestServer;
let owner: TestAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
});
afterAll(() => server.stop());

async function upload(words: string): Promise<string> {
  const multipart = new FormData();
  multipart.set('evidence', new File([`${words} ${server.world.name('note')}`], 'note.txt'));
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  return answer.json<UploadResult>().evidenceId;
}
const again = (id: string, as = cookie) =>
  server.send('POST', `/api/evidence/${id}/judge-again`, { cookie: as });
const auditsOf = (id: string) =>
  server.world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.judged-again')));

test('an older verdict is replaced by one of the current version, and stays in the audit trail', async () => {
  const id = await upload(DEMAND);
  await ageVerdict(server.world, id);
  const answer = await again(id);
  expect(answer.status, answer.text).toBe(200);
  const reading = answer.json<EvidenceReading>();
  expect(reading.analysis).toMatchObject({
    riskLevel: 'HIGH',
    aiAnalysis: { modelVersion: SHIPPED_MODEL.version },
  });
  expect(reading.custody.map(({ action }) => action)).toContain('Judged again by a newer version');
  expect(await auditsOf(id)).toMatchObject([
    {
      actorId: owner.id,
      before: { riskLevel: 'HIGH', scamProbability: expect.any(Number), modelVersion: OLD_VERSION },
      after: { riskLevel: 'HIGH', modelVersion: SHIPPED_MODEL.version },
    },
  ]);
});

test('a verdict of the current version stays, also when asked twice at once', async () => {
  const id = await upload(DEMAND);
  expect((await again(id)).status).toBe(409);
  await ageVerdict(server.world, id);
  const statuses = (await Promise.all([again(id), again(id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await auditsOf(id)).toHaveLength(1);
});

test('only its owner has it judged again, and only where there are words', async () => {
  const id = await upload(DEMAND);
  await ageVerdict(server.world, id);
  const analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  expect((await again(id, analyst)).status).toBe(403);
  expect((await again(id, await server.signIn(await makeAccount(server.world)))).status).toBe(404);
  await server.world.db.update(evidenceReading).set({ text: null }).where(eq(evidenceReading.evidenceId, id));
  expect((await again(id)).status).toBe(400);
});
