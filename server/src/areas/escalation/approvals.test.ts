import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { mediaApproval, mediaEscalation } from '../../db/schema/escalation.ts';
import { auditEntry, custodyOpening } from '../../db/schema/platform.ts';
import { puzzleLayer } from '../../db/schema/puzzle.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { completeLayer, makeNearlySolved } from '../../testing/make-nearly-solved.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const LIST = '/api/media-escalations';
let server: TestServer;
let ana: TestAccount;
let one: string;
let two: string;
let member: string;
let clusterId: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  ana = await makeAccount(server.world, 'analyst');
  one = await server.signIn(ana);
  two = await server.signIn(await makeAccount(server.world, 'admin'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());
beforeEach(async () => {
  clusterId = await makeNearlySolved(server.world);
  server.world.clock.advanceMinutes(1);
});

const call = (cookie: string, method: string, path: string, json?: object) =>
  server.send(method, `${LIST}${path}`, { cookie, ...(json ? { json } : {}) });
const read = async (cookie = one): Promise<Escalation> => {
  const listed = (await call(cookie, 'GET', '?limit=500')).json<Escalation[]>();
  const mine = listed.find(({ cluster }) => cluster.id === clusterId);
  if (!mine) throw new Error('the cluster is not listed');
  return mine;
};
const idOf = ({ proposal }: Escalation) => proposal?.id ?? '';
const approve = (cookie: string, { summary, ...row }: Escalation) =>
  call(cookie, 'POST', `/${idOf({ summary, ...row })}/approvals`, { sha256: summary?.sha256 ?? '' });
const rowOf = async (id: string) =>
  (await server.world.db.select().from(mediaEscalation).where(eq(mediaEscalation.id, id)))[0];

describe('two different people approve', () => {
  test('the first makes it approved once, the second approved: then everybody reads the text that was approved', async () => {
    const before = await read();
    const first = await approve(one, before);
    expect(first.status, first.text).toBe(200);
    expect(first.json()).toMatchObject({
      proposal: { state: 'approved-once' },
      approvals: [{ by: ana.displayName, isVoid: false }],
      may: { approve: 'You have approved this summary. A second person is needed.' },
    });
    expect((await read(member)).summary).toBeNull();
    const second = await approve(two, await read(two));
    expect(second.json()).toMatchObject({ proposal: { state: 'approved' } });
    const shown = await read(member);
    expect(shown).toMatchObject({ proposal: { state: 'approved' }, approvals: [] });
    expect(shown.summary?.text).toBe(before.summary?.text);
    expect(shown.summary?.sha256).toBe(before.summary?.sha256);
    expect((await call(member, 'GET', '/overview')).json()).toMatchObject({
      approved: await server.world.db.$count(mediaEscalation, eq(mediaEscalation.state, 'approved')),
    });
    const logged = await server.world.db
      .select({ action: auditEntry.action })
      .from(custodyOpening)
      .innerJoin(auditEntry, eq(auditEntry.id, custodyOpening.auditId))
      .where(and(eq(custodyOpening.chainId, clusterId), eq(auditEntry.entityId, idOf(before))))
      .orderBy(custodyOpening.seq);
    expect(logged.map(({ action }) => action)).toEqual([
      'escalation.proposed',
      'escalation.approved-once',
      'escalation.approved',
    ]);
  });

  test('not one person twice, one after the other, at once, or from two sessions', async () => {
    const again = await server.signIn(ana);
    const before = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => approve(index % 2 === 0 ? one : again, before)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await approve(again, before)).json()).toMatchObject({
      message: 'You have approved this summary. A second person is needed.',
    });
    expect((await rowOf(idOf(before)))?.state).toBe('proposed');
  });

  test('of twenty at once exactly two, and it is approved once', async () => {
    const cookies: string[] = [];
    for (let index = 0; index < 20; index += 1)
      cookies.push(await server.signIn(await makeAccount(server.world, 'analyst')));
    const before = await read();
    const answers = await Promise.all(cookies.map((cookie) => approve(cookie, before)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(18);
    const approved = await server.world.db.$count(
      auditEntry,
      and(eq(auditEntry.action, 'escalation.approved'), eq(auditEntry.entityId, idOf(before))),
    );
    expect(approved).toBe(1);
    const row = await rowOf(idOf(before));
    expect(row?.firstApprover).not.toBe(row?.secondApprover);
  });

  test('not members and officers, and nobody signed out', async () => {
    const before = await read();
    const leo = await server.signIn(await makeAccount(server.world, 'leo'));
    for (const cookie of [member, leo]) expect((await approve(cookie, before)).status).toBe(403);
    expect((await approve('', before)).status).toBe(401);
  });

  test.for([
    ['lost the role', { roles: [] }],
    ['was suspended', { suspendedAt: new Date() }],
  ] as const)('not with the approval of somebody who %s in between', async ([, lost]) => {
    const former = await makeAccount(server.world, 'analyst');
    const before = await read();
    await approve(await server.signIn(former), before);
    await server.world.db
      .update(account)
      .set({ ...('roles' in lost ? { roles: [] } : lost) })
      .where(eq(account.id, former.id));
    expect((await approve(one, before)).json()).toMatchObject({ proposal: { state: 'approved-once' } });
    const { approvals } = await read();
    expect(approvals.find(({ by }) => by === former.displayName)?.isVoid).toBe(true);
    expect((await approve(two, before)).json()).toMatchObject({ proposal: { state: 'approved' } });
  });

  test('the database takes no approval twice, and no approved row with one person', async () => {
    const before = await read();
    await approve(one, before);
    const { db, clock } = server.world;
    const mine = {
      escalationId: idOf(before),
      summarySha256: before.summary?.sha256 ?? '',
      approvedBy: ana.id,
    };
    await expect(db.insert(mediaApproval).values({ ...mine, approvedAt: clock.now() })).rejects.toThrow();
    const approved = {
      state: 'approved' as const,
      firstApprover: ana.id,
      summary: { sentences: [], text: '' },
      summarySha256: mine.summarySha256,
      approvedAt: clock.now(),
    };
    for (const second of [{ secondApprover: ana.id }, {}])
      await expect(
        db
          .update(mediaEscalation)
          .set({ ...approved, ...second })
          .where(eq(mediaEscalation.id, idOf(before))),
      ).rejects.toThrow();
  });
});

describe('an approval is of one text', () => {
  test('when the figures changed it is void, and the text must be read again', async () => {
    const before = await read();
    await approve(one, before);
    await completeLayer(server.world, clusterId, 14);
    const stale = await approve(two, before);
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({
      message: 'The figures changed since you read this summary. Please read it again.',
    });
    const now = await read();
    expect(now).toMatchObject({ proposal: { state: 'proposed' }, approvals: [{ isVoid: true }] });
    expect(now.summary?.sha256).not.toBe(before.summary?.sha256);
    await approve(two, now);
    expect((await read()).proposal?.state).toBe('approved-once');
    await approve(one, now);
    expect((await read()).proposal?.state).toBe('approved');
  });

  test('what is approved stays as it was approved', async () => {
    const before = await read();
    await approve(one, before);
    await approve(two, before);
    await completeLayer(server.world, clusterId, 14);
    expect((await read()).summary?.text).toBe(before.summary?.text);
  });
});

describe('it is rejected or withdrawn with a reason', () => {
  const close = (path: 'rejection' | 'withdrawal', row: Escalation, reason: string) =>
    call(one, 'POST', `/${idOf(row)}/${path}`, { reason });

  test('which only those who may decide read; afterwards nobody approves it', async () => {
    const before = await read();
    expect((await close('rejection', before, 'no')).status).toBe(400);
    expect((await close('rejection', before, 'They would be warned')).status).toBe(200);
    expect(await read()).toMatchObject({
      proposal: { state: 'rejected', reason: 'They would be warned', decidedBy: ana.displayName },
      may: { propose: null },
    });
    expect(await read(member)).toMatchObject({
      proposal: { state: 'rejected', reason: null, decidedBy: null },
    });
    expect((await approve(two, before)).status).toBe(409);
    expect((await close('rejection', before, 'Once more')).status).toBe(409);
    const reasons = await server.world.db
      .select({ after: auditEntry.after, before: auditEntry.before })
      .from(auditEntry)
      .where(eq(auditEntry.entityId, idOf(before)));
    expect(JSON.stringify(reasons)).not.toContain('warned');
  });

  test('also after it was approved: then its text is told no more and it counts no more', async () => {
    const before = await read();
    await approve(one, before);
    await approve(two, before);
    const count = async () => (await call(one, 'GET', '/overview')).json<{ approved: number }>().approved;
    const approved = await count();
    expect((await close('rejection', before, 'Too late for this')).status).toBe(409);
    expect((await close('withdrawal', before, 'A mistake in it')).status).toBe(200);
    expect(await read(member)).toMatchObject({ proposal: { state: 'withdrawn' }, summary: null });
    expect(await count()).toBe(approved - 1);
  });

  test('a rejection and the second approval at one moment: one of them', async () => {
    const before = await read();
    await approve(one, before);
    const answers = await Promise.all([approve(two, before), close('rejection', before, 'At the same time')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the alert', () => {
  const noticesOf = async (cookie: string) =>
    (await server.send('GET', '/api/notices', { cookie }))
      .json<{ notices: Notice[] }>()
      .notices.filter(({ kind }) => kind === 'escalation-proposed');

  test('reaches analysts, admins and officers who subscribed, live, and nobody else', async () => {
    const officer = await makeAccount(server.world, 'leo');
    const former = await makeAccount(server.world, 'leo');
    const subscribed = await server.signIn(officer);
    const gone = await server.signIn(former);
    const silent = await server.signIn(await makeAccount(server.world, 'leo'));
    const ended = await server.signIn(await makeAccount(server.world, 'leo'));
    for (const cookie of [subscribed, gone, ended])
      expect((await call(cookie, 'PUT', '/subscription', { isOn: true })).json()).toMatchObject({
        subscription: { isOn: true, obstacle: null },
      });
    await call(ended, 'PUT', '/subscription', { isOn: false });
    await server.world.db.update(account).set({ roles: [] }).where(eq(account.id, former.id));
    for (const cookie of [member, one])
      expect((await call(cookie, 'PUT', '/subscription', { isOn: true })).status).toBe(403);
    const watcher = await server.connect(subscribed);
    await watcher.subscribe(noticesTopic(officer.id));
    await watcher.subscribe(CLUSTERS_TOPIC);

    const reached = await makeNearlySolved(server.world);
    await server.world.drain();
    const about = ({ payload }: Notice) => 'clusterId' in payload && payload.clusterId === reached;
    for (const cookie of [subscribed, one, two])
      expect((await noticesOf(cookie)).filter(about)).toMatchObject([
        { payload: { clusterId: reached, people: 5 } },
      ]);
    for (const cookie of [member, gone, silent, ended])
      expect((await noticesOf(cookie)).filter(about)).toEqual([]);
    await watcher.waitForEvent(
      'the fact',
      clusterFacts.escalated.name,
      ({ clusterId: id }) => id === reached,
    );
    await watcher.waitForEvent('the notice', noticeFacts.added.name);
  });
});

test('with four people there is a proposal, an alert without figures, and no summary to approve', async () => {
  clusterId = await makeNearlySolved(server.world, 4);
  const shown = await read();
  expect(shown).toMatchObject({ proposal: { state: 'proposed' }, summary: null });
  expect(shown.refusal).toMatch(/at least 5 people/u);
  expect(shown.may.approve).toBe(shown.refusal);
  const forced = await call(one, 'POST', `/${idOf(shown)}/approvals`, { sha256: 'a'.repeat(64) });
  expect(forced.status).toBe(409);
  expect(forced.json()).toMatchObject({ message: shown.refusal });
});

test('each sentence names the rows that prove it; layers are those that reviewers confirmed', async () => {
  const { summary } = await read();
  const confirmed = await server.world.db
    .select({ layer: puzzleLayer.layer })
    .from(puzzleLayer)
    .where(and(eq(puzzleLayer.clusterId, clusterId), eq(puzzleLayer.status, 'complete')))
    .orderBy(puzzleLayer.layer);
  const layers = confirmed.map(({ layer }) => layer);
  const proofs = summary?.sentences.map(({ proof }) => proof) ?? [];
  expect(proofs.filter(({ kind }) => kind === 'layers')).toEqual(
    [layers, ...layers.map((layer) => [layer])].map((named) => ({ kind: 'layers', layers: named })),
  );
  for (const proof of proofs)
    if (proof.kind === 'reports') expect(proof.reportIds.length).toBeGreaterThanOrEqual(5);
  expect(summary?.text).toContain('At least 5 people reported the same scam in at least 5 reports.');
});
