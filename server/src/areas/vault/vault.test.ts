import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { digestBy } from '@fap/shared/vault/opentimestamps/operation.ts';
import { parseProofFile, writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { blockFor, proofOf as madeProof } from '@fap/shared/vault/testing/made-proof.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AREAS } from '../../areas.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { anchorBatch } from '../../db/schema/vault.ts';
import { reactionsOf } from '../../platform/areas/area.ts';
import { drainOutbox } from '../../platform/bus/reactions.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { BitcoinServer } from '../../testing/bitcoin-server.ts';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { collectBatch } from './anchoring/collect-batch.ts';
import { followBatch } from './anchoring/follow-batch.ts';
import { submitBatch } from './anchoring/submit-batch.ts';
import { openAnchorPorts } from './open-anchor-ports.ts';

let bitcoin: BitcoinServer;
let ctx: Ctx;
let server: TestServer;
let owner: string;
let stranger: string;
let analyst: string;
let clusterId: string;
beforeAll(async () => {
  bitcoin = await BitcoinServer.start();
  // Without a worker: the test says when something is stamped.
  server = await startTestServer({
    ...bitcoin.variables,
    SERVICES: 'web,realtime',
    UPLOAD_MAX_BYTES: '300000',
  });
  ctx = { ...server.world.ctx, jobs: new RecordedJobs() };
  owner = await server.signIn(await makeAccount(server.world));
  stranger = await server.signIn(await makeAccount(server.world));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  clusterId = (await makeCluster(server.world)).clusterId;
});
afterAll(async () => {
  await server.stop();
  await bitcoin.stop();
});

interface Entry {
  id: string;
  fileName: string;
  status: string;
  bitcoinHash: string;
  sourceType: string;
  evidenceType: string;
  blockHeight: number | null;
  blockTime: string | null;
  chain: string | null;
  hasProof: boolean;
}
interface Page {
  entries: Entry[];
  nextCursor: string | null;
  counts: Record<string, number>;
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const list = async (query: string, cookie = analyst) =>
  (await server.send('GET', `/api/vault/entries?${query}`, { cookie })).json<Page>();
const idsOf = ({ entries }: Page) => entries.map(({ id }) => id);

async function upload(
  name: string,
  content: string,
  fields: Record<string, string> = {},
  cookie = owner,
): Promise<string> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('evidence', new File([content], name));
  server.world.clock.advanceSeconds(1);
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart: form });
  return answer.json<{ evidenceId: string }>().evidenceId;
}

const drain = () => drainOutbox(ctx, reactionsOf(AREAS));

let height = 900_000;
async function anchor(): Promise<number> {
  await drain();
  const ports = openAnchorPorts(
    ctx,
    {
      dataMode: 'live',
      otsCalendars: bitcoin.calendars,
      esploraUrl: bitcoin.explorer,
      esploraCheckUrl: null,
    },
    { ownOrigin: () => server.url, allowPrivate: true },
    () => server.url,
  );
  const id = await collectBatch(ctx);
  if (!id) throw new Error('nothing waits');
  await submitBatch(ctx, ports, id);
  height += 1;
  bitcoin.mine(height);
  await followBatch(ctx, ports, id);
  await drain();
  return height;
}

