import type { Role } from '@fap/shared/auth/capabilities.ts';
import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cluster } from '../../../db/schema/clusters.ts';
import { guardianship } from '../../../db/schema/elder.ts';
import { mailMessage } from '../../../db/schema/mail.ts';
import { report } from '../../../db/schema/reports.ts';
import { actAs, makeAccount, makeCluster, makePiece } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { proposeChange } from '../../education/proposals/propose-change.ts';
import { acknowledgeAlert, seeAlert } from '../../elder/alerts/acknowledge-alert.ts';
import { listGuardianAlerts } from '../../elder/alerts/list-alerts.ts';
import { makeGuardianship } from '../../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../../elder/testing/payments.ts';
import { handIn, makeElder } from '../../elder/testing/people.ts';
import { flagContent } from '../../moderation/flag-content.ts';
import { reviewContribution } from '../../puzzle/review-contribution.ts';
import { sendMessage } from '../../reports/messages/send-message.ts';
import { withdrawReport } from '../../reports/own/withdraw-report.ts';
import { getDesk } from './get-desk.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

test('the desk of somebody new holds nothing, and no queue of anybody else', async () => {
  await makeCluster(world);
  const newcomer = await makeAccount(world);
  expect(await getDesk(actAs(world, newcomer))).toEqual({
    reports: [],
    pieces: { confirmed: 0, open: [] },
    reviews: null,
    merges: null,
    flags: null,
    changes: null,
    elderAlerts: { own: 0, guarded: 0 },
    lookedAfter: [],
    guardians: [],
    strongClusters: null,
    failedWork: null,
    unreadNotices: 0,
  });
});

test('a reporter finds their own report with its cluster, and nobody else does', async () => {
  const { clusterId, reporter } = await makeCluster(world);
  const desk = await getDesk(actAs(world, reporter));
  expect(desk.reports).toMatchObject([{ clusterId, isAsked: false }]);
  const [own] = desk.reports;
  for (const role of ['analyst', 'admin', 'leo'] satisfies Role[]) {
    const other = await getDesk(actAs(world, await makeAccount(world, role)));
    expect(JSON.stringify(other)).not.toContain(own?.id);
    expect(other.reports).toEqual([]);
  }
  // What a report filled into the puzzle is no work of its reporter's: it would tell who reported.
  expect(desk.pieces.open).toEqual([]);
});

test('a report an analyst asked about says so until its reporter answers; a withdrawn one is gone', async () => {
  const { reporter } = await makeCluster(world);
  const ctx = actAs(world, reporter);
  const analyst = actAs(world, await makeAccount(world, 'analyst'));
  const [own] = (await getDesk(ctx)).reports;
  const id = own?.id ?? '';
  await world.db.update(report).set({ consentContact: true });
  await sendMessage(analyst, { id, words: 'Which day was it?' });
  expect((await getDesk(ctx)).reports).toMatchObject([{ id, isAsked: true }]);
  await sendMessage(ctx, { id, words: 'A Tuesday' });
  expect((await getDesk(ctx)).reports).toMatchObject([{ id, isAsked: false }]);
  await withdrawReport(ctx, { id, reason: '' });
  expect((await getDesk(ctx)).reports).toEqual([]);
});

test('an author finds the open pieces, the disputed ones first, and others’ pieces wait for the review', async () => {
  const { clusterId } = await makeCluster(world);
  const [author, critic] = [await makeAccount(world), await makeAccount(world, 'analyst')];
  const first = await makePiece(world, clusterId, 5, author);
  await makePiece(world, clusterId, 6, author);
  await reviewContribution(actAs(world, critic), {
    contributionId: first.contribution.id,
    verdict: 'dispute',
    note: 'The source says otherwise',
  });
  const desk = await getDesk(actAs(world, author));
  expect(desk.pieces.open.map(({ layer, status }) => [layer, status])).toEqual([
    [5, 'disputed'],
    [6, 'pending'],
  ]);
  expect(desk.unreadNotices).toBeGreaterThanOrEqual(0);
  const others = await getDesk(actAs(world, critic));
  expect(others.reviews?.count).toBeGreaterThan(0);
  expect(others.pieces.open).toEqual([]);
});

