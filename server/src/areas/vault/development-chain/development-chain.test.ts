import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { judgeProof } from '@fap/shared/vault/judge-proof.ts';
import {
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  replaceMessage,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { developmentCommitment } from '../../../db/schema/vault.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { findBlock, GENESIS_HEADER, hash256, hasProofOfWork, parseHeader, writeHeader } from './block.ts';
import { developmentBlocks, findBlockRow, getTip } from './blocks.ts';
import { acceptDigest, findCommitment } from './calendar.ts';
import { mineBlock } from './mine-block.ts';

const CALENDAR = 'http://localhost/development-chain/calendars/1';

describe('a block', () => {
  test('the first one is that of every regtest chain', () => {
    const header = writeHeader(GENESIS_HEADER);
    expect(header).toHaveLength(80);
    expect(explorerHex(hash256(header))).toBe(
      '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    );
    expect(hasProofOfWork(header)).toBe(true);
    expect(parseHeader(header)).toMatchObject({ time: 1_296_688_602, nonce: 2 });
  });

  test("Bitcoin's own first block has the work its bits ask for, and not with another nonce", () => {
    const header = writeHeader({
      ...GENESIS_HEADER,
      time: 1_231_006_505,
      bits: 0x1d00ffff,
      nonce: 2_083_236_893,
    });
    expect(explorerHex(hash256(header))).toBe(
      '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    );
    expect(hasProofOfWork(header)).toBe(true);
    expect(hasProofOfWork(writeHeader({ ...parseHeader(header), nonce: 1 }))).toBe(false);
  });

  test('names the previous block, is never older, and its root commits to its digests', () => {
    const header = writeHeader(GENESIS_HEADER);
    const genesis = { height: 0, hash: hash256(header), header };
    const long = new Date('2001-01-01T00:00:00Z');
    const { block } = findBlock(genesis, Buffer.alloc(32, 1), long);
    const { block: other } = findBlock(genesis, Buffer.alloc(32, 2), long);
    const fields = parseHeader(block.header);
    expect(Buffer.from(fields.previousHash).equals(genesis.hash)).toBe(true);
    expect(fields.time).toBe(GENESIS_HEADER.time + 1);
    expect(hasProofOfWork(block.header)).toBe(true);
    expect(Buffer.from(fields.merkleRoot).equals(parseHeader(other.header).merkleRoot)).toBe(false);
  });
});

describe('the chain', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  const digestOf = (text: string) => Buffer.from(sha256Hex(text), 'hex');
  const promise = async (digest: Uint8Array) => {
    const promised = parseTimestamp(digest, await acceptDigest(world.ctx, CALENDAR, digest));
    const [attested] = listAttested(promised);
    if (!attested) throw new Error('the calendar attests nothing');
    return { promised, message: attested.message, hex: Buffer.from(attested.message).toString('hex') };
  };

  test("a promised digest comes into the next block, and its proof holds against that block's header", async () => {
    const digests = ['one', 'two', 'three'].map((name) => digestOf(world.name(name)));
    const promises = await Promise.all(digests.map(promise));
    expect(
      listAttested(promises[0]?.promised ?? { message: digestOf(''), attestations: [], branches: [] }),
    ).toMatchObject([{ attestation: { type: 'pending', calendar: CALENDAR } }]);
    expect(await findCommitment(world.ctx, promises[0]?.hex ?? '')).toBe('waiting');
    expect(await findCommitment(world.ctx, '00'.repeat(32))).toBe('unknown');
    const height = await mineBlock(world.ctx);
    for (const [index, { promised, message, hex }] of promises.entries()) {
      const found = await findCommitment(world.ctx, hex);
      if (typeof found === 'string') throw new Error(`the message is ${found}`);
      const complete = replaceMessage(promised, message, (pending) =>
        mergeTimestamps(pending, parseTimestamp(message, found)),
      );
      const block = await developmentBlocks(world.ctx).find(height ?? -1);
      const proof = { hashName: 'sha256', timestamp: complete } as const;
      const blocks = new Map([[height ?? -1, block ? [block] : []]]);
      expect(judgeProof(proof, digests[index] ?? digestOf(''), blocks)).toMatchObject({
        valid: true,
        reason: expect.stringContaining('development chain'),
      });
    }
  });

  test('nothing is mined when nothing waits; several miners at once make one chain', async () => {
    await mineBlock(world.ctx);
    const before = (await getTip(world.ctx)).height;
    expect(await mineBlock(world.ctx)).toBeNull();
    await promise(digestOf(world.name('four')));
    const heights = await Promise.all([mineBlock(world.ctx), mineBlock(world.ctx), mineBlock(world.ctx)]);
    expect(heights.filter((height) => height !== null)).toEqual([before + 1]);
    const tip = await getTip(world.ctx);
    const previous = await findBlockRow(world.ctx, { height: before });
    if (previous) expect(Buffer.from(parseHeader(tip.header).previousHash).equals(previous.hash)).toBe(true);
    expect(await findBlockRow(world.ctx, { hash: explorerHex(tip.hash) })).toMatchObject({
      height: tip.height,
    });
    expect(await findBlockRow(world.ctx, { height: tip.height + 1 })).toBeNull();
  });

  test('refuses digests while the next block is full', async () => {
    await mineBlock(world.ctx);
    const createdAt = world.clock.now();
    const waiting = Array.from({ length: 1_000 }, (_, index) => ({
      message: sha256Hex(world.name(`waiting-${index}`)),
      createdAt,
    }));
    await world.db.insert(developmentCommitment).values(waiting);
    const digest = digestOf(world.name('one too many'));
    await expect(acceptDigest(world.ctx, CALENDAR, digest)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await mineBlock(world.ctx);
    await acceptDigest(world.ctx, CALENDAR, digest);
  });
});