describe('an evidence item', () => {
  test('has no proof before a calendar took it, then one anybody can check, and its custody says so', async () => {
    const content = server.world.name('the letter');
    const id = await upload('letter.txt', content, { clusterId });
    const path = `/api/evidence/${id}/proof.ots`;
    const early = await server.send('GET', path, { cookie: owner });
    expect(early.status).toBe(404);
    expect(early.json()).toMatchObject({ message: expect.stringContaining('no proof yet') });
    const [waiting] = (await list(`q=${id}`)).entries;
    expect(waiting).toMatchObject({ status: 'processing', hasProof: false, blockHeight: null });

    const found = await anchor();
    const proof = await server.send('GET', path, { cookie: owner });
    expect(proof.status).toBe(200);
    expect(proof.headers.get('content-type')).toBe('application/vnd.opentimestamps.v1');
    expect(proof.headers.get('content-disposition')).toBe(`attachment; filename="${id}.ots"`);
    const parsed = parseProofFile(proof.bytes);
    expect(Buffer.from(parsed.timestamp.message).toString('hex')).toBe(sha256(content));

    const form = new FormData();
    form.set('file', new File([content], 'anything.bin'));
    form.set('proof', new File([Uint8Array.from(proof.bytes)], 'anything.ots'));
    const verdict = await server.send('POST', '/api/vault/verify', { cookie: stranger, multipart: form });
    expect(verdict.json()).toMatchObject({
      valid: true,
      digest: sha256(content),
      attestations: expect.arrayContaining([
        { type: 'bitcoin', height: found, time: '2026-03-02T09:00:00.000Z', chain: 'bitcoin' },
      ]),
    });
    const [entry] = (await list(`q=${id}`)).entries;
    expect(entry).toMatchObject({
      status: 'verified',
      hasProof: true,
      blockHeight: found,
      blockTime: '2026-03-02T09:00:00.000Z',
      chain: 'bitcoin',
      sourceType: 'cluster',
      evidenceType: 'message',
      bitcoinHash: sha256(content),
    });
    const item = await server.send('GET', `/api/evidence/${id}`, { cookie: owner });
    expect(item.json()).toMatchObject({ blockchainTimestamp: '2026-03-02T09:00:00.000Z' });
    const isStep = and(eq(auditEntry.entityId, id), eq(auditEntry.action, 'evidence.anchored'));
    expect(await server.world.db.$count(auditEntry, isStep)).toBe(1);
    const config = await server.send('GET', '/api/app-config');
    expect(config.json()).toMatchObject({ latestAnchoredBlock: found });
  });

  test('the same bytes again are anchored already, and take no second stamp', async () => {
    const content = server.world.name('twice');
    const id = await upload('a.txt', content);
    await anchor();
    const form = new FormData();
    form.set('evidence', new File([content], 'b.txt'));
    const again = await server.send('POST', '/api/evidence/upload', { cookie: owner, multipart: form });
    expect(again.json()).toMatchObject({ evidenceId: id, bitcoinAnchored: true, blockHeight: height });
    await drain();
    expect(await collectBatch(ctx)).toBeNull();
  });

  test('of bytes somebody else has anchored before does not tell that these were there', async () => {
    const content = server.world.name('known');
    await upload('mine.txt', content);
    const earlier = await anchor();
    const before = (await list('', stranger)).counts.total ?? 0;
    const form = new FormData();
    form.set('evidence', new File([content], 'theirs.txt'));
    const answer = await server.send('POST', '/api/evidence/upload', { cookie: stranger, multipart: form });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ bitcoinAnchored: false, blockHeight: null });
    await drain();
    expect((await list('', stranger)).counts.total).toBe(before + 1);
    const later = await anchor();
    const { evidenceId } = answer.json<{ evidenceId: string }>();
    const [entry] = (await list(`q=${evidenceId}`, stranger)).entries;
    expect(entry?.blockHeight).toBe(later);
    expect(later).toBeGreaterThan(earlier);
  });

  test('its proof is for those who may know of it', async () => {
    const id = await upload('private.txt', server.world.name('private'));
    await anchor();
    const path = `/api/evidence/${id}/proof.ots`;
    expect((await server.send('GET', path, { cookie: stranger })).status).toBe(404);
    expect((await server.send('GET', path, { cookie: analyst })).status).toBe(200);
    expect((await server.send('GET', path)).status).toBe(401);
  });

  test('every state is published to the vault’s topic, and the block to the evidence item’s topic', async () => {
    const watcher = await server.connect(stranger);
    const own = await server.connect(owner);
    await watcher.subscribe('vault');
    const id = await upload('told.txt', server.world.name('told'));
    expect(await watcher.subscribe(`evidence:${id}`, 0)).toMatchObject({ ok: false, isFinal: true });
    await own.subscribe(`evidence:${id}`, 0);
    await anchor();
    const isVerified = ({ state }: Record<string, unknown>) => state === 'verified';
    await watcher.waitForEvent('the verified batch', 'vault:changed', isVerified);
    // Waiting for its stamp, taken by a calendar, found in a block; and nothing that says whose.
    const told = watcher.of('vault').map(({ payload: { topic: _, seq: __, at: ___, ...said } }) => said);
    expect(told).toEqual([{ state: 'processing' }, { state: 'processing' }, { state: 'verified' }]);
    await own.waitForEvent('its block', 'evidence:anchored', ({ evidenceId }) => evidenceId === id);
  });

  test('each cluster is published once when its evidence is anchored', async () => {
    const watcher = await server.connect(stranger);
    await watcher.subscribe('chain');
    await upload('one.txt', server.world.name('one'), { clusterId });
    await upload('two.txt', server.world.name('two'), { clusterId });
    await anchor();
    const isAnchored = (payload: Record<string, unknown>) =>
      payload.activity === 'anchored' && payload.clusterId === clusterId;
    await watcher.waitForEvent('the anchored evidence', 'chain:activity', isAnchored);
    expect(watcher.of('chain').filter(({ payload }) => isAnchored(payload))).toHaveLength(1);
  });
});

