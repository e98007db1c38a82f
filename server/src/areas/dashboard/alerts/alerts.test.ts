import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { CriticalAlertKind } from '@fap/shared/dashboard/alerts.ts';
import { DASHBOARD_TOPIC } from '@fap/shared/dashboard/events.ts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseRecord } from '../../../db/schema/cases.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { custodyCheck } from '../../../db/schema/custody.ts';
import { elderAlert } from '../../../db/schema/elder.ts';
import { mediaEscalation } from '../../../db/schema/escalation.ts';
import { auditEntry, topicEvent } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { actAs, actAsNew, makeAccount, makeCluster } from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { joinCluster, makeNearlySolved, makeReported } from '../../../testing/make-nearly-solved.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { changeCase } from '../../cases/index.ts';
import { acknowledgeAlert, seeAlert } from '../../elder/alerts/acknowledge-alert.ts';
import { makeGuardianship } from '../../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../../elder/testing/payments.ts';
import { handIn, makeElder } from '../../elder/testing/people.ts';
import { closeProposal } from '../../escalation/close-proposal.ts';
import { listAlerts } from './list-alerts.ts';
import { returnAlert, takeAlert } from './take-alert.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  // The tests of this file share a database, and alerts are read from all of it.
  await world.db.update(caseRecord).set({ status: 'complete' });
  await world.db.update(custodyCheck).set({ isValid: true });
  await world.db.update(cluster).set({ lastActivityAt: new Date(0) });
  await world.db.update(elderAlert).set({ seenAt: new Date(0), settledAt: new Date(0) });
  await world.db.update(cluster).set({ completionRate: 0 }).where(gt(cluster.completionRate, 89));
});

/** Enough people to make a cluster’s priority critical. */
const MANY = 7;
const makeCritical = () => makeReported(world, MANY, { amountInvolved: '$90,000' });
const shown = async (ctx: Ctx) =>
  (await listAlerts(ctx)).alerts.map(({ kind, subjectId, severity }) => [severity, kind, subjectId]);
const find = async (ctx: Ctx, kind: CriticalAlertKind) =>
  (await listAlerts(ctx)).alerts.find((alert) => alert.kind === kind);
const factsSince = async (seq: number) =>
  (
    await world.db
      .select({ name: topicEvent.name, payload: topicEvent.payload })
      .from(topicEvent)
      .where(and(eq(topicEvent.topic, DASHBOARD_TOPIC), gt(topicEvent.seq, seq)))
      .orderBy(asc(topicEvent.seq))
  ).map(({ name, payload }) => [name, payload]);
const lastSeq = async () =>
  (
    await world.db
      .select({ seq: topicEvent.seq })
      .from(topicEvent)
      .where(eq(topicEvent.topic, DASHBOARD_TOPIC))
  )
    .map(({ seq }) => seq)
    .reduce((last, seq) => Math.max(last, seq), 0);

test('without anything open it says so, and that no threat is active', async () => {
  expect(await listAlerts(await actAsNew(world))).toEqual({
    alerts: [],
    open: { CRITICAL: 0, HIGH: 0, MEDIUM: 0 },
    isThreatActive: false,
    elsewhere: 0,
  });
});

describe('the threat is active', () => {
  test('while a cluster of critical priority has a report of the last 24 hours, and not a moment longer', async () => {
    const ctx = await actAsNew(world);
    await makeCluster(world);
    expect(await shown(ctx)).toEqual([]);
    const id = await makeCritical();
    expect(await shown(ctx)).toEqual([['CRITICAL', 'cluster-reported', id]]);
    expect((await listAlerts(ctx)).isThreatActive).toBe(true);
    world.clock.advanceSeconds(24 * 3_600 + 1);
    expect(await listAlerts(ctx)).toMatchObject({ alerts: [], isThreatActive: false });
  });

  test('also when the report came into a cluster that is merged into the critical one', async () => {
    const ctx = await actAsNew(world);
    const id = await makeCritical();
    world.clock.advanceSeconds(25 * 3_600);
    const { clusterId } = await makeCluster(world);
    expect(await shown(ctx)).toEqual([]);
    await world.db.update(cluster).set({ mergedInto: id }).where(eq(cluster.id, clusterId));
    expect(await shown(ctx)).toEqual([['CRITICAL', 'cluster-reported', id]]);
  });

  test('while a chain does not fit at its last check', async () => {
    const ctx = await actAsNew(world);
    const { clusterId, clusterName, clusterChainId } = await makeCluster(world);
    const check = { chainId: clusterId, isValid: false, checked: 1, checkedAt: world.clock.now() };
    await world.db.insert(custodyCheck).values(check);
    expect(await find(ctx, 'chain-broken')).toMatchObject({
      severity: 'CRITICAL',
      name: clusterName,
      chainId: clusterChainId,
    });
    await world.db.update(custodyCheck).set({ isValid: true }).where(eq(custodyCheck.chainId, clusterId));
    expect((await listAlerts(ctx)).isThreatActive).toBe(false);
  });

  test('and not for a case at risk or a solved puzzle', async () => {
    const ctx = await actAsNew(world, 'analyst');
    const solved = await makeNearlySolved(world);
    // Its reports, which made it urgent, are old by now.
    world.clock.advanceSeconds(25 * 3_600);
    const id = await makeCase(world, await makeAccount(world), { riskLevel: 'high' });
    await makeCase(world, await makeAccount(world), { riskLevel: 'medium' });
    expect(await listAlerts(ctx)).toMatchObject({
      open: { CRITICAL: 0, HIGH: 1, MEDIUM: 1 },
      isThreatActive: false,
    });
    expect(await shown(ctx)).toEqual([
      ['HIGH', 'case-at-risk', id],
      ['MEDIUM', 'cluster-solved', solved],
    ]);
    await changeCase(ctx, id, { status: 'complete' });
    const [proposal] = await world.db
      .select({ id: mediaEscalation.id })
      .from(mediaEscalation)
      .where(eq(mediaEscalation.clusterId, solved));
    await closeProposal(ctx, proposal?.id ?? '', { state: 'rejected', reason: 'It would warn them' });
    expect(await shown(ctx)).toEqual([]);
  });
});