test('a queue is told to those who may work on it', async () => {
  const { clusterId } = await makeCluster(world);
  const { contribution } = await makePiece(world, clusterId, 5);
  await flagContent(actAs(world, await makeAccount(world)), {
    target: { kind: 'piece', id: contribution.id },
    reason: 'spam',
    words: '',
  });
  const [meaning] = findEntry('glossary', 'cold-call')?.texts ?? [];
  await proposeChange(actAs(world, await makeAccount(world)), {
    kind: 'glossary',
    entryId: 'cold-call',
    address: meaning?.address ?? '',
    baseText: meaning?.text ?? '',
    proposedText: 'A call from a stranger.',
    reason: 'It is shorter',
    sourceTitle: '',
    sourceUrl: null,
  });
  const analyst = await getDesk(actAs(world, await makeAccount(world, 'analyst')));
  expect(analyst.flags?.count).toBeGreaterThan(0);
  expect(analyst.changes?.count).toBeGreaterThan(0);
  expect(analyst.merges).toMatchObject({ hasMore: expect.any(Boolean) });
  const officer = await getDesk(actAs(world, await makeAccount(world, 'leo')));
  expect([officer.flags, officer.merges, officer.changes]).toEqual([null, null, null]);
});

test('a guardian and an elder find each other’s names, and nobody does before it is accepted or after it is revoked', async () => {
  const [elder, guardian] = [await makeAccount(world), await makeAccount(world)];
  const names = async () => [
    (await getDesk(actAs(world, guardian))).lookedAfter,
    (await getDesk(actAs(world, elder))).guardians,
  ];
  const now = world.clock.now();
  const id = await makeGuardianship(world, { elder, guardian: null });
  expect(await names()).toEqual([[], []]);
  await world.db
    .update(guardianship)
    .set({ guardianId: guardian.id, acceptedAt: now })
    .where(eq(guardianship.id, id));
  expect(await names()).toEqual([[elder.displayName], [guardian.displayName]]);
  expect((await getDesk(actAs(world, elder))).lookedAfter).toEqual([]);
  await world.db.update(guardianship).set({ revokedAt: now }).where(eq(guardianship.id, id));
  expect(await names()).toEqual([[], []]);
});

test('alerts of Elder Shield wait for the elder until read, and for the guardian until answered', async () => {
  const elder = await makeElder(world);
  const guardian = await makeAccount(world);
  await makeGuardianship(world, { elder, guardian });
  await handIn(world, elder, makeRiskyPayment(world), makeRiskyPayment(world));
  const waiting = async (who: typeof elder) => (await getDesk(actAs(world, who))).elderAlerts;
  expect([await waiting(elder), await waiting(guardian)]).toEqual([
    { own: 2, guarded: 0 },
    { own: 0, guarded: 2 },
  ]);
  const [alert] = (await listGuardianAlerts(actAs(world, guardian), { limit: 5 })).items;
  await acknowledgeAlert(actAs(world, guardian), alert?.alertId ?? '');
  await seeAlert(actAs(world, elder), alert?.alertId ?? '');
  expect([await waiting(elder), await waiting(guardian)]).toEqual([
    { own: 1, guarded: 0 },
    { own: 0, guarded: 1 },
  ]);
});

test('the police are told how many clusters have strong evidence, and only admins what failed', async () => {
  await makeCluster(world);
  const { clusterId } = await makeCluster(world);
  await world.db.update(cluster).set({ strength: 81 }).where(eq(cluster.id, clusterId));
  await world.db.insert(mailMessage).values({
    id: 'lost',
    recipient: 'somebody@example.org',
    subject: 'Never arrived',
    status: 'failed',
    createdAt: world.clock.now(),
  });
  const deskOf = async (role: Role) => getDesk(actAs(world, await makeAccount(world, role)));
  expect(await deskOf('leo')).toMatchObject({ strongClusters: 1, failedWork: null });
  expect(await deskOf('analyst')).toMatchObject({ strongClusters: null, failedWork: null });
  expect(await deskOf('admin')).toMatchObject({ strongClusters: null, failedWork: 1 });
});
