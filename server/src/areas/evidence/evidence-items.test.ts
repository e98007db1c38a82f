import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { Evidence, EvidenceComparison, EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, makeCluster, makeSubmission, type TestAccount } from '../../testing/factories.ts';
import { makeCase } from '../../testing/make-case.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import { startUploads, type UploadAnswer } from '../../testing/upload-thread.ts';
import { makePdf, makePicture } from './reading/testing/fixtures.ts';

let server: TestServer;
let owner: TestAccount;
let cookie: string;
let stranger: string;
let analyst: TestAccount;
let analystCookie: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makeAccount(server.world);
  cookie = await server.signIn(owner);
  stranger = await server.signIn(await makeAccount(server.world));
  analyst = await makeAccount(server.world, 'analyst');
  analystCookie = await server.signIn(analyst);
});
afterAll(() => server.stop());

const upload = (multipart: FormData, headers: Record<string, string> = {}, as = cookie) =>
  server.send('POST', '/api/evidence/upload', { cookie: as, multipart, headers });
function form(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const made = new FormData();
  for (const [key, value] of Object.entries(fields)) made.set(key, value);
  made.set('evidence', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return made;
}
const keep = async (made: FormData, as = cookie) => {
  const answer = await upload(made, {}, as);
  // 200 for what was handed in before.
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.json<UploadResult & object>();
};
const get = async <T>(path: string, as = cookie) => {
  const answer = await server.send('GET', path, { cookie: as });
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer.json<T & object>();
};
const readingOf = (id: string, as = cookie) => get<EvidenceReading>(`/api/evidence/${id}/reading`, as);
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keptFiles = async () =>
  (await readdir(join(server.dataDir, 'evidence'), { recursive: true })).filter(
    (name) => name !== 'incoming',
  );

describe('handing in', () => {
  test('answers with what was read: of a letter, of a picture of one', async () => {
    const words = 'Your account is locked. Pay the release fee of 500 USD today.';
    const letter = await keep(form('letter.pdf', await makePdf([words])));
    expect(letter.aiAnalysis?.reasons.length).toBeGreaterThan(0);
    const shot = await keep(form('shot.png', await makePicture('Your account is locked\nPay 500 USD today')));
    const reading = await readingOf(shot.evidenceId);
    expect(reading).toMatchObject({ textSource: 'ocr', evidence: { state: 'read', unreadableReason: null } });
    expect(reading.hashes.perceptual).toMatch(/^[0-9a-f]{16}$/u);
  });

  test('a file that cannot be read keeps it, and says why', async () => {
    const answer = await upload(form('cut.pdf', '%PDF-1.7\nnothing more'));
    const { evidenceId, aiAnalysis, recommendations } = answer.json<UploadResult & object>();
    expect([answer.status, aiAnalysis]).toEqual([201, null]);
    const evidence = await get<Evidence>(`/api/evidence/${evidenceId}`);
    expect(evidence).toMatchObject({ state: 'unreadable', unreadableReason: expect.stringMatching(/\.$/u) });
    expect(recommendations[0]).toContain(evidence.unreadableReason);
    expect((await readingOf(evidenceId)).text).toBeNull();
  });

  test('checks the SHA-256 that the sender counted, in a header or a field', async () => {
    const content = server.world.name('content');
    const hash = sha256(content);
    expect((await upload(textFile(content), { 'x-content-sha256': hash.toUpperCase() })).status).toBe(201);
    expect((await upload(textFile(content, { sha256: hash }))).status).toBe(200);

    const before = await keptFiles();
    const other = sha256('something else');
    for (const answer of [
      await upload(textFile(`${content}!`), { 'x-content-sha256': other }),
      await upload(textFile(`${content}!`, { sha256: other })),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json().message).toBe(
        'The file changed on its way here: its SHA-256 is another. Please send it again.',
      );
    }
    expect((await upload(textFile(`${content}!`, { sha256: 'no hash' }))).status).toBe(400);
    expect(await keptFiles()).toEqual(before);
  });

  test('more than 50 MiB by one byte is refused and keeps nothing', async () => {
    const before = await keptFiles();
    expect((await upload(form('big.txt', new Uint8Array(52_428_801).fill(65)))).status).toBe(413);
    expect(await keptFiles()).toEqual(before);
  });
});

describe('what was read', () => {
  const CANARY = 'Wilhelmina Canary';
  const words = `Dear ${CANARY}, write to canary@people.test. Pay at https://collect.example/in today.`;
  const mail = (to: string) =>
    `From: desk@collect.example\r\nTo: ${to} <canary@people.test>\r\nSubject: Fee\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${words}\r\n--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="${to}.txt"\r\n\r\nx\r\n--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="for.Wilhelmina"\r\n\r\nx\r\n--b--\r\n`;

  test('is whole for its owner, and for nobody else', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { evidenceId } = await keep(form(`${CANARY}.eml`, mail(CANARY), { clusterId }));
    const own = await readingOf(evidenceId);
    expect(own).toMatchObject({ grade: 'owner', textSource: 'email' });
    expect(own.text).toContain(words);
    expect(own.metadata).toContainEqual({ name: 'To', value: `${CANARY} <canary@people.test>` });

    const seen = await readingOf(evidenceId, stranger);
    expect(seen.grade).toBe('crowd');
    expect(JSON.stringify(seen)).not.toMatch(/Canary|Wilhelmina|canary@people/u);
    expect(JSON.stringify(seen)).not.toContain(owner.displayName);
    // The mail is to somebody who did not hand it in, so that it is not sure whose words it holds.
    expect(seen.text).toBe('Named in it: [EMAIL_1], [EMAIL_2], collect[.]example.');
    expect(seen.metadata).toEqual([]);
    expect(seen.attachments).toMatchObject([{ fileName: 'attachment.txt' }, { fileName: 'attachment' }]);
    for (const { start, end } of seen.analysis?.spans ?? [])
      expect(seen.text?.slice(start, end).length).toBe(end - start);
  });

  test('is shown to an analyst detail by detail, each a step of its custody', async () => {
    for (const clusterId of [(await makeCluster(server.world)).clusterId, null]) {
      const fields: Record<string, string> = clusterId === null ? {} : { clusterId };
      const text = `${server.world.name('letter')} ${mail(CANARY)}`;
      const { evidenceId } = await keep(form('letter.eml', text, fields));
      const before = await readingOf(evidenceId, analystCookie);
      expect(before).toMatchObject({ grade: 'analyst', metadata: [] });
      expect(JSON.stringify(before)).not.toMatch(/Canary|Wilhelmina|canary@people/u);
      expect(before.hidden).toEqual(expect.arrayContaining(['VICTIM_1', 'EMAIL_1', 'METADATA']));

      const reveal = (detail: string, as = analystCookie) =>
        server.send('POST', `/api/evidence/${evidenceId}/reveal`, { cookie: as, json: { detail } });
      const shown = (await reveal('EMAIL_1')).json<EvidenceReading & object>();
      expect(shown.text).toContain('canary@people.test');
      expect(shown.text).not.toContain('Canary');
      expect(shown.hidden).not.toContain('EMAIL_1');
      expect(shown.custody.at(-1)).toMatchObject({
        action: 'Had this detail shown: EMAIL_1',
        actor: analyst.displayName,
      });
      await reveal('METADATA');
      const after = await readingOf(evidenceId, analystCookie);
      expect(after.metadata).toContainEqual({ name: 'To', value: `${CANARY} <canary@people.test>` });
      expect(after.custody.at(-1)?.action).toBe('Had the metadata shown');

      // Once more changes nothing; what is not hidden there cannot be shown; it is shown to nobody else.
      expect((await reveal('METADATA')).status).toBe(200);
      expect((await readingOf(evidenceId, analystCookie)).custody).toHaveLength(after.custody.length);
      expect((await reveal('PHONE_9')).status).toBe(404);
      expect((await reveal('EMAIL_1', stranger)).status).toBe(403);
      const other = await server.signIn(await makeAccount(server.world, 'analyst'));
      expect((await readingOf(evidenceId, other)).text).not.toContain('canary@people.test');
    }
  });

  test('of an evidence item of one’s own does not exist for strangers', async () => {
    const { evidenceId } = await keep(textFile(server.world.name('content')));
    const other = await keep(textFile(server.world.name('content')), stranger);
    for (const path of [`${evidenceId}/reading`, `${evidenceId}/compare/${other.evidenceId}`]) {
      const answer = await server.send('GET', `/api/evidence/${path}`, { cookie: stranger });
      expect(answer.status).toBe(404);
    }
  });

  test('shows when it was handed in with a report', async () => {
    const { evidenceId } = await keep(textFile(server.world.name('content')));
    const json = { ...makeSubmission(server.world), evidenceIds: [evidenceId] };
    expect((await server.send('POST', '/api/clusters', { cookie, json })).status).toBe(201);
    const { custody, evidence } = await readingOf(evidenceId);
    expect(custody.map(({ action }) => action)).toEqual(['Received', 'Read', 'Handed in with a report']);
    expect(evidence.clusterId).not.toBeNull();
  });

  test('shows the newest steps of a long custody log, and the number of earlier ones', async () => {
    const { evidenceId } = await keep(textFile(server.world.name('content')));
    const entity = { entityType: 'evidence', entityId: evidenceId };
    const opening = {
      ...entity,
      at: server.world.clock.now(),
      action: 'evidence.compared',
      requestId: 'test',
    };
    await server.world.db.insert(auditEntry).values(Array(510).fill(opening));
    const { custody, earlierCustody } = await readingOf(evidenceId);
    expect(custody).toHaveLength(500);
    expect(custody[0]?.action).toBe('Compared it with another exhibit');
    const isStep = and(eq(auditEntry.entityType, 'evidence'), eq(auditEntry.entityId, evidenceId));
    const steps = await server.world.db.$count(auditEntry, isStep);
    expect(custody.length + earlierCustody).toBe(steps);
  });

  test('has a custody log: with names for its owner and analysts, with roles for strangers', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { evidenceId } = await keep(textFile(server.world.name('content'), { clusterId }));
    await server.send('GET', `/api/evidence/${evidenceId}/file`, { cookie: analystCookie });
    await server.send('GET', `/api/evidence/${evidenceId}/compare/${evidenceId}`, { cookie: analystCookie });
    const steps = async (as: string) =>
      (await readingOf(evidenceId, as)).custody.map(({ action, actor }) => `${action}: ${actor}`);
    expect(await steps(cookie)).toEqual([
      `Received: ${owner.displayName}`,
      'Read: the platform',
      `Opened the original: ${analyst.displayName}`,
      `Compared it with another exhibit: ${analyst.displayName}`,
      `Compared it with another exhibit: ${analyst.displayName}`,
    ]);
    expect(await steps(stranger)).toEqual([
      'Received: its owner',
      'Read: the platform',
      'Opened the original: an analyst',
      'Compared it with another exhibit: an analyst',
      'Compared it with another exhibit: an analyst',
    ]);
  });
});

