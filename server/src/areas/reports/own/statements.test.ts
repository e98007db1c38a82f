import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { Evidence, EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { MAX_REPORT_FILES } from '@fap/shared/reports/constants.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../../db/schema/clusters.ts';
import { evidenceItem, evidenceReading } from '../../../db/schema/evidence.ts';
import { indicatorMention } from '../../../db/schema/indicators.ts';
import { anchorLeaf } from '../../../db/schema/vault.ts';
import { pollUntil } from '../../../platform/runtime/poll-until.ts';
import { CANARIES, findCanaries, makeCanaryReport } from '../../../testing/canaries.ts';
import {
  actAs,
  makeAccount,
  makeOwnFile,
  makeReadItem,
  type TestAccount,
} from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { submitReport } from '../submit-report.ts';
import { findReportId } from '../testing/find-report-id.ts';

const WAIT_MS = 10_000;
const OTHERS: readonly Role[] = ['member', 'leo', 'analyst', 'admin'];

let server: TestServer;
let owner: TestAccount;
let cookie: string;
let submission: Submission;
let id: string;
let clusterId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { world } = server;
  owner = await makeAccount(world);
  cookie = await server.signIn(owner);
  submission = makeCanaryReport(world, { scamName: world.name('told') });
  ({ clusterId } = await submitReport(actAs(world, owner), submission));
  id = await findReportId(world, submission);
});

const get = (path: string, as = cookie) => server.send('GET', path, { cookie: as });
const call = (method: string, path: string, json: unknown, as = cookie) =>
  server.send(method, path, { cookie: as, json });
const own = async () => (await get(`/api/reports/${id}`)).json<OwnReport>();
const statementOf = async (version = 1) => {
  const told = (await own()).versions.find((one) => one.version === version);
  if (!told?.statement) throw new Error(`version ${version} is no evidence item`);
  return told.statement;
};
const signInAs = async (role: Role) =>
  server.signIn(await makeAccount(server.world, ...(role === 'member' ? [] : [role])));
const correct = (changes: Partial<Submission>) => {
  const { consentVault: _, consentWords: __, evidenceIds: ___, ...words } = submission;
  return call('PUT', `/api/reports/${id}`, { ...words, ...changes, version: 1 });
};

describe('the words of a report are evidence', () => {
  test('byte for byte for their reporter: hashed, in the custody log, and queued for the vault', async () => {
    const { id: itemId, sha256, anchor } = await statementOf();
    expect(anchor).toBeNull();
    const original = await get(`/api/evidence/${itemId}/file`);
    expect(original.status).toBe(200);
    expect(sha256Hex(original.text)).toBe(sha256);
    for (const words of [submission.description, submission.evidence, submission.scamPersonas])
      expect(original.text).toContain(words);
    const reading = (await get(`/api/evidence/${itemId}/reading`)).json<EvidenceReading>();
    expect(reading.evidence).toMatchObject({
      kind: 'statement',
      clusterId,
      fileType: 'text/plain',
      fileSize: Buffer.byteLength(original.text),
    });
    expect(reading.custody.map(({ action }) => action)).toContain('Written down from the report');
    await server.settle();
    const { db } = server.world;
    expect(await db.$count(anchorLeaf, eq(anchorLeaf.evidenceId, itemId))).toBe(1);
  });

  test('without the consent to the vault they wait for no timestamp', async () => {
    const { id: itemId } = await statementOf();
    await call('PUT', `/api/reports/${id}/consents`, { consent: 'vault', isGiven: false });
    await server.settle();
    const { db } = server.world;
    expect(await db.$count(anchorLeaf, eq(anchorLeaf.evidenceId, itemId))).toBe(0);
  });

  test('a correction is another item; the older one stays as it was', async () => {
    const before = await statementOf();
    expect((await correct({ scamPersonas: 'A banker and a mentor' })).status).toBe(200);
    const after = await statementOf(2);
    expect(after.sha256).not.toBe(before.sha256);
    expect(await statementOf(1)).toEqual(before);
    expect((await get(`/api/evidence/${before.id}/file`)).text).not.toContain('A banker and a mentor');
    expect((await get(`/api/evidence/${after.id}/file`)).text).toContain('A banker and a mentor');
  });

  test('they count as no file, name nothing a second time, and leave room for all files', async () => {
    const { world } = server;
    const { id: itemId, sha256 } = await statementOf();
    await server.settle();
    expect(await own()).toMatchObject({ files: 0, evidence: [] });
    expect(await world.db.$count(indicatorMention, eq(indicatorMention.sourceId, itemId))).toBe(0);
    expect(await world.db.$count(evidenceReading, eq(evidenceReading.evidenceId, itemId))).toBe(0);
    const playbook = await call('POST', '/api/analysis/detonate-playbook', { clusterId });
    expect(playbook.text).toContain('0 files of this cluster');
    const others = Array.from({ length: MAX_REPORT_FILES - 1 }, (_, index) => ({
      id: `evidence-${world.name(`room-${index}`)}`,
      sha256: sha256Hex(`${sha256} ${index}`),
      fileName: 'letter.txt',
      mimeType: 'text/plain',
      sizeBytes: 6,
      ownerId: owner.id,
      reportId: id,
      clusterId,
      createdAt: world.clock.now(),
    }));
    await world.db.insert(evidenceItem).values(others);
    const add = async () =>
      call('POST', `/api/reports/${id}/evidence`, { evidenceIds: [await makeOwnFile(world, owner.id)] });
    expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(409);
  });
});

