import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { clusterPlaybook } from '../../db/schema/playbook.ts';
import { report } from '../../db/schema/reports.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makeReadItem,
  makeSubmission,
} from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';
import { detonatePlaybook } from './detonate-playbook.ts';

const CHAT = 'Me: is this a scam?\nAgent: Do not worry. Pay the release fee before 5 pm today, tell nobody.';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

/** A cluster of so many reports about one site, each with the same chat. */
async function makeRing(reports: number) {
  const { submission, clusterId } = await makeCluster(world, {});
  const site = submission.evidence.split(' ').at(-1);
  for (let number = 0; number < reports; number += 1) {
    // Reports are numbered in the order in which they came.
    world.clock.advanceMinutes(1);
    const told = makeSubmission(world, { evidence: `${CHAT}\nAgent: log in at ${site}` });
    const answer = await submitReport(actAs(world, await makeAccount(world)), told);
    expect(answer.clusterId).toBe(clusterId);
  }
  return clusterId;
}

test('a playbook is aggregated over the reports, with evidence items and quotes of the other side alone', async () => {
  const clusterId = await makeRing(5);
  const playbook = await detonatePlaybook(await actAsNew(world), clusterId);
  const [objection] = playbook.objectionHandling;
  expect(objection).toMatchObject({
    trigger: 'Doubts that it is real',
    response: 'Reassures: no need to worry',
    n: 5,
    asks: 5,
    successRate: 100,
    exhibits: ['Report 2', 'Report 3', 'Report 4', 'Report 5', 'Report 6'],
  });
  expect(objection?.quotes[0]).toEqual({ exhibit: 'Report 2', text: 'Do not worry.' });
  expect(playbook.paymentPressure.map(({ technique }) => technique)).toEqual(
    expect.arrayContaining(['Sets a deadline', 'Demands secrecy']),
  );
  expect(playbook.courtAdmissible).toBe(false);
  expect(JSON.stringify(playbook)).not.toContain('is this a scam');
});

test('a chat handed in as a file is read like a pasted one, a file that is no conversation is not', async () => {
  const reporter = await makeAccount(world);
  const { clusterId } = await submitReport(
    actAs(world, reporter),
    makeSubmission(world, { evidence: 'See the file.' }),
  );
  const ctx = await actAsNew(world);
  const before = await detonatePlaybook(ctx, clusterId);
  const [row] = await world.db.select({ id: report.id }).from(report).where(eq(report.clusterId, clusterId));
  const chat = CHAT.replace('Agent: ', `Agent: Dear ${reporter.displayName}. `);
  await makeReadItem(world, row?.id ?? '', { text: chat });
  await makeReadItem(world, row?.id ?? '', { text: 'Our shop accepts gift cards. Act now and pay today.' });
  const after = await detonatePlaybook(ctx, clusterId);
  expect(before.objectionHandling).toEqual([]);
  expect(after.objectionHandling[0]).toMatchObject({
    trigger: 'Doubts that it is real',
    quotes: [{ exhibit: 'Report 1', text: 'Do not worry.' }],
  });
  const told = JSON.stringify(after);
  expect(told).not.toContain('gift cards');
  expect(told).not.toContain(reporter.displayName);
});

test('the same reports give the stored playbook, one more report a new one', async () => {
  const clusterId = await makeRing(1);
  const ctx = await actAsNew(world);
  const first = await detonatePlaybook(ctx, clusterId);
  world.clock.advanceMinutes(1);
  expect(await detonatePlaybook(ctx, clusterId)).toEqual(first);

  await world.db.delete(clusterPlaybook).where(eq(clusterPlaybook.clusterId, clusterId));
  const again = await detonatePlaybook(ctx, clusterId);
  expect({ ...again, extractedAt: '' }).toEqual({ ...first, extractedAt: '' });

  const [founding] = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
  const { submission, ...other } = await makeCluster(world, { evidence: CHAT });
  await world.db
    .update(cluster)
    .set({ mergedInto: founding?.id ?? '' })
    .where(eq(cluster.id, other.clusterId));
  const grown = await detonatePlaybook(ctx, clusterId);
  expect(submission.evidence).toBe(CHAT);
  expect(grown.evidence.reports).toBe(first.evidence.reports + 1);
  expect(grown.extractedAt).not.toBe(first.extractedAt);
  const audits = await world.db.select().from(auditEntry).where(eq(auditEntry.entityId, clusterId));
  expect(audits.filter(({ action }) => action === 'playbook.extracted')).toHaveLength(3);
});

test('a reporter named in the other side’s words is a placeholder', async () => {
  const reporter = { ...(await makeAccount(world)) };
  const { clusterId } = await submitReport(
    actAs(world, reporter),
    makeSubmission(world, {
      evidence: `Hello ${reporter.displayName}, pay the fee today.`,
      evidenceAuthor: 'other-side',
    }),
  );
  const playbook = await detonatePlaybook(await actAsNew(world), clusterId);
  expect(playbook.entryScripts[0]?.script).toMatch(/^Hello \[VICTIM_\d+\]/u);
  expect(JSON.stringify(playbook)).not.toContain(reporter.displayName);
});

test('of an unknown cluster there is none', async () => {
  await expect(detonatePlaybook(await actAsNew(world), 'no-such-cluster')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('two who ask at once get the same', async () => {
  const clusterId = await makeRing(1);
  const [a, b] = await Promise.all([
    detonatePlaybook(await actAsNew(world), clusterId),
    detonatePlaybook(await actAsNew(world), clusterId),
  ]);
  expect(a).toEqual(b);
});