describe('lists', () => {
  test('one’s own, newest first, page by page, each once', async () => {
    const person = await server.signIn(await makeAccount(server.world));
    const ids: string[] = [];
    for (let index = 0; index < 53; index += 1) {
      // Two at a time of day: the id decides then.
      if (index % 2 === 0) server.world.clock.advanceSeconds(1);
      ids.push((await keep(textFile(server.world.name('content')), person)).evidenceId);
    }
    type Page = { evidence: Evidence[]; nextCursor: string | null };
    const first = await get<Page>('/api/evidence', person);
    expect(first.evidence).toHaveLength(50);
    const second = await get<Page>(
      `/api/evidence?cursor=${encodeURIComponent(first.nextCursor ?? '')}`,
      person,
    );
    expect(second.nextCursor).toBeNull();
    const listed = [...first.evidence, ...second.evidence];
    expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const noDays = ['2026-99-99T00:00:00.000Z~evidence-1', '2026-02-31T23:59:59.999Z~a'];
    for (const cursor of ['x', ...noDays, '%00']) {
      const answer = await server.send('GET', `/api/evidence?cursor=${cursor}`, { cookie: person });
      expect(answer.status).toBe(400);
    }
  });

  test('of a cluster for everybody, of a case only what is theirs to see', async () => {
    const { clusterId } = await makeCluster(server.world);
    const caseId = await makeCase(server.world, owner);
    const inCluster = await keep(textFile(server.world.name('content'), { clusterId }));
    const inCase = await keep(textFile(server.world.name('content'), { caseId }));
    const idsOf = async (query: string, as: string) =>
      (await get<{ evidence: Evidence[] }>(`/api/evidence?${query}`, as)).evidence.flatMap(({ id, kind }) =>
        kind === 'file' ? id : [],
      );
    for (const as of [cookie, stranger, analystCookie])
      expect(await idsOf(`clusterId=${clusterId}`, as)).toEqual([inCluster.evidenceId]);
    for (const as of [cookie, analystCookie])
      expect(await idsOf(`caseId=${caseId}`, as)).toEqual([inCase.evidenceId]);
    expect(await idsOf(`caseId=${caseId}`, stranger)).toEqual([]);
    expect(await get<Evidence>(`/api/evidence/${inCase.evidenceId}`)).toMatchObject({
      caseId,
      clusterId: null,
    });
  });
});