describe('nobody else reads them', () => {
  test.each(OTHERS)(
    'not as %s: that they exist, their type, size and hash, and none of the words',
    async (role) => {
      const { world } = server;
      const as = await signInAs(role);
      const { id: itemId, sha256 } = await statementOf();
      const other = await makeReadItem(world, id, { text: 'Pay today' });
      const item = await get(`/api/evidence/${itemId}`, as);
      expect(item.json<Evidence>()).toMatchObject({
        kind: 'statement',
        fileName: 'exhibit.txt',
        sha256,
        mayOpenOriginal: false,
      });
      const reading = await get(`/api/evidence/${itemId}/reading`, as);
      expect(reading.json()).toMatchObject({ grade: 'crowd', text: null, analysis: null, hidden: [] });
      const asked = [
        item,
        reading,
        await get(`/api/evidence?clusterId=${clusterId}`, as),
        await get(`/api/vault/entries?q=${itemId}`, as),
        await get(`/api/vault/entries?q=${encodeURIComponent(CANARIES.name)}`, as),
        await get(`/api/evidence/${itemId}/compare/${other}`, as),
        await get(`/api/evidence/${itemId}/proof.ots`, as),
      ];
      for (const { text, status } of asked) {
        expect(status).not.toBe(500);
        expect(findCanaries(text), text.slice(0, 500)).toEqual([]);
        expect(text).not.toContain('release fee');
      }
      expect((await get(`/api/evidence/${itemId}/file`, as)).status).toBe(404);
      const reveal = await call('POST', `/api/evidence/${itemId}/reveal`, { detail: 'PHONE_1' }, as);
      expect([403, 404]).toContain(reveal.status);
      const attribute = await call('PUT', `/api/evidence/${itemId}/author`, { author: 'other-side' }, as);
      expect(attribute.status).not.toBe(200);
    },
  );

  test('not even when a correction commits while the withdrawal waits for it', async () => {
    const { db } = server.world;
    const waiting = async (count: number) => {
      const isWaiting = ([row]: { count: number }[]) => (row?.count ?? 0) >= count;
      const asked = () =>
        db.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
      expect(isWaiting(await pollUntil(asked, isWaiting, WAIT_MS)), `${count} wait`).toBe(true);
    };
    const withdraw = () => call('POST', `/api/reports/${id}/withdraw`, { reason: '' });
    const answers = await db.transaction(async (tx) => {
      await tx.select().from(cluster).where(eq(cluster.id, clusterId)).for('update');
      const corrected = correct({ scamPersonas: 'A banker' });
      await waiting(1);
      const withdrawn = withdraw();
      await waiting(2);
      return [corrected, withdrawn];
    });
    const [corrected, withdrawn] = await Promise.all(answers);
    expect([corrected?.status, withdrawn?.status]).toEqual([200, 409]);
    expect((await withdraw()).status, 'asked again').toBe(200);
    const shown = and(eq(evidenceItem.reportId, id), isNotNull(evidenceItem.clusterId));
    expect(await db.$count(evidenceItem, shown)).toBe(0);
  });

  test('and of a withdrawn report they do not even exist', async () => {
    const { id: itemId } = await statementOf();
    await call('POST', `/api/reports/${id}/withdraw`, { reason: '' });
    for (const role of OTHERS)
      expect((await get(`/api/evidence/${itemId}`, await signInAs(role))).status, role).toBe(404);
    expect((await get(`/api/evidence/${itemId}/file`)).status).toBe(200);
    await call('POST', `/api/reports/${id}/restore`, {});
    expect((await get(`/api/evidence/${itemId}`, await signInAs('member'))).status).toBe(200);
  });
});
