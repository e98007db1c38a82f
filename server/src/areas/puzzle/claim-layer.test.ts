import { CLAIM_MINUTES, TAKEOVER_WAIT_SECONDS } from '@fap/shared/puzzle/constants.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { topicEvent } from '../../db/schema/platform.ts';
import { layerClaim } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { claimLayer } from './claim-layer.ts';
import { expireClaims } from './expire-claims.ts';
import { getPuzzle } from './queries.ts';
import { releaseClaim } from './release-claim.ts';
import { requestTakeover } from './request-takeover.ts';
import type { LayerPlace } from './running-claim.ts';

let world: World;
let place: LayerPlace;
let holder: Ctx;
let other: Ctx;
beforeEach(async () => {
  world = await createWorld();
  place = { clusterId: (await makeCluster(world)).clusterId, layer: 7 };
  [holder, other] = [await actAsNew(world), await actAsNew(world)];
});

const minutesLeft = (expiresAt: string) => (Date.parse(expiresAt) - world.clock.now().getTime()) / 60_000;
const claimsShown = async () => (await getPuzzle(holder, place.clusterId)).claims;
const claimFacts = () =>
  world.db
    .select()
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, `puzzle:${place.clusterId}`), eq(topicEvent.name, 'puzzle:claim')))
    .orderBy(topicEvent.seq);

test('a claim holds for ten minutes and is shown', async () => {
  const claim = await claimLayer(holder, place);
  expect(claim.holder).toEqual({ id: holder.actor.accountId, displayName: holder.actor.displayName });
  expect(minutesLeft(claim.expiresAt)).toBe(CLAIM_MINUTES);
  expect(await claimsShown()).toEqual([claim]);
  world.clock.advanceMinutes(CLAIM_MINUTES);
  expect(await claimsShown()).toEqual([]);
});

test('renewing extends the lease from now and stays one claim', async () => {
  const first = await claimLayer(holder, place);
  world.clock.advanceMinutes(6);
  const renewed = await claimLayer(holder, place);
  expect(renewed.id).toBe(first.id);
  expect(minutesLeft(renewed.expiresAt)).toBe(CLAIM_MINUTES);
});

test('another account is told who holds it', async () => {
  const claim = await claimLayer(holder, place);
  await expect(claimLayer(other, place)).rejects.toMatchObject({
    status: 409,
    message: `${holder.actor.displayName} is working on this layer`,
    data: { claim },
  });
  expect(await claimLayer(other, { ...place, layer: 8 })).toMatchObject({ layer: 8 });
});

test('of twenty at the same time one holds the layer', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => actAsNew(world)));
  const outcomes = await Promise.allSettled(people.map((person) => claimLayer(person, place)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('one that ran out is free for the next, without waiting for the job', async () => {
  await claimLayer(holder, place);
  world.clock.advanceMinutes(CLAIM_MINUTES);
  const claim = await claimLayer(other, place);
  expect(claim.holder.id).toBe(other.actor.accountId);
});

test('only its holder gives it back', async () => {
  await claimLayer(holder, place);
  expect(await releaseClaim(other, place)).toBe(false);
  expect(await releaseClaim(holder, place)).toBe(true);
  expect(await releaseClaim(holder, place)).toBe(false);
  expect(await claimsShown()).toEqual([]);
});

describe('taking over', () => {
  test('needs a request and a minute without an answer', async () => {
    await claimLayer(holder, place);
    expect((await requestTakeover(other, place)).takeoverRequestedBy?.id).toBe(other.actor.accountId);
    world.clock.advanceSeconds(TAKEOVER_WAIT_SECONDS - 1);
    await expect(claimLayer(other, place)).rejects.toMatchObject({ status: 409 });
    world.clock.advanceSeconds(1);
    expect((await claimLayer(other, place)).holder.id).toBe(other.actor.accountId);
    expect(await claimsShown()).toHaveLength(1);
  });

  test('asking again does not start the minute anew', async () => {
    await claimLayer(holder, place);
    await requestTakeover(other, place);
    world.clock.advanceSeconds(TAKEOVER_WAIT_SECONDS - 5);
    await requestTakeover(other, place);
    world.clock.advanceSeconds(5);
    expect((await claimLayer(other, place)).holder.id).toBe(other.actor.accountId);
  });

  test('is answered by renewing: the minute begins with the next request', async () => {
    await claimLayer(holder, place);
    await requestTakeover(other, place);
    world.clock.advanceSeconds(30);
    expect((await claimLayer(holder, place)).takeoverRequestedBy).toBeNull();
    world.clock.advanceSeconds(TAKEOVER_WAIT_SECONDS);
    await expect(claimLayer(other, place)).rejects.toMatchObject({ status: 409 });
  });

  test('is only for who asked first', async () => {
    const third = await actAsNew(world);
    await claimLayer(holder, place);
    await requestTakeover(other, place);
    await requestTakeover(third, place);
    world.clock.advanceSeconds(TAKEOVER_WAIT_SECONDS);
    await expect(claimLayer(third, place)).rejects.toMatchObject({ status: 409 });
  });

  test('of a layer nobody holds, or of one’s own, is a conflict', async () => {
    await expect(requestTakeover(other, place)).rejects.toMatchObject({ status: 409 });
    await claimLayer(holder, place);
    await expect(requestTakeover(holder, place)).rejects.toMatchObject({ status: 409 });
  });
});

describe('the expiry job', () => {
  test('ends expired claims, publishes each once, and leaves the rest', async () => {
    await claimLayer(holder, place);
    world.clock.advanceMinutes(5);
    await claimLayer(other, { ...place, layer: 8 });
    world.clock.advanceMinutes(5);
    const told = (await claimFacts()).length;
    await expireClaims(world.ctx);
    await expireClaims(world.ctx);
    const rows = await world.db.select().from(layerClaim).where(eq(layerClaim.clusterId, place.clusterId));
    expect(rows.filter(({ endedAt }) => endedAt !== null)).toHaveLength(1);
    const facts = await claimFacts();
    expect(facts).toHaveLength(told + 1);
    expect(facts.at(-1)?.payload).toEqual({ layer: 7, claim: null, actor: null });
  });

  test('does not end a claim that is renewed at the same time', async () => {
    await claimLayer(holder, place);
    world.clock.advanceMinutes(CLAIM_MINUTES - 1);
    await Promise.all([expireClaims(world.ctx), claimLayer(holder, place)]);
    expect(await claimsShown()).toHaveLength(1);
  });
});