describe('two evidence items beside each other', () => {
  const compare = (left: string, right: string, as = cookie) =>
    get<EvidenceComparison>(`/api/evidence/${left}/compare/${right}`, as);

  test('show shared indicators and words, and the differences in order', async () => {
    const lure = (name: string) =>
      `My dear ${name}, the release desk holds your funds. Send the fee to https://collect.example/in before noon.`;
    const [left, right] = [await keep(textFile(lure('Anna'))), await keep(textFile(lure('Berta')))];
    const compared = await compare(left.evidenceId, right.evidenceId);
    expect(compared.sharedIndicators).toContainEqual(expect.objectContaining({ type: 'url' }));
    expect(compared.textSimilarity).toBeGreaterThan(0.6);
    const side = (kind: 'left' | 'right') =>
      compared.diff
        .flatMap((part) => (part.kind === 'same' || part.kind === kind ? [part.text] : []))
        .join('');
    expect([side('left'), side('right')]).toEqual([lure('Anna'), lure('Berta')]);
    expect(compared.diff.filter(({ kind }) => kind === 'left')).toEqual([{ kind: 'left', text: 'Anna' }]);
    expect([compared.perceptualDistance, compared.isSameStructure]).toEqual([null, null]);
  });

  test('pictures and pages are compared by their look and build', async () => {
    const picture = await makePicture(`Guaranteed\nreturns ${server.world.name('x').slice(-6)}`);
    const shot = await keep(form('a.png', picture));
    const same = await keep(form('b.png', Buffer.concat([picture, Buffer.from('more')])));
    expect((await compare(shot.evidenceId, same.evidenceId)).perceptualDistance).toBe(0);
    const page = (words: string) =>
      form('page.html', `<html><body><h1>${words}</h1><form></form></body></html>`);
    const [one, two] = [await keep(page(server.world.name('a'))), await keep(page(server.world.name('b')))];
    expect((await compare(one.evidenceId, two.evidenceId)).isSameStructure).toBe(true);
    expect((await compare(one.evidenceId, shot.evidenceId)).isSameStructure).toBeNull();
  });

  test('long texts with nothing in common are compared in bounded time', async () => {
    const long = (seed: number) =>
      Array.from({ length: 30_000 }, (_, index) => `w${(index * seed) % 9_973}`).join(' ');
    const [left, right] = [await keep(textFile(long(7))), await keep(textFile(long(11)))];
    expect((await compare(left.evidenceId, right.evidenceId)).diff.length).toBeGreaterThan(0);
  });
});

