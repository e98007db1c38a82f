import { ownAgentTopic } from '@fap/shared/agents/events.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badgeAward, rewardEntry } from '../../db/schema/agents.ts';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry, outboxEvent, topicEvent } from '../../db/schema/platform.ts';
import type { Ctx } from '../../platform/write/context.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  type TestAccount,
} from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { contributePiece } from './contribute-piece.ts';
import { reviewContribution } from './review-contribution.ts';

/** These run under the cluster's lock, so everybody else waits for them. */
const MAX_UNDER_LOCK = 11;

const piece = { layer: 6, content: 'They called again', type: 'text' as const, confidence: 60 };

describe('a contribution', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  /** The statements of a verb: all, and those after the one that locks the cluster. */
  async function statementsOf(ctx: Ctx, work: (ctx: Ctx) => Promise<unknown>) {
    const all: string[] = [];
    const { sql } = await testDatabase();
    await work({ ...ctx, db: drizzle(sql, { logger: { logQuery: (query) => all.push(query) } }) });
    const lock = all.findIndex((query) => query.includes('from "cluster"') && query.endsWith('for update'));
    expect(lock, 'the cluster is locked').toBeGreaterThanOrEqual(0);
    return { all, underLock: all.slice(lock + 1) };
  }

  const domains = (count: number) =>
    Array.from({ length: count }, () => `https://${world.name('site')}.example/`).join(' and ');

  test.for([
    ['words only', async () => ({ ...piece })],
    ['three indicators', async () => ({ ...piece, content: `It was on ${domains(3)}` })],
    ['no layer named', async () => ({ ...piece, layer: undefined, content: `It was on ${domains(3)}` })],
    ['a key', async () => ({ ...piece, content: domains(1), idempotencyKey: world.name('key') })],
    [
      'a cluster’s first evidence',
      async (clusterId: string, owner: TestAccount) => {
        const evidenceId = world.name('evidence');
        const file = { fileName: 'a.txt', mimeType: 'text/plain', sizeBytes: 1 };
        await world.db.insert(evidenceItem).values({
          ...file,
          id: evidenceId,
          sha256: sha256Hex(evidenceId),
          ownerId: owner.id,
          clusterId,
          createdAt: world.clock.now(),
        });
        return { ...piece, type: 'evidence' as const, evidenceId, content: domains(2) };
      },
    ],
  ] as const)('with %s takes at most eleven statements while the cluster is locked', async ([, make]) => {
    const { clusterId, reporter } = await makeCluster(world);
    const input = await make(clusterId, reporter);
    const ctx = await actAsNew(world);
    const { underLock } = await statementsOf(ctx, (counted) =>
      contributePiece(counted, { clusterId, ...input }),
    );
    expect(underLock.length, underLock.join('\n')).toBeLessThanOrEqual(MAX_UNDER_LOCK);
  });

  test('that repeats a known key does not lock the cluster at all', async () => {
    const { clusterId } = await makeCluster(world);
    const ctx = await actAsNew(world);
    const input = { ...piece, clusterId, idempotencyKey: world.name('key') };
    const first = await contributePiece(ctx, input);
    const all: string[] = [];
    const { sql } = await testDatabase();
    const counted = { ...ctx, db: drizzle(sql, { logger: { logQuery: (query) => all.push(query) } }) };
    const again = await contributePiece(counted, input);
    const { contribution, layer, reward } = first;
    expect(again).toMatchObject({ contribution, layer, reward, isRepeated: true });
    expect(all.filter((query) => query.includes('for update'))).toEqual([]);
  });

  test('under one key for two clusters at once is one piece, and a conflict for the other', async () => {
    const [one, two] = [await makeCluster(world), await makeCluster(world)];
    const ctx = await actAsNew(world);
    const idempotencyKey = world.name('key');
    const answers = await Promise.allSettled(
      [one, two].map(({ clusterId }) => contributePiece(ctx, { ...piece, clusterId, idempotencyKey })),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['CONFLICT']);
  });

  test('writes the same audit rows, events and facts as before', async () => {
    const { clusterId } = await makeCluster(world);
    const ctx = await actAsNew(world);
    const { contribution } = await contributePiece(ctx, { ...piece, clusterId });
    const audits = await world.db.select().from(auditEntry).where(eq(auditEntry.entityId, contribution.id));
    expect(audits).toMatchObject([
      { actorId: ctx.actor.accountId, action: 'puzzle.contributed', clusterId, after: { layer: 6 } },
    ]);
    const rewarded = await world.db
      .select()
      .from(auditEntry)
      .where(
        and(eq(auditEntry.entityId, ctx.actor.accountId ?? ''), eq(auditEntry.action, 'agent.rewarded')),
      );
    // The actor is the platform, not the agent.
    expect(rewarded.map(({ actorId }) => actorId)).toEqual([null, null]);
    const facts = await world.db
      .select()
      .from(topicEvent)
      .where(eq(topicEvent.topic, `puzzle:${clusterId}`))
      .orderBy(topicEvent.seq);
    expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index + 1));
    expect(facts.slice(-3).map(({ name }) => name)).toEqual([
      'puzzle:contribution',
      'puzzle:layer',
      'puzzle:completion',
    ]);
    const events = await world.db.select().from(outboxEvent).orderBy(outboxEvent.id);
    expect(events.slice(-2).map(({ type }) => type)).toEqual([
      'puzzle.layer.changed',
      'puzzle.contribution.submitted',
    ]);
  });
});

