import { EDIT_WINDOW_MS } from '@fap/shared/puzzle/constants.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { topicEvent } from '../../db/schema/platform.ts';
import { actAs, actAsNew, makeCluster, makePiece } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { editContribution, withdrawContribution } from './change-contribution.ts';
import { contributePiece } from './contribute-piece.ts';
import { getPuzzle } from './queries.ts';
import { reviewContribution } from './review-contribution.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

test('an author changes a piece within ten minutes; what it said before is nowhere', async () => {
  const { clusterId } = await makeCluster(world);
  const { contribution, author } = await makePiece(world, clusterId, 13);
  const { id, content: before, hash } = contribution;
  const changed = await editContribution(actAs(world, author), { id, content: 'Said better' });
  expect(changed).toMatchObject({ content: 'Said better', status: 'pending' });
  expect(changed.editedAt).not.toBeNull();
  expect(changed.hash).not.toBe(hash);
  const facts = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.topic, `puzzle:${clusterId}`));
  expect(JSON.stringify(facts)).not.toContain(before);
  const puzzle = await getPuzzle(actAs(world, author), clusterId);
  expect(puzzle.layers[12]?.blockchainHash).toBe(changed.hash);
});

test('the same idempotency key still gives the piece after it was changed', async () => {
  const { clusterId } = await makeCluster(world);
  const { author } = await makePiece(world, clusterId, 13);
  const ctx = actAs(world, author);
  const input = {
    clusterId,
    layer: 3,
    content: 'First words',
    type: 'text',
    confidence: 60,
    idempotencyKey: world.name('key'),
  } as const;
  const { contribution } = await contributePiece(ctx, input);
  await editContribution(ctx, { id: contribution.id, content: 'Second words' });
  const again = await contributePiece(ctx, input);
  expect(again).toMatchObject({
    isRepeated: true,
    contribution: { id: contribution.id, content: 'Second words' },
  });
});

test('nobody else changes it, and after ten minutes or a review its author does not either', async () => {
  const { clusterId } = await makeCluster(world);
  const { contribution, author } = await makePiece(world, clusterId, 13);
  const ctx = actAs(world, author);
  const { id } = contribution;
  const stranger = await makePiece(world, clusterId, 3);
  await expect(
    editContribution(actAs(world, stranger.author), { id, content: 'Not mine' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  world.clock.advanceSeconds(EDIT_WINDOW_MS / 1_000 + 1);
  await expect(editContribution(ctx, { id, content: 'Too late' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await reviewContribution(await actAsNew(world), { contributionId: id, verdict: 'confirm', note: '' });
  await expect(withdrawContribution(ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a withdrawn piece carries no layer and says nothing', async () => {
  const { clusterId } = await makeCluster(world);
  const { contribution, author } = await makePiece(world, clusterId, 12);
  world.clock.advanceSeconds(EDIT_WINDOW_MS / 1_000 + 1);
  const ctx = actAs(world, author);
  const before = (await getPuzzle(ctx, clusterId)).layers[11];
  expect(before?.status).toBe('partial');
  expect(await withdrawContribution(ctx, contribution.id)).toMatchObject({ status: 'withdrawn' });
  const puzzle = await getPuzzle(ctx, clusterId);
  expect(puzzle.layers[11]?.status).toBe('missing');
  expect(JSON.stringify(puzzle)).not.toContain(contribution.content);
  await expect(withdrawContribution(ctx, contribution.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});
