import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contributionReview } from '../../db/schema/puzzle.ts';
import { actAs, actAsNew, makeCluster, makePiece } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { getContribution, getPuzzle } from './queries.ts';
import { reviewContribution } from './review-contribution.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const review = (
  contributionId: string,
  verdict: 'confirm' | 'dispute' = 'confirm',
  layerVersion?: number,
) => ({
  contributionId,
  verdict,
  note: '',
  layerVersion,
});
async function openPiece() {
  const { clusterId } = await makeCluster(world);
  const { contribution, author, layer } = await makePiece(world, clusterId, 5);
  return { id: contribution.id, author, layer, clusterId };
}
const reviewsOf = (id: string) =>
  world.db.select().from(contributionReview).where(eq(contributionReview.contributionId, id));

test('nobody reviews a piece of their own, not even an analyst', async () => {
  const { id, author } = await openPiece();
  await expect(reviewContribution(actAs(world, author), review(id))).rejects.toMatchObject({ status: 403 });
  await expect(
    reviewContribution(actAs(world, { ...author, roles: ['analyst'] }), review(id)),
  ).rejects.toMatchObject({ status: 403 });
  expect(await reviewsOf(id)).toEqual([]);
});

test('a piece from a report is not confirmed by who reported it', async () => {
  const { clusterId, reporter } = await makeCluster(world);
  await world.drain();
  const member = await actAsNew(world);
  const piece = (await getPuzzle(member, clusterId)).contributions.find(({ origin }) => origin === 'report');
  if (!piece) throw new Error('the report filled in nothing');
  await expect(reviewContribution(actAs(world, reporter), review(piece.id))).rejects.toMatchObject({
    status: 403,
  });
  expect(await reviewContribution(member, review(piece.id))).toMatchObject({
    contribution: { status: 'pending' },
  });
});

test('the same person twice counts once', async () => {
  const { id } = await openPiece();
  const member = await actAsNew(world);
  await reviewContribution(member, review(id));
  await expect(reviewContribution(member, review(id))).rejects.toMatchObject({ status: 409 });
  await expect(reviewContribution(member, review(id, 'dispute'))).rejects.toMatchObject({ status: 409 });
  expect(await getContribution(member, id)).toMatchObject({
    status: 'pending',
    reviews: [{ verdict: 'confirm' }],
  });
});

test('two distinct people of one mind settle a piece; one against one leaves it open', async () => {
  const { id } = await openPiece();
  const reviewBy = async (verdict: 'confirm' | 'dispute') =>
    (await reviewContribution(await actAsNew(world), review(id, verdict))).contribution.status;
  expect(await reviewBy('confirm')).toBe('pending');
  expect(await reviewBy('dispute')).toBe('pending');
  expect(await reviewBy('confirm')).toBe('confirmed');
});

test.for(['analyst', 'admin'] as const)(
  'an %s decides alone, also against what was settled',
  async (role) => {
    const { id } = await openPiece();
    const decider = await actAsNew(world, role);
    expect(await reviewContribution(decider, review(id))).toMatchObject({
      contribution: { status: 'confirmed' },
      layer: { status: 'complete' },
    });
    const other = await actAsNew(world, role);
    world.clock.advanceSeconds(1);
    expect(await reviewContribution(other, review(id, 'dispute'))).toMatchObject({
      contribution: { status: 'disputed' },
      layer: { status: 'missing' },
    });
  },
);

test('who decides alone may decide otherwise later, and says nothing twice; a member may not', async () => {
  const { id } = await openPiece();
  const analyst = await actAsNew(world, 'analyst');
  await reviewContribution(analyst, review(id));
  await expect(reviewContribution(analyst, review(id))).rejects.toMatchObject({ status: 409 });
  const { contribution } = await reviewContribution(analyst, review(id, 'dispute'));
  expect(contribution).toMatchObject({ status: 'disputed', reviews: [{ verdict: 'dispute' }] });
  expect(contribution.reviews).toHaveLength(1);

  const { id: another } = await openPiece();
  const member = await actAsNew(world);
  await reviewContribution(member, review(another));
  await expect(reviewContribution(member, review(another, 'dispute'))).rejects.toMatchObject({ status: 409 });
});

test('a settled piece is closed to members: 409 with the piece and its layer as they are now', async () => {
  const { id } = await openPiece();
  await reviewContribution(await actAsNew(world, 'analyst'), review(id));
  await expect(reviewContribution(await actAsNew(world), review(id, 'dispute'))).rejects.toMatchObject({
    status: 409,
    data: { contribution: { id, status: 'confirmed' }, layer: { layer: 5, status: 'complete' } },
  });
});

test('a decision on a stale state gets a conflict with both sides', async () => {
  const { id, layer } = await openPiece();
  await reviewContribution(await actAsNew(world, 'analyst'), review(id, 'dispute', layer.version));
  const late = reviewContribution(await actAsNew(world, 'analyst'), review(id, 'confirm', layer.version));
  await expect(late).rejects.toMatchObject({
    status: 409,
    data: {
      contribution: { status: 'disputed', reviews: [{ verdict: 'dispute' }] },
      layer: { status: 'missing' },
    },
  });
});

test('an unknown piece is 404', async () => {
  await expect(reviewContribution(await actAsNew(world), review('piece-nothing'))).rejects.toMatchObject({
    status: 404,
  });
});

describe('a hundred reviews at the same time', () => {
  test('by three people count three', async () => {
    const { id } = await openPiece();
    const people = [await actAsNew(world), await actAsNew(world), await actAsNew(world)];
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const person = people[index % people.length];
        if (!person) throw new Error('three people');
        return reviewContribution(person, review(id, index % 3 === 2 ? 'dispute' : 'confirm')).then(
          () => 'counted',
          (error: { status: number }) => error.status,
        );
      }),
    );
    const counted = outcomes.filter((outcome) => outcome === 'counted').length;
    const rows = await reviewsOf(id);
    expect(outcomes.filter((outcome) => outcome !== 'counted' && outcome !== 409)).toEqual([]);
    expect(rows).toHaveLength(counted);
    expect(new Set(rows.map(({ reviewerId }) => reviewerId)).size).toBe(counted);
    // Two confirmations settle it; whether the one dispute came before that is chance.
    expect([2, 3]).toContain(counted);
    const member = people[0];
    if (member) expect(await getContribution(member, id)).toMatchObject({ status: 'confirmed' });
  });
});