describe('the list', () => {
  test('shows analysts all items, others their own and, without file names, those in clusters', async () => {
    const hidden = await upload('hidden-name.txt', server.world.name('hidden'));
    const shared = await upload('shared-name.txt', server.world.name('shared'), { clusterId });
    expect(idsOf(await list('', owner))).toEqual(expect.arrayContaining([hidden, shared]));
    expect(idsOf(await list(''))).toEqual(expect.arrayContaining([hidden, shared]));
    const seen = await list('', stranger);
    expect(idsOf(seen)).not.toContain(hidden);
    expect(seen.entries.find(({ id }) => id === shared)).toMatchObject({ fileName: 'exhibit.txt' });
    expect((await list('', owner)).entries.find(({ id }) => id === shared)?.fileName).toBe('shared-name.txt');
  });

  test('is searched by id, hash, cluster and type; by name only by its owner', async () => {
    const name = server.world.name('quaint').replaceAll(/[^a-z0-9]/gu, '');
    const id = await upload(`${name} Receipt.HTML.txt`, server.world.name('x'), { clusterId });
    const [entry] = (await list(`q=${id}`)).entries;
    expect(entry?.id).toBe(id);
    for (const q of [id, id.slice(0, -2), entry?.bitcoinHash.slice(0, 20) ?? '', `${clusterId} plain`]) {
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toContain(id);
    }
    expect(idsOf(await list(`q=${name}`, owner))).toEqual([id]);
    expect(idsOf(await list(`q=${name}`))).toEqual([]);
    expect(idsOf(await list(`q=${name}`, stranger))).toEqual([]);
    expect(idsOf(await list(`q=${id}`, stranger))).toEqual([id]);
  });

  test.for(["'", "a' | 'b", ':*', '!', '&', '\\', '%', '\u0000', '()', '😀'])(
    '%s is searched for like any word',
    async (q) => {
      const answer = await server.send('GET', `/api/vault/entries?q=${encodeURIComponent(q)}`, {
        cookie: analyst,
      });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200 && !/[\p{L}\p{N}]/u.test(q)) expect(answer.json<Page>().entries).toEqual([]);
    },
  );

  test('goes page by page in one order, without gaps or repetitions, for members too', async () => {
    const form = { cookie: owner };
    const ids: string[] = [];
    for (let index = 0; index < 60; index += 1)
      ids.push(await upload(`page-${index}.txt`, server.world.name('page'), index % 2 ? { clusterId } : {}));
    for (const cookie of [owner, analyst]) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page = await list(cursor ? `cursor=${encodeURIComponent(cursor)}` : '', cookie);
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => ids.includes(id))).toEqual([...ids].reverse());
    }
    for (const cursor of ['somewhere', '2026-02-31T23:59:59.999Z~a', '2026-02-28T24:00:00.000Z~a']) {
      const answer = await server.send('GET', `/api/vault/entries?cursor=${cursor}`, form);
      expect(answer.status, cursor).toBe(400);
    }
  });

  test('is narrowed by status, and counts the whole vault whatever is asked', async () => {
    await drain();
    const before = (await list('')).counts;
    const id = await upload('counted.txt', server.world.name('counted'));
    await drain();
    const waiting = await list('status=processing');
    expect(idsOf(waiting)).toContain(id);
    expect(waiting.counts.total).toBe((waiting.counts.processing ?? 0) + (waiting.counts.verified ?? 0));
    expect(waiting.counts.total).toBe((before.total ?? 0) + 1);
    await anchor();
    const verified = await list('status=verified&q=nothing-like-that');
    expect(verified.entries).toEqual([]);
    expect(verified.counts).toMatchObject({ processing: 0, total: waiting.counts.total });
    const found = await list('status=verified');
    expect(idsOf(found)).toContain(id);
    expect(found.entries.every(({ status }) => status === 'verified')).toBe(true);
    expect((await server.send('GET', '/api/vault/entries?status=lost', { cookie: owner })).status).toBe(400);
  });

  test('says why an anchor failed', async () => {
    const id = await upload('failed.txt', server.world.name('failed'));
    await drain();
    const batchId = await collectBatch(ctx);
    await server.world.db
      .update(anchorBatch)
      .set({ state: 'failed', failedReason: 'Too few calendars took it.' })
      .where(eq(anchorBatch.id, batchId ?? ''));
    const [entry] = (await list(`q=${id}&status=failed`)).entries;
    expect(entry).toMatchObject({ id, status: 'failed', failedReason: 'Too few calendars took it.' });
  });
});

