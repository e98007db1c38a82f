import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rewardEntry } from '../../db/schema/agents.ts';
import { account } from '../../db/schema/auth.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAs, makeAccount, makeCluster, makePiece, type TestAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { getStanding } from './get-standing.ts';
import { listWaitingPieces } from './list-waiting-pieces.ts';
import { reviewContribution } from './review-contribution.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody for whom nobody vouched: how old the account is, and whether its address is confirmed. */
async function makeUnvouched({ days = 0, hasAddress = false } = {}): Promise<TestAccount> {
  const made = await makeAccount(world);
  const now = world.clock.now();
  await world.db
    .update(account)
    .set({
      confirmedAt: null,
      createdAt: new Date(now.getTime() - days * DAY_MS),
      emailConfirmedAt: hasAddress ? now : null,
    })
    .where(eq(account.id, made.id));
  return made;
}
const confirm = (ctx: Ctx, contributionId: string) =>
  reviewContribution(ctx, { contributionId, verdict: 'confirm', note: '' });
const statusOf = async (id: string) => {
  const [row] = await world.db
    .select({ status: contribution.status })
    .from(contribution)
    .where(eq(contribution.id, id));
  return row?.status;
};
const newPiece = async (clusterId: string, layer: number, author: TestAccount) =>
  (await makePiece(world, clusterId, layer, author)).contribution.id;

test('PZ21 a piece is said to be one confirmation away to those alone whose confirmation completes it', async () => {
  const { clusterId } = await makeCluster(world);
  const vouched = await makeAccount(world);
  const counted = { days: 21, hasAddress: true };
  const [byVouched, byCounted] = [
    await newPiece(clusterId, 6, await makeAccount(world)),
    await newPiece(clusterId, 7, await makeAccount(world)),
  ];
  await confirm(actAs(world, vouched), byVouched);
  await confirm(actAs(world, await makeUnvouched(counted)), byCounted);
  const nearly = async (who: TestAccount) => {
    const pieces = await listWaitingPieces(actAs(world, who), { clusterId, limit: 500 });
    return pieces
      .filter(({ need }) => need === 'one-more')
      .map(({ contribution: { id } }) => id)
      .sort();
  };
  expect(await nearly(await makeAccount(world)), 'vouched for').toEqual([byVouched, byCounted].sort());
  expect(await nearly(await makeUnvouched(counted)), 'counted, not vouched for').toEqual([byVouched]);
  expect(await nearly(await makeUnvouched()), 'new').toEqual([]);
});

test('PZ21 a ring of fifty accounts with confirmed addresses, three weeks old, completes nothing', async () => {
  const ring = await Promise.all(
    Array.from({ length: 50 }, () => makeUnvouched({ days: 21, hasAddress: true })),
  );
  const { clusterId } = await makeCluster(world);
  await world.drain();
  const pieces: string[] = [];
  // Every layer gets a piece, and everybody in the ring confirms each of them.
  for (let layer = 1; layer <= 14; layer += 1) {
    const author = ring[layer * 3] as TestAccount;
    const piece = await newPiece(clusterId, layer, author);
    pieces.push(piece);
    for (const member of ring) if (member.id !== author.id) await confirm(actAs(world, member), piece);
  }
  await world.drain();
  for (const id of pieces) expect(await statusOf(id)).toBe('pending');
  const layers = await world.db.select().from(puzzleLayer).where(eq(puzzleLayer.clusterId, clusterId));
  expect(layers.filter(({ status }) => status === 'complete')).toEqual([]);
  const rewards = await world.db
    .select()
    .from(rewardEntry)
    .where(
      inArray(
        rewardEntry.accountId,
        ring.map(({ id }) => id),
      ),
    );
  expect(rewards.filter(({ reason }) => reason === 'layer-complete' || reason === 'critical-path')).toEqual(
    [],
  );
  for (const member of ring) expect(await getStanding(world.ctx, member.id)).toBe('known');
  // Six hundred reviews, one after the other.
}, 90_000);

describe('PZ21 the review of a new account', () => {
  test('counts for nothing, and can be given again once the address is confirmed', async () => {
    const { clusterId } = await makeCluster(world);
    const { contribution: piece } = await makePiece(world, clusterId, 5);
    await confirm(actAs(world, await makeAccount(world)), piece.id);
    const fresh = await makeUnvouched();
    // Reviews of one instant are in the order of their random ids.
    world.clock.advanceSeconds(1);
    const first = await confirm(actAs(world, fresh), piece.id);
    expect(first.contribution).toMatchObject({ status: 'pending' });
    expect(first.contribution.reviews.map(({ counts }) => counts)).toEqual([true, false]);
    await expect(confirm(actAs(world, fresh), piece.id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('confirm your e-mail address'),
    });
    await world.db
      .update(account)
      .set({ emailConfirmedAt: world.clock.now() })
      .where(eq(account.id, fresh.id));
    expect((await confirm(actAs(world, fresh), piece.id)).contribution.status).toBe('confirmed');
    await expect(confirm(actAs(world, fresh), piece.id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('PZ21 trust', () => {
  const work = async (author: TestAccount, judges: readonly TestAccount[], clusters: number) => {
    for (let index = 0; index < 5; index += 1) {
      const made = index < clusters ? await makeCluster(world) : null;
      const clusterId = made?.clusterId ?? lastCluster;
      lastCluster = clusterId;
      await world.drain();
      const piece = await newPiece(clusterId, 6 + index, author);
      for (const judge of judges) await confirm(actAs(world, judge), piece);
    }
  };
  let lastCluster = '';

  test('comes with five pieces in two clusters that two trusted people confirmed', async () => {
    const author = await makeUnvouched({ hasAddress: true });
    const judges = [await makeAccount(world), await makeAccount(world)];
    await work(author, judges, 2);
    expect(await getStanding(world.ctx, author.id)).toBe('trusted');
  });

  test('is not given by one trusted account with others, nor within one cluster', async () => {
    const puppet = await makeUnvouched({ days: 30, hasAddress: true });
    const lifted = await makeUnvouched({ hasAddress: true });
    await work(lifted, [puppet, await makeAccount(world)], 5);
    expect(await getStanding(world.ctx, lifted.id)).toBe('known');
    const local = await makeUnvouched({ hasAddress: true });
    await work(local, [await makeAccount(world), await makeAccount(world)], 1);
    expect(await getStanding(world.ctx, local.id)).toBe('known');
  });
});
