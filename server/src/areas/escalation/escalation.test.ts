import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mediaEscalation } from '../../db/schema/escalation.ts';
import { auditEntry, custodyOpening } from '../../db/schema/platform.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makePiece } from '../../testing/factories.ts';
import { completeLayer, makeReported } from '../../testing/make-nearly-solved.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { reviewContribution } from '../puzzle/index.ts';
import { approveSummary } from './approve-summary.ts';
import { closeProposal } from './close-proposal.ts';
import { getOverview } from './get-overview.ts';
import { getEscalation, listEscalations } from './list-escalations.ts';
import { proposeByHand } from './propose-escalation.ts';

let world: World;
let analyst: Ctx;
let clusterId: string;
beforeAll(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
});
beforeEach(async () => {
  clusterId = await makeReported(world);
  // An empty puzzle: what the report filled in would count besides what the test puts there.
  await world.db.delete(contribution).where(eq(contribution.clusterId, clusterId));
  await world.db.delete(puzzleLayer).where(eq(puzzleLayer.clusterId, clusterId));
});

const complete = (layer: number) => completeLayer(world, clusterId, layer);
const solve = async (layers = 13) => {
  for (let layer = 1; layer <= layers; layer += 1) await complete(layer);
};
const proposals = () =>
  world.db
    .select()
    .from(mediaEscalation)
    .where(eq(mediaEscalation.clusterId, clusterId))
    .orderBy(mediaEscalation.proposedAt);
// A minute later, because of two words at one moment the last one is not known.
const review = (by: Ctx, contributionId: string, verdict: 'confirm' | 'dispute') => {
  world.clock.advanceMinutes(1);
  return reviewContribution(by, { contributionId, verdict, note: verdict === 'dispute' ? 'no' : '' });
};

describe('a proposal is made at 90 %', () => {
  test('12 complete and 1 partial, 89.3 %, propose nothing; 13 complete do, with an entry of the custody log', async () => {
    await solve(12);
    const { contribution: last, completionRate } = await makePiece(world, clusterId, 13);
    expect(completionRate.toFixed(1)).toBe('89.3');
    expect(await proposals()).toEqual([]);
    expect((await review(analyst, last.id, 'confirm')).completionRate.toFixed(1)).toBe('92.9');
    expect(await proposals()).toMatchObject([{ state: 'proposed', origin: 'completion', proposedBy: null }]);
    const logged = await world.db
      .select({ action: auditEntry.action, actorId: auditEntry.actorId })
      .from(custodyOpening)
      .innerJoin(auditEntry, eq(auditEntry.id, custodyOpening.auditId))
      .where(and(eq(custodyOpening.chainId, clusterId), eq(auditEntry.entityType, 'media-escalation')));
    expect(logged).toEqual([{ action: 'escalation.proposed', actorId: null }]);
  });

  test('12 complete and 2 partial, also 92.9 %, propose it', async () => {
    await solve(12);
    await makePiece(world, clusterId, 13);
    await makePiece(world, clusterId, 14);
    expect(await proposals()).toHaveLength(1);
  });

  test('once, when ten reviewers lift it at the same moment', async () => {
    await solve(12);
    const { contribution: last } = await makePiece(world, clusterId, 13);
    const { contribution: other } = await makePiece(world, clusterId, 13);
    const reviewers = await Promise.all(Array.from({ length: 10 }, () => actAsNew(world, 'analyst')));
    await Promise.all(
      reviewers.map((by, index) => review(by, index % 2 === 0 ? last.id : other.id, 'confirm')),
    );
    expect(await proposals()).toHaveLength(1);
  });

  test('not again while one is open or approved, although completion fell and rose', async () => {
    await solve(12);
    const piece = await complete(13);
    expect((await review(analyst, piece, 'dispute')).completionRate).toBeLessThan(ALERT_COMPLETION_PERCENT);
    await review(analyst, piece, 'confirm');
    expect(await proposals()).toHaveLength(1);
  });

  test('again after a rejection, once completion fell and rose; not by another layer above 90 %', async () => {
    await solve(12);
    const piece = await complete(13);
    const [first] = await proposals();
    await closeProposal(analyst, first?.id ?? '', { state: 'rejected', reason: 'Too early for it' });
    await complete(14);
    expect(await proposals()).toHaveLength(1);
    // Two of them below: 12 of 14 layers.
    const [fourteenth] = await world.db
      .select()
      .from(contribution)
      .where(and(eq(contribution.clusterId, clusterId), eq(contribution.layer, 14)));
    await review(analyst, piece, 'dispute');
    await review(analyst, fourteenth?.id ?? '', 'dispute');
    await review(analyst, piece, 'confirm');
    expect((await proposals()).map(({ state }) => state)).toEqual(['rejected', 'proposed']);
  });

  test('by hand after a withdrawal, not beside an open one, and not below 90 %', async () => {
    await solve(12);
    await expect(proposeByHand(analyst, clusterId)).rejects.toThrow(/below 90 %/u);
    await complete(13);
    await expect(proposeByHand(analyst, clusterId)).rejects.toThrow(/open or approved/u);
    const [first] = await proposals();
    await closeProposal(analyst, first?.id ?? '', { state: 'withdrawn', reason: 'Made by mistake' });
    world.clock.advanceMinutes(1);
    const races = await Promise.allSettled(
      Array.from({ length: 5 }, () => proposeByHand(analyst, clusterId)),
    );
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await proposals()).toMatchObject([
      { state: 'withdrawn' },
      { state: 'proposed', origin: 'by-hand', proposedBy: analyst.actor.accountId },
    ]);
    await expect(proposeByHand(await actAsNew(world), clusterId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(proposeByHand(analyst, 'cluster-none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the list', () => {
  test('has the clusters above 90 %, in pages, and the nearest below with what they lack', async () => {
    await solve(12);
    await makePiece(world, clusterId, 13);
    const below = await getOverview(analyst);
    expect(below.nearest[0]).toMatchObject({ id: clusterId, complete: 12, partial: 1 });
    for (const { completionRate } of below.nearest)
      expect(completionRate).toBeLessThan(ALERT_COMPLETION_PERCENT);
    const listed = async () => {
      const ids: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await listEscalations(analyst, { limit: 1, ...(cursor ? { cursor } : {}) });
        ids.push(...page.items.map(({ cluster }) => cluster.id));
        cursor = page.nextCursor;
      } while (cursor);
      return ids;
    };
    expect(await listed()).not.toContain(clusterId);
    world.clock.advanceMinutes(1);
    await complete(13);
    const ids = await listed();
    expect(ids[0]).toBe(clusterId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
  });

  test('keeps a cluster that fell below with an open proposal, which cannot be approved there', async () => {
    await solve(12);
    const piece = await complete(13);
    await review(analyst, piece, 'dispute');
    const { items } = await listEscalations(analyst, { limit: 100 });
    const mine = items.find(({ cluster }) => cluster.id === clusterId);
    expect(mine?.may.approve).toBe('The cluster is below 90 % complete.');
    const [row] = await proposals();
    const approving = approveSummary(analyst, row?.id ?? '', mine?.summary?.sha256 ?? '');
    await expect(approving).rejects.toThrow(/below 90 %/u);
  });

  test('lets everybody read it and tells who may not decide why', async () => {
    await solve();
    for (const role of [[], ['leo']] as const) {
      const reader = await actAsNew(world, ...role);
      const read = await getEscalation(reader, clusterId);
      expect(read).toMatchObject({ proposal: { state: 'proposed' }, summary: null, approvals: [] });
      expect(Object.values(read.may)).toEqual(Array(4).fill('Analysts and admins decide this.'));
    }
  });
});
