import { CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import type { ClusterDna } from '@fap/shared/dna/contract.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import { wordsFingerprint } from '@fap/shared/reports/report-words.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../../db/schema/clusters.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { indicatorMention } from '../../../db/schema/indicators.ts';
import { reportText } from '../../../db/schema/matching.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { report } from '../../../db/schema/reports.ts';
import { anchorLeaf } from '../../../db/schema/vault.ts';
import { pollUntil } from '../../../platform/runtime/poll-until.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeOwnFile,
  makeReadItem,
  makeSubmission,
  type TestAccount,
} from '../../../testing/factories.ts';
import type { TestResponse } from '../../../testing/send-request.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { computeClusterDna } from '../../dna/compute-cluster-dna.ts';
import { relateCluster } from '../../families/relate-cluster.ts';
import { enqueueMissingDigests } from '../../vault/anchoring/resume.ts';
import { submitReport } from '../submit-report.ts';
import { findReportId } from '../testing/find-report-id.ts';

const WORK_LIMIT_MS = 20_000;
/** What the other side wrote: the crowd may read it as long as the report counts. */
const QUOTE = 'Pay the release fee today by wire transfer and tell nobody about the desk';

let server: TestServer;
let owner: TestAccount;
let cookies: { owner: string; stranger: string; analyst: string; admin: string };
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
  cookies = {
    owner: await server.signIn(owner),
    stranger: await server.signIn(await makeAccount(world)),
    analyst: await server.signIn(await makeAccount(world, 'analyst')),
    admin: await server.signIn(await makeAccount(world, 'admin')),
  };
  submission = makeSubmission(world);
  submission = {
    ...submission,
    evidence: `${submission.evidence}\n${QUOTE}`,
    evidenceAuthor: 'other-side',
  };
  ({ clusterId } = await submitReport(actAs(world, owner), submission));
  id = await findReportId(world, submission);
});

type Person = keyof typeof cookies;
const get = (path: string, as: Person = 'owner') => server.send('GET', path, { cookie: cookies[as] });
const call = (method: string, path: string, json: unknown = {}, as: Person = 'owner') =>
  server.send(method, path, { cookie: cookies[as], json });
const own = async () => (await get(`/api/reports/${id}`)).json<OwnReport>();
const withdraw = (as: Person = 'owner') =>
  call('POST', `/api/reports/${id}/withdraw`, { reason: 'a reason of mine' }, as);
const restore = (as: Person = 'owner') => call('POST', `/api/reports/${id}/restore`, undefined, as);
const setConsent = (consent: string, isGiven: boolean, as: Person = 'owner') =>
  call('PUT', `/api/reports/${id}/consents`, { consent, isGiven }, as);
const correction = (changes: Partial<Submission> = {}, version = 1) => {
  const { consentVault: _, consentWords: __, evidenceIds: ___, ...words } = submission;
  return { ...words, ...changes, version };
};
const correct = (changes: Partial<Submission>, version = 1, as: Person = 'owner') =>
  call('PUT', `/api/reports/${id}`, correction(changes, version), as);
/** Another person reports the same party. */
const join = async () => {
  const other = makeSubmission(server.world, { evidence: submission.evidence, evidenceAuthor: 'other-side' });
  const answer = await submitReport(await actAsNew(server.world), other);
  expect(answer).toMatchObject({ joined: true, clusterId });
  return findReportId(server.world, other);
};
const victims = async () =>
  (await get(`/api/clusters/${clusterId}`, 'stranger')).json<{ victims: number }>().victims;
const layersOf = async () =>
  (await get(`/api/puzzle/${clusterId}`, 'stranger'))
    .json<Puzzle>()
    .layers.filter(({ status }) => status !== 'missing')
    .map(({ layer }) => layer);