test('while two people upload 50 MiB each, the live layer answers on', async () => {
  const socket = await server.connect(cookie);
  const answers: UploadAnswer[] = [];
  const uploads = startUploads(
    {
      url: server.url,
      cookies: [cookie, stranger],
      fileName: 'large.txt',
      content: new Uint8Array(),
      sizeBytes: 52_428_800,
      times: 1,
    },
    (answer) => answers.push(answer),
  );
  const trips: number[] = [];
  while (answers.length < 2) {
    const sentAt = performance.now();
    await socket.subscribe('chain');
    trips.push(performance.now() - sentAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await uploads.terminate();
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(trips.length).toBeGreaterThan(5);
  // Requests take milliseconds; an upload that blocks the event loop would stall them all.
  const slowest = trips.sort((a, b) => a - b).at(-2) ?? 0;
  expect(slowest).toBeLessThan(Math.max(1_000, Math.max(...answers.map(({ tookMs }) => tookMs)) / 2));
});

describe('exhibits that may hold a layer’s piece', () => {
  const suggested = (clusterId: string, layer: number, as: string) =>
    get<{ exhibits: { id: string; reasons: { label: string; quote: string }[] }[] }>(
      `/api/puzzle/${clusterId}/layers/${layer}/exhibits`,
      as,
    );

  test('are those no piece cites, strongest first, with what in the shown words says so', async () => {
    const { clusterId } = await makeCluster(server.world);
    const words = (text: string) => `${text} ${server.world.name('note')}`;
    const weak = await keep(form('weak.txt', words('Your last notice is here.'), { clusterId }));
    const strong = await keep(
      form('strong.txt', words('Act now, or you will be arrested. Pay within 2 hours.'), { clusterId }),
    );
    const other = await keep(form('other.txt', words('The weather is nice.'), { clusterId }));
    const { exhibits } = await suggested(clusterId, 8, cookie);
    expect(exhibits.map(({ id }) => id)).toEqual([strong.evidenceId, weak.evidenceId]);
    expect(exhibits[0]?.reasons[0]).toEqual({ label: 'Urgency', quote: 'Act now' });
    // The owner did not say that the other side wrote it, so strangers get no words, and no reasons.
    expect((await suggested(clusterId, 8, stranger)).exhibits).toEqual([]);
    await server.send('POST', `/api/evidence/${strong.evidenceId}/author`, {
      cookie,
      json: { author: 'other-side' },
    });
    expect((await suggested(clusterId, 8, stranger)).exhibits.map(({ id }) => id)).toEqual([
      strong.evidenceId,
    ]);
    await server.send('POST', '/api/puzzle/pledge', { cookie, json: {} });
    const cited = await server.send('POST', '/api/puzzle/contribute', {
      cookie,
      json: {
        clusterId,
        layer: 8,
        content: 'They threaten with an arrest',
        type: 'evidence',
        evidenceId: strong.evidenceId,
      },
    });
    expect(cited.status).toBe(201);
    expect((await suggested(clusterId, 8, cookie)).exhibits.map(({ id }) => id)).toEqual([weak.evidenceId]);
    expect(other.evidenceId).toBeDefined();
  });

  test('do not exist for a cluster that does not exist, nor for a layer', async () => {
    const { clusterId } = await makeCluster(server.world);
    for (const [path, status] of [
      ['/api/puzzle/cluster-of-nobody/layers/8/exhibits', 404],
      [`/api/puzzle/${clusterId}/layers/15/exhibits`, 400],
    ] as const)
      expect((await server.send('GET', path, { cookie })).status).toBe(status);
  });
});
