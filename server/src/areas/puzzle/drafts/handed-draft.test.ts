import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntry, topicEvent } from '../../../db/schema/platform.ts';
import { handedDraft } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { actAsNew, makeCluster } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { claimLayer } from '../claim-layer.ts';
import { releaseClaim } from '../release-claim.ts';
import { requestTakeover } from '../request-takeover.ts';
import type { LayerPlace } from '../running-claim.ts';
import { dropDraft, expireDrafts } from './drop-draft.ts';
import { giveDraft } from './give-draft.ts';
import { listDrafts } from './list-drafts.ts';

let world: World;
let place: LayerPlace;
let holder: Ctx;
let asker: Ctx;
let stranger: Ctx;
beforeEach(async () => {
  world = await createWorld();
  place = { clusterId: (await makeCluster(world)).clusterId, layer: 7 };
  [holder, asker, stranger] = [await actAsNew(world), await actAsNew(world), await actAsNew(world)];
  await claimLayer(holder, place);
});

const give = (from: Ctx, to: Ctx, content: string) =>
  giveDraft(from, { ...place, toId: actingAccount(to), content });

test('the holder gives their unsent text to who asked for the layer, and that person alone reads it', async () => {
  await requestTakeover(asker, place);
  const draft = await give(holder, asker, 'The shop’s address is an empty field');
  expect(draft.from).toEqual({ id: holder.actor.accountId, displayName: holder.actor.displayName });
  await releaseClaim(holder, place);
  expect(await listDrafts(asker, place.clusterId)).toEqual([draft]);
  expect(await listDrafts(holder, place.clusterId)).toEqual([]);
  expect(await listDrafts(stranger, place.clusterId)).toEqual([]);
});

test('who lost a layer gives theirs to the new holder; giving again replaces it', async () => {
  await releaseClaim(holder, place);
  await claimLayer(asker, place);
  await give(holder, asker, 'First words');
  const second = await give(holder, asker, 'Better words');
  expect(await listDrafts(asker, place.clusterId)).toEqual([second]);
});

test('it is no way to write to somebody who does not work on the layer', async () => {
  await expect(give(holder, stranger, 'Hello')).rejects.toMatchObject({ status: 409 });
  await expect(give(holder, holder, 'Hello')).rejects.toMatchObject({ status: 409 });
  await expect(
    giveDraft(stranger, { ...place, layer: 8, toId: actingAccount(holder), content: 'Hello' }),
  ).rejects.toMatchObject({ status: 409 });
});

test('its words are in no fact and no audit row', async () => {
  await give(stranger, holder, 'Words nobody else should read');
  const kept = [await world.db.select().from(topicEvent), await world.db.select().from(auditEntry)];
  expect(
    JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('nobody else should read');
});

test('giver and reader put it away, nobody else does', async () => {
  const { id } = await give(stranger, holder, 'One');
  expect(await dropDraft(asker, id)).toBe(false);
  expect(await dropDraft(holder, id)).toBe(true);
  expect(await dropDraft(stranger, id)).toBe(false);
  const again = await give(stranger, holder, 'Two');
  expect(await dropDraft(stranger, again.id)).toBe(true);
});

test('one that nobody fetched goes after a month', async () => {
  const { id } = await give(stranger, holder, 'Old');
  const isKept = async () =>
    (await world.db.select().from(handedDraft).where(eq(handedDraft.id, id))).length === 1;
  world.clock.advanceMinutes(29 * 24 * 60);
  await expireDrafts(world.ctx);
  expect(await isKept()).toBe(true);
  world.clock.advanceMinutes(2 * 24 * 60);
  expect(await expireDrafts(world.ctx)).toBeGreaterThan(0);
  expect(await isKept()).toBe(false);
});
