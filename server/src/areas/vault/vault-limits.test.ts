import { createHash } from 'node:crypto';
import { digestBy, type HashName } from '@fap/shared/vault/opentimestamps/operation.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { proofOf } from '@fap/shared/vault/testing/made-proof.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime', LIMITS_FACTOR: '1' });
});
afterAll(() => server.stop());

const signIn = async () => server.signIn(await makeAccount(server.world));
const verify = (cookie: string, file: Uint8Array, proof: Uint8Array) => {
  const multipart = new FormData();
  multipart.set('file', new File([Uint8Array.from(file)], 'a.bin'));
  multipart.set('proof', new File([Uint8Array.from(proof)], 'a.ots'));
  return server.send('POST', '/api/vault/verify', { cookie, multipart });
};

describe('a large file', () => {
  const LARGE = new Uint8Array(1024 * 1024 + 1).fill(7);
  const proofBy = (name: HashName, file: Uint8Array) =>
    writeProofFile(proofOf(file, [{ type: 'pending', calendar: 'https://calendar.example' }], name));

  test.for(['sha1', 'ripemd160', 'sha256'] as const)('is hashed by %s', async (name) => {
    const answer = await verify(await signIn(), LARGE, proofBy(name, LARGE));
    expect(answer.json()).toMatchObject({
      outcome: 'incomplete',
      digest: createHash(name).update(LARGE).digest('hex'),
    });
  });

  test('is not hashed by Keccak-256, and the answer says who can', async () => {
    const cookie = await signIn();
    const refused = await verify(cookie, LARGE, proofBy('keccak256', LARGE));
    expect(refused.status).toBe(400);
    const issue = { path: 'file', message: expect.stringContaining('in this page') };
    expect(refused.json()).toMatchObject({ code: 'INVALID', issues: [issue] });
    const fits = LARGE.subarray(1);
    expect((await verify(cookie, fits, proofBy('keccak256', fits))).json()).toMatchObject({
      outcome: 'incomplete',
      digest: Buffer.from(digestBy('keccak256', fits)).toString('hex'),
    });
  });
});

describe('an account', () => {
  const file = new TextEncoder().encode('what was kept');
  const proof = writeProofFile(proofOf(file, [{ type: 'pending', calendar: 'https://calendar.example' }]));

  test.for([
    ['checks 120 proofs', 120, (cookie: string) => verify(cookie, file, proof), 200],
    [
      'asks for 240 blocks',
      240,
      // Nobody answers there in this test.
      (cookie: string) => server.send('GET', '/api/vault/blocks/1', { cookie }),
      503,
    ],
  ] as const)('%s at once, then waits', async ([, most, ask, usual]) => {
    const [mine, others] = [await signIn(), await signIn()];
    for (let index = 0; index < most; index += 1) expect((await ask(mine)).status).toBe(usual);
    const refused = await ask(mine);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY', message: expect.any(String) });
    expect((await ask(others)).status).toBe(usual);
    server.world.clock.advanceMinutes(1);
    expect((await ask(mine)).status).toBe(usual);
  });
});
