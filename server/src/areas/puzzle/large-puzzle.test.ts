import { beforeAll, expect, test } from 'vitest';
import { contribution } from '../../db/schema/puzzle.ts';
import { actAs, makeAccount, makeCluster, makePiece } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { listContributions } from './list-contributions.ts';
import { getPuzzle } from './queries.ts';
import { reviewContribution } from './review-contribution.ts';

const PIECES = 600;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

test('a layer keeps its lead and its count, and agents theirs, under hundreds of newer pieces elsewhere', async () => {
  const { clusterId } = await makeCluster(world);
  const decider = await makeAccount(world, 'analyst');
  const { contribution: old, author } = await makePiece(world, clusterId, 12);
  await reviewContribution(actAs(world, decider), { contributionId: old.id, verdict: 'confirm', note: '' });
  for (let i = 0; i < 60; i++) {
    world.clock.advanceSeconds(1);
    await makePiece(world, clusterId, 12, author);
  }
  const [template] = await world.db.select().from(contribution).limit(1);
  if (!template) throw new Error('there is no piece');
  const createdAt = new Date(world.clock.now().getTime() + 60_000);
  await world.db.insert(contribution).values(
    Array.from({ length: PIECES }, () => ({
      ...template,
      id: world.name('piece'),
      clusterId,
      layer: 9,
      origin: 'agent' as const,
      authorId: author.id,
      idempotencyKey: null,
      createdAt,
    })),
  );

  const puzzle = await getPuzzle(actAs(world, author), clusterId);
  expect(puzzle.layers[11]).toMatchObject({
    status: 'complete',
    contributor: author.displayName,
    blockchainHash: old.hash,
    pieces: 61,
  });
  const shown = puzzle.contributions.filter(({ layer }) => layer === 12);
  expect(shown.map(({ id }) => id)).toContain(old.id);
  expect(shown).toHaveLength(51);
  expect(puzzle.agents).toEqual([
    { id: author.id, displayName: author.displayName, pieces: 61 + PIECES, confirmed: 1 },
  ]);

  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listContributions(actAs(world, author), { clusterId, layer: 12, limit: 25, cursor });
    expect(page.total).toBe(61);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(61);
  expect(new Set(seen).size).toBe(61);
  expect(seen.at(-1)).toBe(old.id);
  const all = await listContributions(actAs(world, author), { clusterId, limit: 500 });
  expect(all.items).toHaveLength(500);
  expect(all.total).toBeGreaterThanOrEqual(61 + PIECES);
  expect(all.nextCursor).not.toBeNull();
});

test('pieces of the reader’s own report are marked as theirs below any number of newer ones, and for nobody else', async () => {
  const { clusterId, reporter } = await makeCluster(world);
  await world.drain();
  const before = await getPuzzle(actAs(world, reporter), clusterId);
  const own = before.contributions.filter(({ origin }) => origin === 'report');
  const [first] = own;
  if (!first) throw new Error('the report filled in nothing');
  const author = await makeAccount(world);
  for (let i = 0; i < 55; i++) {
    world.clock.advanceSeconds(1);
    await makePiece(world, clusterId, first.layer, author);
  }
  const ids = own.map(({ id }) => id).sort();
  const puzzle = await getPuzzle(actAs(world, reporter), clusterId);
  expect([...puzzle.ownReportPieces].sort()).toEqual(ids);
  expect((await getPuzzle(actAs(world, author), clusterId)).ownReportPieces).toEqual([]);
});