/** Everything the crowd can read of the cluster. */
async function crowdAnswers(): Promise<TestResponse[]> {
  const paths = [
    `/api/clusters/${clusterId}`,
    '/api/clusters?limit=500',
    '/api/clusters/active',
    `/api/cluster-dna/${clusterId}`,
    `/api/puzzle/${clusterId}`,
    `/api/cluster-mutations/${clusterId}`,
    '/api/cluster-families',
    '/api/vault/entries',
    `/api/recondogs/status/${clusterId}`,
  ];
  const read = await Promise.all(paths.map((path) => get(path, 'stranger')));
  const asked = [
    await call('POST', '/api/analysis/detonate-playbook', { clusterId }, 'stranger'),
    await call('POST', '/api/analysis/cluster-mutation', { clusterId }, 'stranger'),
    await call(
      'POST',
      '/api/clusters/preview-match',
      { description: QUOTE, evidence: submission.evidence },
      'stranger',
    ),
  ];
  return [...read, ...asked];
}
const untilDna = async (isDone: (dna: ClusterDna) => boolean) => {
  const dna = await pollUntil(
    async () => (await get(`/api/cluster-dna/${clusterId}`, 'stranger')).json<ClusterDna>(),
    isDone,
    WORK_LIMIT_MS,
  );
  // That words are not in figures which nobody computed says nothing.
  expect(isDone(dna), JSON.stringify(dna).slice(0, 500)).toBe(true);
};

describe('a report', () => {
  test('is read exactly as told by its reporter, with a receipt', async () => {
    const shown = await own();
    const { consentVault: _, consentWords: __, evidenceIds: ___, ...words } = submission;
    expect(shown.versions).toEqual([
      {
        version: 1,
        at: shown.reportedAt,
        sha256: wordsFingerprint(words),
        words,
        statement: { id: expect.any(String), sha256: expect.any(String), anchor: null },
      },
    ]);
    expect(shown.receipt).toMatch(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
    expect(shown.cluster).toMatchObject({ id: clusterId });
    const listed = (await get('/api/reports')).json<{ reports: OwnReport[] }>();
    expect(listed.reports).toEqual([expect.objectContaining({ id, receipt: shown.receipt })]);
  });

  test.for(['stranger', 'analyst', 'admin'] as const)('does not exist for: %s', async (person) => {
    const answers = [
      await get(`/api/reports/${id}`, person),
      await correct({ scamName: 'Another name' }, 1, person),
      await withdraw(person),
      await restore(person),
      await setConsent('analysts', false, person),
    ];
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(404);
      expect(answer.text).not.toContain(clusterId);
    }
    expect((await get('/api/reports', person)).json()).toMatchObject({ reports: [] });
    const socket = await server.connect(cookies[person]);
    // Analysts follow what is decided about it, without words.
    const ok = person !== 'stranger';
    expect(await socket.subscribe(reportTopic(id))).toMatchObject({ ok });
    expect((await own()).withdrawnAt).toBeNull();
  });

  test('are listed page by page, each once', async () => {
    for (let more = 0; more < 2; more += 1)
      await submitReport(actAs(server.world, owner), makeSubmission(server.world));
    const seen: string[] = [];
    let next = '';
    do {
      const page: { reports: OwnReport[]; nextCursor: string | null } = (
        await get(`/api/reports?limit=1${next}`)
      ).json();
      seen.push(...page.reports.map((one) => one.id));
      next = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (next);
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
  });
});

describe('adding files', () => {
  const add = (cookie: string, evidenceIds: string[], to = id) =>
    server.send('POST', `/api/reports/${to}/evidence`, { cookie, json: { evidenceIds } });

  test('makes them part of the report and its cluster, once, as a step of its path', async () => {
    const file = await makeOwnFile(server.world, owner.id);
    const added = await add(cookies.owner, [file]);
    expect(added.status, added.text).toBe(200);
    expect(added.json<OwnReport>()).toMatchObject({
      evidence: [{ id: file }],
      path: expect.arrayContaining([expect.objectContaining({ kind: 'evidence-added' })]),
    });
    const [item] = await server.world.db.select().from(evidenceItem).where(eq(evidenceItem.id, file));
    expect(item).toMatchObject({ reportId: id, clusterId });
    expect((await add(cookies.owner, [file])).status).toBe(200);
    const steps = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, id));
    expect(steps.filter(({ action }) => action === 'report.evidence-added')).toHaveLength(1);
  });

  test('is refused for others, for files of others or of another report, and for a withdrawn report', async () => {
    const file = await makeOwnFile(server.world, owner.id);
    for (const cookie of [cookies.stranger, cookies.analyst, cookies.admin])
      expect((await add(cookie, [file])).status).toBe(404);
    const foreign = await makeOwnFile(server.world, (await makeAccount(server.world)).id);
    expect((await add(cookies.owner, [foreign])).status).toBe(400);
    const second = makeSubmission(server.world);
    await submitReport(actAs(server.world, owner), second);
    const other = await findReportId(server.world, second);
    expect((await add(cookies.owner, [file], other)).status).toBe(200);
    expect((await add(cookies.owner, [file])).status).toBe(409);
    await server.send('POST', `/api/reports/${id}/withdraw`, { cookie: cookies.owner, json: {} });
    expect((await add(cookies.owner, [await makeOwnFile(server.world, owner.id)])).status).toBe(409);
  });

  test('keeps analysts out where the report keeps them out', async () => {
    const consent = { consent: 'analysts', isGiven: false };
    await server.send('PUT', `/api/reports/${id}/consents`, { cookie: cookies.owner, json: consent });
    const file = await makeOwnFile(server.world, owner.id);
    await add(cookies.owner, [file]);
    const [item] = await server.world.db.select().from(evidenceItem).where(eq(evidenceItem.id, file));
    expect(item?.isClosedToAnalysts).toBe(true);
  });
});