describe('an alert of Elder Shield', () => {
  test('is a row for the elder and the guardian alone; everybody else counts them in steps of five', async () => {
    const [elder, guardian, revoked] = [
      await makeElder(world),
      await makeAccount(world),
      await makeAccount(world),
    ];
    await makeGuardianship(world, { elder, guardian });
    await makeGuardianship(world, { elder, guardian: revoked, isRevoked: true });
    await handIn(world, elder, ...Array.from({ length: 6 }, () => makeRiskyPayment(world)));
    for (const ctx of [
      await actAsNew(world),
      actAs(world, revoked),
      ...(await Promise.all(
        (['analyst', 'leo', 'admin'] satisfies Role[]).map((role) => actAsNew(world, role)),
      )),
    ])
      expect(await listAlerts(ctx)).toMatchObject({ alerts: [], isThreatActive: false, elsewhere: 5 });
    for (const [account, name] of [
      [elder, null],
      [guardian, elder.displayName],
    ] as const) {
      const answer = await listAlerts(actAs(world, account));
      expect(answer).toMatchObject({ elsewhere: 0, isThreatActive: answer.open.CRITICAL > 0 });
      expect(answer.open.CRITICAL + answer.open.HIGH).toBe(6);
      expect(answer.alerts[0]).toMatchObject({ kind: 'elder-alert', name, taken: null });
      // What it is about is read in Elder Shield, where the elder sees who read it.
      expect(JSON.stringify(answer)).not.toMatch(/payee|amount/iu);
    }
  });

  test('tells the elder who answered, and leaves the guardian’s list', async () => {
    const [elder, guardian] = [await makeElder(world), await makeAccount(world)];
    await makeGuardianship(world, { elder, guardian });
    await handIn(world, elder, makeRiskyPayment(world));
    const alert = await find(actAs(world, elder), 'elder-alert');
    await acknowledgeAlert(actAs(world, guardian), alert?.subjectId ?? '');
    expect(await find(actAs(world, elder), 'elder-alert')).toMatchObject({
      taken: { by: guardian.displayName, isOwn: false },
    });
    expect(await shown(actAs(world, guardian))).toEqual([]);
    await seeAlert(actAs(world, elder), alert?.subjectId ?? '');
    expect(await shown(actAs(world, elder))).toEqual([]);
  });
});

