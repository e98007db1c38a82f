import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import { judgeProof } from '@fap/shared/vault/judge-proof.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { listAttested, parseTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { proofOf } from '@fap/shared/vault/testing/made-proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
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
  const explorer = new EsploraBlocks(`${server.url}${DEVELOPMENT_ESPLORA}`, reach);
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

test('refuses an invalid digest before reading it, and answers unknown messages with 404', async () => {
  expect((await post(new Uint8Array(65))).status).toBe(400);
  expect((await post(new Uint8Array(0))).status).toBe(400);
  expect((await server.send('GET', `${CALENDAR}/timestamp/${'0'.repeat(64)}`)).status).toBe(404);
  for (const path of ['/block-height/-1', '/block-height/1e3', '/block/nothing', '/block/nothing/header'])
    expect((await server.send('GET', `${DEVELOPMENT_ESPLORA}${path}`)).status, path).toBe(404);
});

test('no path is anything but unknown', async () => {
  const zeros = '0'.repeat(64);
  const odd = [
    '%00',
    '%zz',
    '%ff',
    '%27',
    '..%2f',
    'x'.repeat(64),
    `${zeros}0`,
    `${zeros}%00`,
    `%00${zeros}`,
  ];
  for (const part of odd)
    for (const path of [
      `${CALENDAR}/timestamp/${part}`,
      `${DEVELOPMENT_ESPLORA}/block/${part}`,
      `${DEVELOPMENT_ESPLORA}/block/${part}/header`,
      `${DEVELOPMENT_ESPLORA}/block-height/${part}`,
    ])
      expect((await server.send('GET', path)).status, path).toBe(404);
  for (const height of ['999999999', '2147483648', '3000000000', '9'.repeat(30)])
    expect((await server.send('GET', `${DEVELOPMENT_ESPLORA}/block-height/${height}`)).status).toBe(404);
});

test('a page of another site hands nothing in', async () => {
  const digest = new Uint8Array(32);
  expect((await post(digest, { origin: 'https://other.example' })).status).toBe(403);
  expect((await post(digest, { origin: server.url })).status).toBe(200);
  expect((await post(digest)).status).toBe(200);
});

test('a proof that names a block higher than any is judged like others', async () => {
  const file = new TextEncoder().encode('what was kept');
  const cookie = await server.signIn(await makeAccount(server.world));
  for (const height of [2 ** 31 - 1, 2 ** 31, 3_000_000_000, 2 ** 48]) {
    const multipart = new FormData();
    multipart.set('file', new File([file], 'a.txt'));
    const proof = writeProofFile(proofOf(file, [{ type: 'bitcoin', height }]));
    multipart.set('proof', new File([Uint8Array.from(proof)], 'a.ots'));
    const answer = await server.send('POST', '/api/vault/verify', { cookie, multipart });
    expect(answer.json(), String(height)).toMatchObject({ valid: false, outcome: 'unchecked' });
  }
});