describe('correcting', () => {
  test('makes a new version, keeps the old one, and everything derived follows', async () => {
    const evidence = 'It was https://another-desk.example/ all along, they said: send it today';
    const answer = await correct({ evidence, amountInvolved: '€ 77' });
    expect(answer.status, answer.text).toBe(200);
    const { versions } = answer.json<OwnReport>();
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions.map(({ words }) => words.evidence)).toEqual([evidence, submission.evidence]);
    const [row] = await server.world.db.select().from(report).where(eq(report.id, id));
    expect(row).toMatchObject({ amountCents: 7_700, amountCurrency: 'EUR', version: 2 });
    // The domain of the old words leads to nobody any more, the one of the new words does.
    const preview = async (words: string) =>
      (
        await call(
          'POST',
          '/api/clusters/preview-match',
          { description: 'The same', evidence: words },
          'stranger',
        )
      ).text;
    expect(await preview(evidence)).toContain(clusterId);
    expect(await preview(submission.evidence.split('/login')[0] ?? '')).not.toContain(clusterId);
    for (const { text } of await crowdAnswers()) expect(text).not.toContain(QUOTE);
    const audits = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, id));
    expect(JSON.stringify(audits)).not.toContain('another-desk');
  });

  test('is refused for a version that is not the newest, for the same words, and for a date ahead', async () => {
    expect((await correct({})).status).toBe(409);
    expect((await correct({ scamName: 'Second name' })).status).toBe(200);
    expect((await correct({ scamName: 'Third name' })).status).toBe(409);
    expect((await correct({ dateOccurred: '2999-01-01' }, 2)).status).toBe(400);
    expect((await own()).versions[0]?.words.scamName).toBe('Second name');
  });
});

