import { accuracyScore } from '@fap/shared/agents/accuracy-score.ts';
import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { agentChoice } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { topicEvent } from '../../../db/schema/platform.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
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
import { makeDecided, show } from '../testing/make-decided.ts';
import { listLeaderboard } from './leaderboard.ts';

let world: World;
let clusterId: string;
beforeEach(async () => {
  world = await createWorld();
  // The tests of this file share a database, and the leaderboard is read from all of it.
  await world.db.delete(agentChoice);
  ({ clusterId } = await makeCluster(world));
});

/** An agent on the leaderboard with so many accepted and disputed pieces. */
async function makeListed(accepted: number, disputed = 0): Promise<TestAccount> {
  const agent = await makeAccount(world);
  await makeDecided(world, agent, { clusterId, accepted, disputed });
  await show(world, agent, { leaderboard: true });
  return agent;
}

const top = async (reader: TestAccount, limit = 50, cursor?: string) =>
  listLeaderboard(actAs(world, reader), { view: 'top', limit, cursor });
const namesAndPlaces = (entries: Awaited<ReturnType<typeof top>>['entries']) =>
  entries.map(({ displayName, place }) => [displayName, place]);

describe('the order', () => {
  test('ten good pieces stand above one lucky piece, and above three among five hundred refused ones', async () => {
    const careless = await makeListed(3, 500);
    const lucky = await makeListed(1);
    const careful = await makeListed(10);
    const busy = await makeListed(40, 10);
    const { entries } = await top(careless);
    expect(namesAndPlaces(entries)).toEqual([
      [careful.displayName, 1],
      [busy.displayName, 2],
      [lucky.displayName, 3],
      [careless.displayName, 4],
    ]);
  });

  test('is that of `accuracyScore`', async () => {
    for (const [accepted, disputed] of [
      [1, 0],
      [0, 1],
      [7, 3],
      [10, 0],
      [3, 40],
    ] as const)
      await makeListed(accepted, disputed);
    const { entries } = await top(await makeAccount(world));
    expect(entries).toHaveLength(5);
    for (const { score, accepted, disputed } of entries)
      expect(score).toBeCloseTo(accuracyScore(accepted, disputed), 12);
  });

  test('equal work shares a place, and the next one comes after all of them', async () => {
    const reader = await makeListed(5);
    await makeListed(5);
    await makeListed(2);
    expect((await top(reader)).entries.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('pieces that a report filled in, that wait, or that a moderator took away count for nothing', async () => {
    const agent = await makeListed(2, 1);
    const more = { clusterId, accepted: 1 };
    await makeDecided(world, agent, more);
    const [one] = await world.db
      .select({ id: contribution.id })
      .from(contribution)
      .where(eq(contribution.authorId, agent.id));
    if (!one) throw new Error('no piece');
    const entryOf = async () => (await top(agent)).entries.find(({ isOwn }) => isOwn);
    expect(await entryOf()).toMatchObject({ accepted: 3, disputed: 1 });
    const change = (set: Partial<typeof contribution.$inferInsert>) =>
      world.db.update(contribution).set(set).where(eq(contribution.id, one.id));
    await change({ origin: 'report' });
    expect(await entryOf()).toMatchObject({ accepted: 2 });
    await change({ origin: 'agent', moderation: 'hidden', hiddenContent: 'words' });
    expect(await entryOf()).toMatchObject({ accepted: 2 });
    await change({ moderation: 'shown', hiddenContent: null, status: 'pending' });
    expect(await entryOf()).toMatchObject({ accepted: 2 });
  });
});

describe('a reader', () => {
  test('sees themselves with three neighbours above and below', async () => {
    const agents: TestAccount[] = [];
    for (let pieces = 12; pieces > 0; pieces -= 1) agents.push(await makeListed(pieces));
    const near = async (index: number) => {
      const agent = agents[index];
      if (!agent) throw new Error('no agent');
      const { entries, nextCursor } = await listLeaderboard(actAs(world, agent), {
        view: 'neighbours',
        limit: 50,
      });
      expect(nextCursor).toBeNull();
      expect(entries.filter(({ isOwn }) => isOwn).map(({ accountId }) => accountId)).toEqual([agent.id]);
      return entries.map(({ place }) => place);
    };
    expect(await near(6)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(await near(0)).toEqual([1, 2, 3, 4]);
    expect(await near(11)).toEqual([9, 10, 11, 12]);
    const without = await listLeaderboard(await actAsNew(world), { view: 'neighbours', limit: 50 });
    expect(without.entries.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('who is not shown learns the place they would have, and takes none from others', async () => {
    const first = await makeListed(9);
    const last = await makeListed(2);
    const hidden = await makeAccount(world);
    await makeDecided(world, hidden, { clusterId, accepted: 5 });
    expect((await top(hidden)).entries.map(({ place, isShown, isOwn }) => [place, isShown, isOwn])).toEqual([
      [1, true, false],
      [2, false, true],
      [2, true, false],
    ]);
    expect(namesAndPlaces((await top(first)).entries)).toEqual([
      [first.displayName, 1],
      [last.displayName, 2],
    ]);
  });

  test('gets all from the top page by page, each once', async () => {
    const reader = await makeListed(3);
    for (let pieces = 1; pieces < 8; pieces += 1) await makeListed(pieces, pieces % 3);
    const whole = (await top(reader)).entries.map(({ accountId }) => accountId);
    expect(whole).toHaveLength(8);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await top(reader, 3, cursor);
      paged.push(...page.entries.map(({ accountId }) => accountId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  test('a suspended and an erased account are gone from it', async () => {
    const [suspended, erased, reader] = [await makeListed(4), await makeListed(3), await makeListed(1)];
    const now = world.clock.now();
    await world.db
      .update(account)
      .set({ suspendedAt: now, suspendedReason: 'a reason' })
      .where(eq(account.id, suspended.id));
    await world.db.update(account).set({ erasedAt: now }).where(eq(account.id, erased.id));
    expect((await top(reader)).entries.map(({ isOwn }) => isOwn)).toEqual([true]);
  });
});

test('who watches is told when a review decides a piece, and not when one more is needed', async () => {
  const { contribution: piece, author } = await makePiece(world, clusterId, 5);
  await show(world, author, { leaderboard: true });
  const moves = async () =>
    (
      await world.db
        .select()
        .from(topicEvent)
        .where(eq(topicEvent.topic, AGENTS_TOPIC))
        .orderBy(topicEvent.seq)
    ).filter(
      ({ name, payload }) =>
        name === agentFacts.leaderboard.name && (payload as { changed: string }).changed === 'piece-decided',
    ).length;
  const confirm = async () =>
    reviewContribution(await actAsNew(world), {
      contributionId: piece.id,
      verdict: 'confirm',
      note: '',
    });
  const before = await moves();
  await confirm();
  expect(await moves()).toBe(before);
  await confirm();
  expect(await moves()).toBe(before + 1);
  expect((await top(author)).entries).toMatchObject([{ accountId: author.id, accepted: 1, place: 1 }]);
});
