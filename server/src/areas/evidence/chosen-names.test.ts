import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { actAs, makeAccount, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { submitReport } from '../reports/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a scammer who signs up under the persona’s name hides it from nobody who analyses, and the crowd reads no victim’s name', async () => {
  const { world } = server;
  const victim = await makeAccount(world);
  const cookie = await server.signIn(victim);
  const words = `The broker wrote: "Barnaby Thistlewood will release the funds once you pay the fee today."`;
  const multipart = textFile(words);
  const sent = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  const { evidenceId } = sent.json<{ evidenceId: string }>();
  const submission = makeSubmission(world, { evidenceIds: [evidenceId] });
  const { clusterId } = await submitReport(actAs(world, victim), submission);
  const persona = { ...(await makeAccount(world)), displayName: 'Barnaby Thistlewood' };
  await world.db.update(account).set({ displayName: persona.displayName }).where(eq(account.id, persona.id));
  const joined = await submitReport(
    actAs(world, persona),
    makeSubmission(world, { evidence: submission.evidence }),
  );
  expect(joined.clusterId).toBe(clusterId);
  await server.settle();

  const read = async (reader: string) => {
    const answer = await server.send('GET', `/api/evidence/${evidenceId}/reading`, { cookie: reader });
    return answer.json<EvidenceReading & object>().text ?? '';
  };
  const analyst = await server.signIn(await makeAccount(world, 'analyst'));
  // A busy machine reads the file later.
  await expect.poll(() => read(analyst), { timeout: 20_000 }).toContain('Barnaby Thistlewood');
  const shown = await read(await server.signIn(await makeAccount(world)));
  expect(shown).toContain('pay the fee today');
  expect(shown).not.toMatch(/barnaby|thistlewood/iu);
});