describe('withdrawing', () => {
  test('takes the report out of members, victims, layers, comparisons and indicators', async () => {
    await join();
    expect([await victims(), (await layersOf()).length > 0]).toEqual([2, true]);
    expect((await withdraw()).json()).toMatchObject({ withdrawnReason: 'a reason of mine', cluster: null });
    expect([await victims(), await layersOf()]).toEqual([1, []]);
    const { db } = server.world;
    expect(await db.$count(indicatorMention, eq(indicatorMention.reportId, id))).toBe(0);
    expect(await db.$count(reportText, eq(reportText.reportId, id))).toBe(0);
    const members = await get(`/api/clusters/${clusterId}/reports`, 'analyst');
    expect(members.text).not.toContain(id);
    expect((await withdraw()).status).toBe(409);
    expect((await correct({ scamName: 'Another name' })).status).toBe(409);
  });

  test('shows its words to nobody but its reporter, at once and after all jobs', async () => {
    await untilDna(({ reports }) => reports === 1);
    expect((await crowdAnswers()).some(({ text }) => text.includes('release fee today'))).toBe(true);
    await withdraw();
    for (const { text } of await crowdAnswers()) expect(text).not.toContain('release fee today');
    await server.settle();
    await untilDna(({ computedAt }) => computedAt !== null);
    for (const { text } of await crowdAnswers()) expect(text).not.toContain('release fee today');
    expect((await own()).versions[0]?.words.evidence).toContain(QUOTE);
    const socket = await server.connect(cookies.stranger);
    expect(await socket.subscribe(`puzzle:${clusterId}`, 0)).toMatchObject({ ok: true });
    await socket.command('unsubscribe', { topic: 'nothing' });
    expect(JSON.stringify(socket.received)).not.toContain('release fee today');
  });

  test('is waited for by figures that are computed at the same moment from the old words', async () => {
    const { ctx, db } = server.world;
    let computed: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.select().from(cluster).where(eq(cluster.id, clusterId)).for('update');
      computed = Promise.all([computeClusterDna(ctx, clusterId), relateCluster(ctx, clusterId)]);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.update(report).set({ evidenceText: 'Nothing' }).where(eq(report.id, id));
    });
    await computed;
    for (const { text } of await crowdAnswers()) expect(text).not.toContain('release fee today by');
  });

  test('hides its files from analysts too, and returns them with the report', async () => {
    const fileId = await makeReadItem(server.world, id, {
      text: `They wrote: "${QUOTE}"`,
      metadata: [],
    });
    expect((await get(`/api/evidence/${fileId}/reading`, 'analyst')).status).toBe(200);
    await withdraw();
    for (const person of ['stranger', 'analyst', 'admin'] as const)
      for (const path of ['', '/reading', '/file'])
        expect((await get(`/api/evidence/${fileId}${path}`, person)).status).toBe(404);
    expect((await get(`/api/evidence/${fileId}/reading`)).status).toBe(200);
    await restore();
    expect((await get(`/api/evidence/${fileId}/reading`, 'analyst')).status).toBe(200);
    expect((await get(`/api/evidence/${fileId}`, 'stranger')).status).toBe(200);
  });

  test('is undone by restoring into the same cluster, without a second reward', async () => {
    await join();
    const before = { victims: await victims(), layers: await layersOf(), path: (await own()).stages };
    const xp = async () => (await get('/api/auth/user')).json<{ xpPoints: number }>().xpPoints;
    const earned = await xp();
    await withdraw();
    expect((await restore()).json()).toMatchObject({ withdrawnAt: null, cluster: { id: clusterId } });
    await server.settle();
    expect({ victims: await victims(), layers: await layersOf() }).toEqual({
      victims: before.victims,
      layers: before.layers,
    });
    expect(await xp()).toBe(earned);
    expect((await restore()).status).toBe(409);
    expect((await own()).path.map(({ kind }) => kind)).toEqual([
      'received',
      'founded',
      'used',
      'withdrawn',
      'restored',
      'used',
    ]);
  });

  test('closes its pieces to reviews; those that were written stay on record', async () => {
    const puzzle = async () => (await get(`/api/puzzle/${clusterId}`, 'stranger')).json<Puzzle>();
    const piece = (await puzzle()).contributions[0];
    const review = () =>
      call('POST', `/api/puzzle/contributions/${piece?.id}/review`, { verdict: 'confirm' }, 'analyst');
    expect((await review()).status).toBe(200);
    await withdraw();
    expect((await puzzle()).contributions.map(({ status }) => status)).not.toContain('confirmed');
    const other = (await puzzle()).contributions.find(({ id: pieceId }) => pieceId !== piece?.id);
    const late = await call(
      'POST',
      `/api/puzzle/contributions/${other?.id}/review`,
      { verdict: 'confirm' },
      'analyst',
    );
    expect(late.status, late.text).toBe(409);
    expect(
      (await puzzle()).contributions.find(({ id: pieceId }) => pieceId === piece?.id)?.reviews,
    ).toHaveLength(1);
  });

  test('twice at the same moment is done once', async () => {
    const answers = await Promise.all([withdraw(), withdraw(), setConsent('contact', true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await own()).path.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
  });

  test('of a report that joined leaves the pieces of the one that founded', async () => {
    const otherId = await join();
    const layers = await layersOf();
    const [other] = await server.world.db.select().from(report).where(eq(report.id, otherId));
    expect(other?.clusterId).toBe(clusterId);
    await server.world.db.update(report).set({ reporterId: owner.id }).where(eq(report.id, otherId));
    expect((await call('POST', `/api/reports/${otherId}/withdraw`)).status).toBe(200);
    expect(await layersOf()).toEqual(layers);
  });
});

describe('the path', () => {
  test('shows what happened, and nothing that did not', async () => {
    const { stages } = await own();
    expect(stages.map(({ stage, at }) => [stage, at !== null])).toEqual([
      ['received', true],
      ['matched', true],
      ['used', true],
      ['dossier', false],
      ['handed-over', false],
    ]);
    expect(stages[2]?.layers).toEqual(await layersOf());
  });

  test('is told live to its reporter, without words', async () => {
    const socket = await server.connect(cookies.owner);
    await socket.subscribe(reportTopic(id));
    await setConsent('contact', true);
    await withdraw();
    await socket.waitFor('both', () => socket.of(reportTopic(id)).length === 2);
    const facts = socket.of(reportTopic(id));
    expect(facts.map(({ payload: { at: _, topic: __, ...fact } }) => fact)).toEqual([
      { seq: 1, reportId: id, kind: 'consent' },
      { seq: 2, reportId: id, kind: 'withdrawn' },
    ]);
  });
});

