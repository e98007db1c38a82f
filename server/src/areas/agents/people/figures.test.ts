import { AGENT_FIGURES, type AgentFigure } from '@fap/shared/agents/figures.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../db/schema/auth.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  type TestAccount,
} from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { reviewContribution } from '../../puzzle/index.ts';
import { makeDecided } from '../testing/make-decided.ts';
import { getProgress, getStats } from './get-stats.ts';
import { listRows } from './list-rows.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const rowsOf = async (agent: TestAccount, figure: AgentFigure) => {
  const items = [];
  let cursor: string | undefined;
  do {
    const page = await listRows(actAs(world, agent), { id: agent.id, figure, limit: 2, cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    expect(page.total).not.toBeNull();
  } while (cursor);
  return items;
};
const review = async (contributionId: string, by: TestAccount, verdict: 'confirm' | 'dispute') =>
  reviewContribution(actAs(world, by), { contributionId, verdict, note: '' });

/** An agent with something to count in every figure. */
async function makeBusy(): Promise<TestAccount> {
  const agent = await makeAccount(world);
  const analyst = await makeAccount(world, 'analyst');
  const { clusterId } = await makeCluster(world);
  for (const layer of [5, 6, 7, 8]) await makePiece(world, clusterId, layer, agent);
  const { contribution: good } = await makePiece(world, clusterId, 12, agent);
  await review(good.id, analyst, 'confirm');
  const { contribution: bad } = await makePiece(world, clusterId, 13, agent);
  await review(bad.id, analyst, 'dispute');
  for (const [layer, verdict, analystVerdict] of [
    [9, 'confirm', 'confirm'],
    [10, 'confirm', 'dispute'],
    [11, 'dispute', 'dispute'],
  ] as const) {
    const { contribution } = await makePiece(world, clusterId, layer);
    await review(contribution.id, agent, verdict);
    await review(contribution.id, analyst, analystVerdict);
  }
  // Reviewed by no analyst: it is compared with nothing.
  const { contribution: alone } = await makePiece(world, clusterId, 14);
  await review(alone.id, agent, 'confirm');
  await world.db.update(cluster).set({ completionRate: 92 }).where(eq(cluster.id, clusterId));
  return agent;
}

describe('the figures of an agent', () => {
  test('each is as many as the rows it opens, page by page', async () => {
    const agent = await makeBusy();
    const stats = await getStats(actAs(world, agent));
    for (const figure of AGENT_FIGURES) {
      const rows = await rowsOf(agent, figure);
      expect(new Set(rows.map(({ id }) => id)).size, figure).toBe(stats[figure]);
    }
    expect(stats).toMatchObject({
      accepted: 1,
      disputed: 1,
      open: 4,
      solved: 1,
      badges: 1,
      compared: 3,
      agreed: 2,
    });
  });

  test('XP and credits are the sums of the ledger', async () => {
    const agent = await makeBusy();
    const stats = await getStats(actAs(world, agent));
    const ledger = (await rowsOf(agent, 'rewards')).flatMap((row) => (row.kind === 'reward' ? [row] : []));
    const sum = (of: 'xp' | 'credits') => ledger.reduce((total, row) => total + row[of], 0);
    expect([stats.xp, stats.credits]).toEqual([sum('xp'), sum('credits')]);
    expect(stats.xp).toBeGreaterThan(0);
  });

  test('agreement says which verdict was whose', async () => {
    const rows = await rowsOf(await makeBusy(), 'compared');
    expect(rows.map((row) => row.kind === 'review' && [row.layer, row.verdict, row.analystVerdict])).toEqual(
      expect.arrayContaining([
        [9, 'confirm', 'confirm'],
        [10, 'confirm', 'dispute'],
        [11, 'dispute', 'dispute'],
      ]),
    );
  });

  test('all are nothing for a new account', async () => {
    const stats = await getStats(await actAsNew(world));
    for (const figure of AGENT_FIGURES) expect(stats[figure], figure).toBe(0);
    expect(stats).toMatchObject({ xp: 0, level: 1, rank: 'Analyst', team: null, invitations: [] });
  });

  test('a disputed piece that an analyst confirms after all counts as accepted', async () => {
    const { contribution, author } = await makePiece(world, (await makeCluster(world)).clusterId, 4);
    const analyst = await makeAccount(world, 'analyst');
    await review(contribution.id, analyst, 'dispute');
    expect(await getStats(actAs(world, author))).toMatchObject({ accepted: 0, disputed: 1 });
    await review(contribution.id, analyst, 'confirm');
    expect(await getStats(actAs(world, author))).toMatchObject({ accepted: 1, disputed: 0 });
  });
});

describe('progress', () => {
  test.for([
    [0, 1, 'Analyst', 0, 1_000, 0],
    [999, 1, 'Analyst', 99.9, 1, 0],
    [1_000, 2, 'Tracker', 0, 1_500, 1],
    [2_500, 3, 'Investigator', 50, 2_500, 2],
    [5_000, 4, 'Elite Hunter', 0, 5_000, 3],
    [10_000, 5, 'Cluster Boss', 0, null, 4],
  ] as const)('at %i XP it is level %i', async ([xp, level, rank, bar, missing, tools]) => {
    const agent = await makeAccount(world);
    await world.db.update(account).set({ xp }).where(eq(account.id, agent.id));
    const progress = await getProgress(actAs(world, agent));
    expect(progress).toMatchObject({ xp, level, rank, barPercent: bar });
    expect(progress.next?.missingXp ?? null).toBe(missing);
    expect(progress.tools.filter(({ isUnlocked }) => isUnlocked)).toHaveLength(tools);
  });
});

test('the rows of a place that nobody shows are nobody else’s', async () => {
  const agent = await makeAccount(world);
  await makeDecided(world, agent, { clusterId: (await makeCluster(world)).clusterId, accepted: 2 });
  const stranger = await actAsNew(world);
  await expect(listRows(stranger, { id: agent.id, figure: 'accepted', limit: 5 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
