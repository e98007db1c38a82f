import { NO_RECORD, priorOf, wordOf } from '@fap/shared/puzzle/weigh-review.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { contribution, contributionReview } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makePiece,
  type TestAccount,
} from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { measureTies, measureWord, priorOfAuthor } from './measure-word.ts';
import { reviewContribution } from './review-contribution.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const pieceBy = async (clusterId: string, layer: number, author: TestAccount) =>
  (await makePiece(world, clusterId, layer, author)).contribution.id;
const review = (ctx: Ctx, contributionId: string, verdict: 'confirm' | 'dispute') =>
  reviewContribution(ctx, { contributionId, verdict, note: '' });
const statusOf = async (id: string) =>
  (
    await world.db.select({ status: contribution.status }).from(contribution).where(eq(contribution.id, id))
  )[0]?.status;
async function makeKnown(): Promise<TestAccount> {
  const made = await makeAccount(world);
  await world.db
    .update(account)
    .set({ confirmedAt: null, emailConfirmedAt: world.clock.now() })
    .where(eq(account.id, made.id));
  return made;
}

test('PZ3 a word is measured by what others settled, and one’s own review proves nothing', async () => {
  const { clusterId } = await makeCluster(world);
  const [author, reviewer] = [await makeAccount(world), await makeAccount(world)];
  const word = () => measureWord(world.ctx, reviewer.id, true);
  const lone = await pieceBy(clusterId, 1, author);
  await review(actAs(world, reviewer), lone, 'confirm');
  await review(await actAsNew(world), lone, 'confirm');
  expect(await statusOf(lone)).toBe('confirmed');
  // One other person agreed: without the reviewer nothing was settled.
  expect(await word()).toEqual(wordOf(NO_RECORD, true));
  const judged = await pieceBy(clusterId, 2, author);
  await review(actAs(world, reviewer), judged, 'confirm');
  await review(await actAsNew(world, 'analyst'), judged, 'dispute');
  const wrong = { ...NO_RECORD, wrong: 3, wrongConfirmed: 3 };
  expect(await word()).toEqual(wordOf(wrong, true));
  expect((await word()).confirm).toBeLessThan(wordOf(NO_RECORD, true).confirm);
});

test('PZ3 who confirms one author again and again is believed less, and others settle it', async () => {
  const clusters = await Promise.all(Array.from({ length: 6 }, () => makeCluster(world)));
  const [friend, author] = [await makeAccount(world), await makeAccount(world)];
  for (const [index, { clusterId }] of clusters.entries()) {
    const own = await pieceBy(clusterId, 1, author);
    for (let layer = 2; layer <= 6; layer += 1) await pieceBy(clusterId, layer, await makeAccount(world));
    if (index < 5) await review(actAs(world, friend), own, 'confirm');
    else {
      const [tie] = await measureTies(world.ctx, friend.id, { id: own, authorId: author.id });
      expect(tie).toMatchObject({ times: 5 });
      expect(tie?.expected).toBeLessThan(1);
      await review(actAs(world, friend), own, 'confirm');
      const [kept] = await world.db
        .select({ weight: contributionReview.weight })
        .from(contributionReview)
        .where(eq(contributionReview.contributionId, own));
      expect(kept?.weight).toBeLessThan(wordOf(NO_RECORD, true).confirm / 2);
      await review(actAs(world, await makeKnown()), own, 'confirm');
      expect(await statusOf(own), 'a friend and somebody of whom little is known').toBe('pending');
      await review(await actAsNew(world), own, 'confirm');
      expect(await statusOf(own)).toBe('confirmed');
    }
  }
});

test('two who confirm the same pieces far more often than chance are one voice', async () => {
  const [ann, bob] = [await makeKnown(), await makeKnown()];
  const clusters = await Promise.all(Array.from({ length: 5 }, () => makeCluster(world)));
  const pieces: string[] = [];
  for (const { clusterId } of clusters) {
    for (let layer = 1; layer <= 6; layer += 1)
      pieces.push(await pieceBy(clusterId, layer, await makeAccount(world)));
  }
  const together = pieces.filter((_, index) => index % 6 === 0);
  for (const id of together) for (const one of [ann, bob]) await review(actAs(world, one), id, 'confirm');
  const weights = await world.db
    .select({ reviewerId: contributionReview.reviewerId, weight: contributionReview.weight })
    .from(contributionReview)
    .where(eq(contributionReview.contributionId, together.at(-1) ?? ''));
  const weightOf = ({ id }: TestAccount) => weights.find(({ reviewerId }) => reviewerId === id)?.weight ?? 0;
  expect(weightOf(ann)).toBeCloseTo(wordOf(NO_RECORD, false).confirm);
  expect(weightOf(bob)).toBeLessThan(weightOf(ann));
});

test('belief in an author is the same in the database as in the rule', async () => {
  const { clusterId } = await makeCluster(world);
  const author = await makeAccount(world);
  const analyst = await actAsNew(world, 'analyst');
  const prior = async (id: string) =>
    (
      await world.db
        .select({ prior: priorOfAuthor(sql`${contribution.authorId}`, sql`${contribution.id}`) })
        .from(contribution)
        .where(eq(contribution.id, id))
    )[0]?.prior;
  const piece = await pieceBy(clusterId, 1, author);
  expect(await prior(piece)).toBeCloseTo(priorOf({ confirmed: 0, disputed: 0 }));
  for (const [layer, verdict] of [
    [2, 'confirm'],
    [3, 'dispute'],
    [4, 'dispute'],
  ] as const)
    await review(analyst, await pieceBy(clusterId, layer, author), verdict);
  expect(await prior(piece)).toBeCloseTo(priorOf({ confirmed: 1, disputed: 2 }));
  await review(analyst, piece, 'confirm');
  expect(await prior(piece), 'without the piece itself').toBeCloseTo(priorOf({ confirmed: 1, disputed: 2 }));
});