describe('consents', () => {
  test('begin as the form gave them and the rules were; each change is on record and in the path', async () => {
    const given = async () => (await own()).consents.map(({ consent, isGiven }) => [consent, isGiven]);
    expect(await given()).toEqual([
      ['vault', true],
      ['analysts', true],
      ['crowd', false],
      ['law', false],
      ['contact', false],
    ]);
    for (const consent of ['vault', 'analysts'] as const) await setConsent(consent, false);
    for (const consent of ['crowd', 'law', 'contact'] as const) await setConsent(consent, true);
    await setConsent('contact', true);
    expect((await given()).map(([, isGiven]) => isGiven)).toEqual([false, false, true, true, true]);
    const steps = (await own()).path.filter(({ kind }) => kind === 'consent');
    expect(steps.map(({ consent, isGiven }) => [consent, isGiven])).toEqual([
      ['vault', false],
      ['analysts', false],
      ['crowd', true],
      ['law', true],
      ['contact', true],
    ]);
  });

  test('without the one for analysts, they read of its files what everybody reads', async () => {
    const words = 'My name is Ottiline. They wrote: "Pay the release fee today"';
    const fileId = await makeReadItem(server.world, id, { text: words });
    const grade = async () => (await get(`/api/evidence/${fileId}/reading`, 'analyst')).json().grade;
    const reveal = () => call('POST', `/api/evidence/${fileId}/reveal`, { detail: 'NAME_1' }, 'analyst');
    expect(await grade()).toBe('analyst');
    await setConsent('analysts', false);
    expect(await grade()).toBe('crowd');
    expect((await get(`/api/evidence/${fileId}/file`, 'analyst')).status).toBe(404);
    expect((await reveal()).status).toBeGreaterThanOrEqual(403);
    await setConsent('analysts', true);
    expect(await grade()).toBe('analyst');
  });

  test('without the one for the vault, what waits is not stamped; given again, it is', async () => {
    const { db, clock } = server.world;
    const fileId = await makeReadItem(server.world, id);
    const waiting = () => db.$count(anchorLeaf, eq(anchorLeaf.evidenceId, fileId));
    await db
      .insert(anchorLeaf)
      .values({ evidenceId: fileId, digest: 'a'.repeat(64), createdAt: clock.now() });
    await setConsent('vault', false);
    expect(await waiting()).toBe(0);
    await db
      .update(evidenceItem)
      .set({ createdAt: new Date(clock.now().getTime() - 3_600_000) })
      .where(eq(evidenceItem.id, fileId));
    await enqueueMissingDigests(server.world.ctx);
    expect(await waiting()).toBe(0);
    await setConsent('vault', true);
    expect(await waiting()).toBe(1);
  });

  test('the one for the crowd opens the reporter’s own sentences, and closes them at once', async () => {
    const sentence = 'They told me to pay the fee today, so I sent the money and told nobody';
    await correct({ description: `${sentence}.` });
    const isQuoted = async () => {
      const dna = await get(`/api/cluster-dna/${clusterId}`, 'stranger');
      const mutations = await get(`/api/cluster-mutations/${clusterId}`, 'stranger');
      const playbook = await call('POST', '/api/analysis/detonate-playbook', { clusterId }, 'stranger');
      return [dna, mutations, playbook].some(({ text }) => text.includes('so I sent the money'));
    };
    await untilDna(({ computedAt }) => computedAt !== null);
    expect(await isQuoted()).toBe(false);
    await setConsent('crowd', true);
    expect(await pollUntil(isQuoted, Boolean, WORK_LIMIT_MS)).toBe(true);
    const socket = await server.connect(cookies.stranger);
    await socket.subscribe(CLUSTERS_TOPIC);
    await setConsent('crowd', false);
    expect(await isQuoted()).toBe(false);
    // Open pages that quote it ask again.
    const isTold = ({ payload }: { payload: object }) =>
      JSON.stringify(payload).includes(clusterId) && !('strength' in payload) && !('relatives' in payload);
    await socket.waitFor('the news', () => socket.of(CLUSTERS_TOPIC).some(isTold));
    await server.settle();
    await untilDna(({ computedAt }) => computedAt !== null);
    expect(await isQuoted()).toBe(false);
  });
});
