import { createHash } from 'node:crypto';
import type { CaseStep } from '@fap/shared/cases/entities.ts';
import { isEnglish } from '@fap/shared/words/is-english.ts';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { languageCookie } from '../../platform/http/language.ts';
import { actAs, makeAccount, makeOwnFile, type TestAccount } from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { drawReport } from './forensic/draw-report.ts';
import { collectContent } from './forensic/report-content.ts';
import { getCase } from './policy.ts';

interface Made {
  reportId: string;
  pdfUrl: string;
  sha256: string;
}

let server: TestServer;
let owner: TestAccount;
let cookie: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
  stranger = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const make = async (id: string, as = cookie) => {
  const answer = await server.send('POST', `/api/reports/forensic/${id}`, { cookie: as });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Made & object>();
};
const fetchPdf = (url: string, as = cookie) => fetch(`${server.url}${url}`, { headers: { cookie: as } });
const bytesOf = async (url: string, as = cookie) =>
  new Uint8Array(await (await fetchPdf(url, as)).arrayBuffer());
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

async function addItems(caseId: string, count: number): Promise<string[]> {
  const hashes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await makeOwnFile(server.world, owner.id);
    const [row] = await server.world.db
      .update(evidenceItem)
      .set({ caseId })
      .where(eq(evidenceItem.id, id))
      .returning({ sha256: evidenceItem.sha256 });
    hashes.push(row?.sha256 ?? '');
  }
  return hashes;
}

test('the report holds the case, every digest and its timeline, and stays the same file', async () => {
  const id = await makeCase(server.world, owner, { amountStolen: 42_000, victimCount: 3 });
  const hashes = await addItems(id, 25);
  const made = await make(id);
  const answer = await fetchPdf(made.pdfUrl);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256);
  expect(await bytesOf(made.pdfUrl)).toEqual(bytes);
  const text = await textOf(bytes);
  for (const hash of hashes) expect(text).toContain(hash);
  for (const words of [id, '$42,000', 'locked', 'Opened the case', 'needs two reports', 'FAP-1-', 'Method'])
    expect(text).toContain(words);
  expect((await make(id)).pdfUrl).not.toBe(made.pdfUrl);
});

test('the report and the timeline are in the language of who asks; what people wrote stays', async () => {
  const id = await makeCase(server.world, owner, {
    title: 'The Alder desk',
    description: 'They took it all.',
  });
  await addItems(id, 2);
  const spanish = `${cookie}; ${languageCookie('es')}`;
  const bytes = await bytesOf((await make(id, spanish)).pdfUrl);
  const { info } = await (await getDocumentProxy(new Uint8Array(bytes))).getMetadata();
  expect(info).toMatchObject({ Language: 'es-US' });
  const text = await textOf(bytes);
  for (const words of [
    'The Alder desk',
    'They took it all.',
    'Abrió el caso',
    '2 archivos de prueba.',
    'página 1 de',
  ])
    expect(text).toContain(words);
  // Random ids, fingerprints and the names of the tests' people are in no language, and now and then look like one.
  const others = text
    .replace('They took it all.', '')
    .replaceAll(/\b[0-9a-f]{64}\b|evidence-[\w-]+|\(Name of person-[\w-]+\)/gu, '')
    .split(/(?<=[.!?:]) |(?<=UTC) /u);
  expect(others.filter(isEnglish)).toEqual([]);
  const timeline = await server.send('GET', `/api/cases/${id}/timeline`, { cookie: spanish });
  expect(timeline.json<CaseStep[]>().map(({ sentence }) => sentence)).toEqual([
    'Hizo un informe forense',
    'Abrió el caso',
  ]);
});

test('equal content gives equal bytes, whatever letters it has', async () => {
  const odd = 'Łódź, Ελλάδα, Москва, 東京, 🙂, שלום, \u0007\u202e, e\u0301, ‑ “quotes”\r\nnext line';
  const id = await makeCase(server.world, owner, { title: odd.slice(0, 60), description: odd.repeat(80) });
  const ctx = actAs(server.world, owner);
  const of = { reportId: 'report-1', madeAt: new Date('2026-02-03T04:05:06Z'), language: 'en' } as const;
  const draw = async () => drawReport(await collectContent(ctx, await getCase(ctx, id), of));
  const [first, second] = [await draw(), await draw()];
  expect(first.equals(second)).toBe(true);
  expect(await textOf(first)).toContain('Москва');
});

test('others get a redacted edition, and nobody theirs but the people of the case', async () => {
  const id = await makeCase(server.world, owner, {
    description: 'My name is Walburga Ostertag and I paid. Write to walburga@ostertag.example',
  });
  const [hash = ''] = await addItems(id, 1);
  const [mine, theirs] = [await make(id), await make(id, stranger)];
  const text = await textOf(await bytesOf(theirs.pdfUrl, stranger));
  expect(text).toContain('Redacted edition');
  expect(text).not.toMatch(/walburga/iu);
  expect(text).not.toContain(owner.displayName);
  expect(text).not.toContain(hash);
  expect((await fetchPdf(mine.pdfUrl, stranger)).status).toBe(404);
  expect((await fetchPdf(theirs.pdfUrl)).status).toBe(200);
});
