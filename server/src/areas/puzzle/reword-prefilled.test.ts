import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditEntry, topicEvent } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { makeCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { rewordPrefilled } from './reword-prefilled.ts';

const BLANKED = 'The report tells of this layer.';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** A puzzle as the migration left it, with one layer of which the report's words say nothing any more. */
async function blankedPuzzle() {
  const { clusterId, reporter } = await makeCluster(world);
  await world.drain();
  const pieces = await piecesOf(clusterId);
  await world.db.update(contribution).set({ content: BLANKED }).where(eq(contribution.clusterId, clusterId));
  const free = [14, 13, 12, 11].find((layer) => pieces.every((piece) => piece.layer !== layer)) ?? 0;
  await world.db.insert(contribution).values({
    id: `contribution-${clusterId}`,
    clusterId,
    authorId: reporter.id,
    layer: free,
    type: 'text',
    origin: 'report',
    content: BLANKED,
    confidence: 50,
    hash: '0'.repeat(64),
    createdAt: world.clock.now(),
  });
  return { clusterId, pieces, free };
}
const piecesOf = (clusterId: string) =>
  world.db
    .select({ layer: contribution.layer, content: contribution.content })
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.origin, 'report')));
const auditsOf = (clusterId: string) =>
  world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'puzzle.reworded'), eq(auditEntry.entityId, clusterId)));

test('blanked pieces get their words back once; one without words is left alone from then on', async () => {
  const { clusterId, pieces, free } = await blankedPuzzle();
  await rewordPrefilled(world.ctx);
  const after = await piecesOf(clusterId);
  expect(after).toEqual(expect.arrayContaining(pieces));
  const wordless = after.find(({ layer }) => layer === free)?.content;
  expect(wordless).toMatch(/not shown/u);
  const told = await world.db
    .select()
    .from(topicEvent)
    .where(
      sql`${topicEvent.topic} = ${`puzzle:${clusterId}`} and ${topicEvent.payload}::text like ${`%${BLANKED}%`}`,
    );
  expect(told).toEqual([]);
  expect(await auditsOf(clusterId)).toHaveLength(1);

  await rewordPrefilled(world.ctx);
  await rewordPrefilled(world.ctx);
  expect(await auditsOf(clusterId)).toHaveLength(1);
  expect(await piecesOf(clusterId)).toEqual(expect.arrayContaining(after));
});