describe('rewards are granted with the work', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = server.world;
  });
  afterAll(() => server.stop());

  async function walletOf(cookie: string): Promise<{ credits: number; xp: number }> {
    const { credits, xp } = (await server.send('GET', '/api/auth/user', { cookie })).json<{
      credits: number;
      xp: number;
    }>();
    return { credits, xp };
  }
  const ledgerOf = (accountId: string) =>
    world.db.select().from(rewardEntry).where(eq(rewardEntry.accountId, accountId));

  test('the reward of an answer equals the increase in the next GET /api/auth/user, and a repeat has the same reward', async () => {
    const agent = await makeAccount(world);
    const cookie = await server.signIn(agent);
    const { clusterId } = await makeCluster(world);
    for (const layer of [6, 6, 8, undefined]) {
      const json = { clusterId, layer, content: world.name('piece'), idempotencyKey: world.name('key') };
      const before = await walletOf(cookie);
      const call = layer === undefined ? '/api/puzzle/submit' : '/api/puzzle/contribute';
      const sent = await server.send('POST', call, { cookie, json });
      const after = await walletOf(cookie);
      const { reward } = sent.json<{ reward: { credits: number; xp: number } }>();
      expect(reward.credits).toBeGreaterThanOrEqual(100);
      expect(reward.xp).toBe(50);
      expect(after).toEqual({ credits: before.credits + reward.credits, xp: before.xp + reward.xp });
      const again = await server.send('POST', call, { cookie, json });
      expect([again.status, again.json<{ reward: unknown }>().reward]).toEqual([200, reward]);
      await server.settle();
      await world.drain();
      expect(await walletOf(cookie), 'nothing is booked later').toEqual(after);
    }
  });

  test('the review that completes a layer has paid the author, with badge and fact, when it answers', async () => {
    const { clusterId } = await makeCluster(world);
    const { contribution, author } = await makePiece(world, clusterId, 12);
    const before = await ledgerOf(author.id);
    await reviewContribution(await actAsNew(world, 'analyst'), {
      contributionId: contribution.id,
      verdict: 'confirm',
      note: '',
    });
    const after = await ledgerOf(author.id);
    const added = after.filter(({ key }) => !before.some((entry) => entry.key === key));
    expect(added.map(({ reason }) => reason).sort()).toEqual(['critical-path', 'layer-complete']);
    const sum = after.reduce((total, { credits }) => total + credits, 0);
    const [row] = await world.db.select().from(account).where(eq(account.id, author.id));
    expect(row?.credits).toBe(sum);
    const badges = await world.db.select().from(badgeAward).where(eq(badgeAward.accountId, author.id));
    expect(badges).toMatchObject([{ badge: 'layer-complete', clusterId, layer: 12 }]);
    const facts = await world.db
      .select()
      .from(topicEvent)
      .where(eq(topicEvent.topic, ownAgentTopic(author.id)))
      .orderBy(topicEvent.seq);
    const told = facts.map(({ payload }) => payload as { credits: number });
    expect(told.reduce((total, { credits }) => total + credits, 0)).toBe(sum);
  });

  test('a report has paid its reporter when it answers', async () => {
    const { reporter, xpAwarded } = await makeCluster(world);
    const [row] = await world.db.select().from(account).where(eq(account.id, reporter.id));
    expect([xpAwarded, row?.xp]).toEqual([50, 50]);
  });

  test('an event that was committed without its reward is rewarded once', async () => {
    const { clusterId } = await makeCluster(world);
    const agent = await makeAccount(world);
    // As a version did it that rewarded after the commit.
    const ctx = { ...actAs(world, agent), inline: [] };
    await contributePiece(ctx, { ...piece, clusterId });
    expect(await ledgerOf(agent.id)).toEqual([]);
    await server.settle();
    await world.drain();
    await world.drain();
    const rewards = await ledgerOf(agent.id);
    expect(rewards.map(({ reason }) => reason).sort()).toEqual(['layer-partial', 'piece-submitted']);
    const [row] = await world.db.select().from(account).where(eq(account.id, agent.id));
    expect(row).toMatchObject({ credits: 300, xp: 50 });
  });

  test('two agents who write to the same clusters and name the same sites concurrently never deadlock', async () => {
    const clusters = [await makeCluster(world), await makeCluster(world), await makeCluster(world)];
    const agents = [await makeAccount(world), await makeAccount(world)];
    const sites = Array.from({ length: 4 }, () => `https://${world.name('site')}.example/`);
    const work = Array.from({ length: 36 }, (_, index) => {
      const agent = agents[index % 2];
      const { clusterId } = clusters[index % 3] ?? {};
      if (!agent || !clusterId) throw new Error('nobody to write');
      const named = index % 4 < 2 ? sites : sites.toReversed();
      const content = `${world.name('piece')} ${named.join(' ')}`;
      return contributePiece(actAs(world, agent), { ...piece, layer: (index % 14) + 1, clusterId, content });
    });
    const told = await Promise.all(work);
    await server.settle();
    for (const agent of agents) {
      const [row] = await world.db.select().from(account).where(eq(account.id, agent.id));
      const own = told.filter(({ contribution }) => contribution.author.id === agent.id);
      expect(row?.credits).toBe(own.reduce((sum, { reward }) => sum + reward.credits, 0));
      expect(row?.xp).toBe(18 * 50);
    }
  });
});
