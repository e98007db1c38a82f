import { listAttested, parseTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Env } from '../../platform/runtime/env.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PUBLIC_CALENDARS } from './anchoring/public-calendars.ts';
import { DEVELOPMENT_CALENDARS } from './development-chain/calendar.ts';
import { mineBlock } from './development-chain/mine-block.ts';
import { openAnchorPorts } from './open-anchor-ports.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const open = (
  env: Partial<Pick<Env, 'dataMode' | 'otsCalendars' | 'esploraUrl' | 'esploraCheckUrl'>>,
  origin = 'http://127.0.0.1:9',
) =>
  openAnchorPorts(
    world.ctx,
    { dataMode: 'demo', otsCalendars: null, esploraUrl: null, esploraCheckUrl: null, ...env },
    // Nobody serves there: what is asked in this process needs nobody.
    { ownOrigin: () => 'http://127.0.0.1:9', allowPrivate: true },
    () => origin,
  );
const chainsOf = ({ blocks }: ReturnType<typeof open>) => blocks.map(({ chain }) => chain);

test('live mode asks public calendars and an explorer of Bitcoin, politely', () => {
  const ports = open({ dataMode: 'live' });
  expect(ports.calendars.addresses()).toEqual(PUBLIC_CALENDARS);
  expect(chainsOf(ports)).toEqual(['bitcoin']);
  expect(ports.pace.gatherSeconds).toBeGreaterThanOrEqual(600);
});

test('a demo asks its own chain alone, in this process, whatever its address', async () => {
  for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const ports = open({}, origin);
    expect(ports.calendars.addresses()).toEqual(DEVELOPMENT_CALENDARS);
    expect(chainsOf(ports)).toEqual(['development']);
    const digest = new Uint8Array(32).fill(5);
    const promised = parseTimestamp(digest, await ports.calendars.submit(DEVELOPMENT_CALENDARS[0], digest));
    const [attested] = listAttested(promised);
    if (attested?.attestation.type !== 'pending') throw new Error('a calendar promises');
    expect(ports.calendars.isKnown(attested.attestation.calendar)).toBe(true);
    const height = await mineBlock(world.ctx);
    expect(await ports.calendars.complete(attested.attestation.calendar, attested.message)).not.toBeNull();
    expect(await ports.blocks[0]?.find(height ?? -1)).toMatchObject({ chain: 'development', height });
  }
});

test('a demo with foreign calendars can read the blocks those attest by', () => {
  const ports = open({ otsCalendars: ['https://calendar.example'] });
  expect(ports.calendars.addresses()).toEqual(['https://calendar.example']);
  expect(chainsOf(ports)).toEqual(['bitcoin', 'development']);
});
