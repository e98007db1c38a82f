import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { listAttested, parseTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { EsploraBlocks } from '../anchoring/esplora-blocks.ts';
import { HttpCalendars } from '../anchoring/http-calendars.ts';
import { hash256 } from './block.ts';
import { DEVELOPMENT_CALENDARS } from './calendar.ts';
import { mineBlock } from './mine-block.ts';
import { DEVELOPMENT_ESPLORA } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    DATA_MODE: 'demo',
    SOURCES_FILE: '',
    OTS_CALENDARS: '',
    BITCOIN_ESPLORA_URL: '',
  });
});
afterAll(() => server.stop());

const [CALENDAR] = DEVELOPMENT_CALENDARS;
const post = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  server.send('POST', `${CALENDAR}/digest`, { body: bytes, headers });

test("speaks the calendars' and the explorer's protocols: what is stamped over HTTP is verified over HTTP", async () => {
  const reach = { ownOrigin: () => server.url, allowPrivate: false };
  const calendars = new HttpCalendars(DEVELOPMENT_CALENDARS.map((path) => `${server.url}${path}`));
  const digest = new Uint8Array(32).fill(9);
  const promised = parseTimestamp(digest, await calendars.submit(`${server.url}${CALENDAR}`, digest));
  const [attested] = listAttested(promised);
  if (attested?.attestation.type !== 'pending') throw new Error('a calendar promises');
  expect(attested.attestation.calendar).toBe(`${server.url}${CALENDAR}`);
  expect(await calendars.complete(attested.attestation.calendar, attested.message)).toBeNull();
  const height = (await mineBlock(server.world.ctx)) ?? -1;
  const bytes = await calendars.complete(attested.attestation.calendar, attested.message);
  const timestamp = parseTimestamp(attested.message, bytes ?? new Uint8Array());
  const explorer = new EsploraBlocks(`${server.url}${DEVELOPMENT_ESPLORA}`, { ...reach, allowPrivate: true });
  const block = await explorer.find(height);
  const proof = { hashName: 'sha256', timestamp } as const;
  expect(judgeProof(proof, attested.message, new Map([[height, block ? [block] : []]]))).toMatchObject({
    valid: true,
  });
  const header = await server.send('GET', `${DEVELOPMENT_ESPLORA}/block/${block?.hash}/header`);
  expect(explorerHex(hash256(Buffer.from(header.text, 'hex')))).toBe(block?.hash);
  expect((await server.send('GET', `${DEVELOPMENT_ESPLORA}/blocks/tip/height`)).text).toBe(String(height));
  expect(await explorer.find(height + 1)).toBeNull();
});

test('refuses what is no digest before reading it, and knows nothing it was not given', async () => {
  expect((await post(new Uint8Array(65))).status).toBe(400);
  expect((await post(new Uint8Array(0))).status).toBe(400);
  expect((await server.send('GET', `${CALENDAR}/timestamp/${'0'.repeat(64)}`)).status).toBe(404);
  for (const path of ['/block-height/-1', '/block-height/1e3', '/block/nothing', '/block/nothing/header'])
    expect((await server.send('GET', `${DEVELOPMENT_ESPLORA}${path}`)).status, path).toBe(404);
});