describe('somebody takes an alert', () => {
  test('which others see, with the name where they may know it', async () => {
    const subjectId = await makeCritical();
    const place = { kind: 'cluster-reported' as const, subjectId };
    const [ann, ben] = [await makeAccount(world, 'analyst'), await makeAccount(world, 'admin')];
    const crowd = await actAsNew(world);
    expect(await find(crowd, place.kind)).toMatchObject({ taken: null });
    await takeAlert(actAs(world, ann), place);
    await takeAlert(actAs(world, ann), place);
    const at = world.clock.now().toISOString();
    expect((await find(actAs(world, ann), place.kind))?.taken).toEqual({
      by: ann.displayName,
      isOwn: true,
      at,
    });
    expect((await find(actAs(world, ben), place.kind))?.taken).toEqual({
      by: ann.displayName,
      isOwn: false,
      at,
    });
    for (const ctx of [crowd, await actAsNew(world, 'leo')])
      expect((await find(ctx, place.kind))?.taken).toEqual({ by: null, isOwn: false, at });
    await expect(takeAlert(actAs(world, ben), place)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(returnAlert(actAs(world, ben), place)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await returnAlert(actAs(world, ann), place);
    await takeAlert(actAs(world, ben), place);
    expect((await find(crowd, place.kind))?.taken).toMatchObject({ isOwn: false });
    const audits = await world.db
      .select({ action: auditEntry.action, actor: auditEntry.actorId })
      .from(auditEntry)
      .where(inArray(auditEntry.actorId, [ann.id, ben.id]))
      .orderBy(asc(auditEntry.id));
    expect(audits.filter(({ action }) => action.startsWith('alert.'))).toEqual([
      { action: 'alert.taken', actor: ann.id },
      { action: 'alert.returned', actor: ann.id },
      { action: 'alert.taken', actor: ben.id },
    ]);
  });

  test('for a day; then another can take it', async () => {
    const subjectId = await makeNearlySolved(world);
    const place = { kind: 'cluster-solved' as const, subjectId };
    await takeAlert(await actAsNew(world, 'analyst'), place);
    world.clock.advanceSeconds(24 * 3_600);
    const second = await makeAccount(world, 'analyst');
    expect((await find(actAs(world, second), place.kind))?.taken).toBeNull();
    await takeAlert(actAs(world, second), place);
    expect((await find(actAs(world, second), place.kind))?.taken).toMatchObject({ isOwn: true });
  });

  test('once, when many press at the same time', async () => {
    const subjectId = await makeCritical();
    const people = await Promise.all(Array.from({ length: 5 }, () => actAsNew(world, 'analyst')));
    const results = await Promise.allSettled(
      people.map((ctx) => takeAlert(ctx, { kind: 'cluster-reported', subjectId })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of a case by being its assignee, whose name is for those who work on it', async () => {
    const owner = await makeAccount(world);
    const subjectId = await makeCase(world, owner, { riskLevel: 'high' });
    const place = { kind: 'case-at-risk' as const, subjectId };
    const ann = await makeAccount(world, 'analyst');
    await takeAlert(actAs(world, ann), place);
    const assigneeOf = async (ctx: Ctx) => (await find(ctx, place.kind))?.taken;
    expect(await assigneeOf(actAs(world, owner))).toEqual({ by: ann.displayName, isOwn: false, at: null });
    expect(await assigneeOf(await actAsNew(world))).toEqual({ by: null, isOwn: false, at: null });
    await expect(takeAlert(await actAsNew(world, 'analyst'), place)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(returnAlert(await actAsNew(world, 'admin'), place)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await returnAlert(actAs(world, ann), place);
    expect(await assigneeOf(actAs(world, owner))).toBeNull();
  });

  test('only an open one, and only by those who may', async () => {
    const subjectId = await makeCritical();
    const place = { kind: 'cluster-reported' as const, subjectId };
    for (const roles of [[], ['leo']] satisfies Role[][])
      await expect(takeAlert(await actAsNew(world, ...roles), place)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    world.clock.advanceSeconds(25 * 3_600);
    await expect(takeAlert(await actAsNew(world, 'analyst'), place)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('whoever watches hears', () => {
  test('of a report in a critical cluster, and of none in another', async () => {
    const { submission } = await makeCluster(world, { amountInvolved: '$90,000' });
    let seq = await lastSeq();
    await joinCluster(world, submission, { amountInvolved: '$90,000' });
    expect(await factsSince(seq)).toEqual([]);
    for (let more = 0; more < MANY; more += 1)
      await joinCluster(world, submission, { amountInvolved: '$90,000' });
    seq = await lastSeq();
    await joinCluster(world, submission);
    expect(await factsSince(seq)).toEqual([
      ['dashboard:alert', expect.objectContaining({ kind: 'cluster-reported', change: 'raised' })],
    ]);
  });

  test('of cases by their number alone', async () => {
    const seq = await lastSeq();
    const owner = await makeAccount(world);
    const id = await makeCase(world, owner, { riskLevel: 'high', title: `For ${owner.email}` });
    await takeAlert(await actAsNew(world, 'analyst'), { kind: 'case-at-risk', subjectId: id });
    expect(await factsSince(seq)).toEqual([
      ['dashboard:case', { caseId: id, change: 'opened' }],
      ['dashboard:alert', { kind: 'case-at-risk', subjectId: id, name: id, change: 'raised' }],
      ['dashboard:case', { caseId: id, change: 'changed' }],
    ]);
  });

  test('of a puzzle that is nearly solved, and of who takes it by no name', async () => {
    const seq = await lastSeq();
    const subjectId = await makeNearlySolved(world);
    const ann = await makeAccount(world, 'analyst');
    await takeAlert(actAs(world, ann), { kind: 'cluster-solved', subjectId });
    const facts = await factsSince(seq);
    expect(facts.map(([, payload]) => (payload as { change: string }).change)).toEqual(['raised', 'taken']);
    expect(JSON.stringify(facts)).not.toContain(ann.displayName);
  });
});