describe('checking a proof', () => {
  const FILE = new TextEncoder().encode('what was kept');
  const PROOF = madeProof(FILE, [{ type: 'bitcoin', height: 700_000 }]);
  const verify = (parts: Record<string, Uint8Array | undefined>) => {
    const form = new FormData();
    for (const [name, bytes] of Object.entries(parts))
      if (bytes) form.set(name, new File([Uint8Array.from(bytes)], `${name}.bin`));
    return server.send('POST', '/api/vault/verify', { cookie: stranger, multipart: form });
  };

  /** What an explorer told is remembered for a while. */
  const later = () => server.world.clock.advanceMinutes(11);

  test('compares it with the block header, which alone decides', async () => {
    bitcoin.addBlock(700_000, blockFor(PROOF, 700_000).merkleRoot);
    expect((await verify({ file: FILE, proof: writeProofFile(PROOF) })).json()).toMatchObject({
      valid: true,
    });
    later();
    bitcoin.addBlock(700_000, 'a'.repeat(64));
    expect((await verify({ file: FILE, proof: writeProofFile(PROOF) })).json()).toMatchObject({
      valid: false,
      reason: expect.stringContaining('another one'),
    });
    later();
    bitcoin.removeBlock(700_000);
    expect((await verify({ file: FILE, proof: writeProofFile(PROOF) })).json()).toMatchObject({
      valid: false,
    });
    later();
    bitcoin.answers.set('/explorer/block-height/700000', (response) => void response.writeHead(500).end());
    expect((await verify({ file: FILE, proof: writeProofFile(PROOF) })).json()).toMatchObject({
      valid: false,
      reason: expect.stringContaining('could not be read'),
    });
    bitcoin.answers.clear();
  });

  test.for(['sha1', 'ripemd160', 'keccak256'] as const)(
    'hashes the file by %s where the proof says so',
    async (name) => {
      const proof = madeProof(FILE, [{ type: 'bitcoin', height: 700_001 }], name);
      later();
      bitcoin.addBlock(700_001, blockFor(proof, 700_001).merkleRoot);
      const answer = (await verify({ file: FILE, proof: writeProofFile(proof) })).json();
      expect(answer).toMatchObject({
        valid: true,
        digest: Buffer.from(digestBy(name, FILE)).toString('hex'),
      });
    },
  );

  test('asks nobody about the proof of another file', async () => {
    const asked = bitcoin.asked.length;
    const other = new TextEncoder().encode('something else');
    expect((await verify({ file: other, proof: writeProofFile(PROOF) })).json()).toMatchObject({
      valid: false,
      reason: expect.stringContaining('another file'),
    });
    expect(bitcoin.asked).toHaveLength(asked);
  });

  test('names a missing file, a missing or invalid proof, and stores nothing', async () => {
    const before = await server.world.db.$count(evidenceItem);
    const proof = writeProofFile(PROOF);
    for (const [parts, path] of [
      [{ file: FILE }, 'proof'],
      [{ proof }, 'file'],
      [{ file: FILE, proof: FILE }, 'proof'],
      [{ file: FILE, proof: proof.slice(0, -3) }, 'proof'],
      [{ file: FILE, proof: Uint8Array.of() }, 'proof'],
    ] as const) {
      const answer = await verify(parts);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ issues: [{ path, message: expect.any(String) }] });
    }
    expect((await verify({ file: FILE, proof: new Uint8Array(300_000) })).status).toBe(413);
    expect((await verify({ file: new Uint8Array(300_001), proof })).status).toBe(413);
    expect((await verify({ proof: new Uint8Array(900_000), file: FILE })).status).toBe(413);
    expect(await readdir(join(server.dataDir, 'evidence', 'incoming'))).toEqual([]);
    expect(await server.world.db.$count(evidenceItem)).toBe(before);
  });

  test('block headers are served to every member for comparison, and an invalid height is refused', async () => {
    bitcoin.addBlock(700_002, 'c'.repeat(64), 1_700_000_000);
    const told = await server.send('GET', '/api/vault/blocks/700002', { cookie: stranger });
    expect(told.json()).toEqual({
      isWhole: true,
      blocks: [
        {
          chain: 'bitcoin',
          height: 700_002,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
          merkleRoot: 'c'.repeat(64),
          time: '2023-11-14T22:13:20.000Z',
        },
      ],
    });
    expect((await server.send('GET', '/api/vault/blocks/700003', { cookie: stranger })).json()).toEqual({
      isWhole: true,
      blocks: [],
    });
    for (const bad of ['-1', '1e3', '999999999', 'tip', '..%2f'])
      expect((await server.send('GET', `/api/vault/blocks/${bad}`, { cookie: stranger })).status, bad).toBe(
        400,
      );
  });
});
