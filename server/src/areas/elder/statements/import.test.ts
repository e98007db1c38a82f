import type { PaymentResults } from '@fap/shared/elder/payments-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payment } from '../../../db/schema/elder.ts';
import type { TestAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeElder } from '../testing/people.ts';

let server: TestServer;
let elder: TestAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  elder = await makeElder(server.world);
  cookie = await server.signIn(elder);
});

const send = (
  text: string | Uint8Array<ArrayBuffer>,
  name = 'bank.csv',
  path = '/api/elder/transactions/import',
) => {
  const form = new FormData();
  form.set('file', new File([text], name));
  return server.send('POST', path, { cookie, multipart: form });
};
const kept = () => server.world.db.$count(payment, eq(payment.elderId, elder.id));
const HEADER = 'Date,Payee,Description,Amount,Currency,Reference';
const GOOD = [HEADER, '2026-01-05,Water Works,January,-41.20,USD,w1', '2026-01-06,Bakery,Bread,-4.80,USD,w2'];

describe('importing a statement', () => {
  test('keeps all of it, once however often it is sent', async () => {
    const first = await send(GOOD.join('\n'));
    expect([first.status, first.json()]).toMatchObject([
      201,
      { results: [{ externalId: 'w1', status: 'cleared' }, { externalId: 'w2' }] },
    ]);
    const again = await send(GOOD.join('\r\n'));
    const { results } = first.json<PaymentResults>();
    expect(again.json()).toEqual({ results: results.map((one) => ({ ...one, isNew: false })) });
    expect(await kept()).toBe(2);
  });

  test('keeps nothing of one with a bad line, and names the line', async () => {
    const answer = await send([...GOOD, '2026-01-07,Odd,Line,twelve,USD,w3'].join('\n'));
    expect(answer.status).toBe(400);
    expect(answer.json<{ issues: { path: string; message: string }[] }>().issues).toMatchObject([
      { path: 'file', message: expect.stringContaining('4') },
    ]);
    expect(await kept()).toBe(0);
  });

  test.for([
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><OFX>&e;</OFX>',
    ],
    [
      'a billion laughs',
      '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><OFX>&b;</OFX>',
    ],
    ['deep nesting', `<?xml version="1.0"?><OFX>${'<A>'.repeat(20_000)}`],
    ['unclosed tags', '<?xml version="1.0"?><OFX><BANKMSGSRSV1>'],
    ['no payments', HEADER],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['nothing', ''],
    ['NUL characters', `${HEADER}\n2026-01-05,Wat\u0000er,x,-1.00,USD,n1`],
  ] as const)('answers 400 to %s, in a sentence', async ([, text]) => {
    for (const path of ['/api/elder/transactions/import', '/api/elder/replay']) {
      const answer = await send(text, 'hostile', path);
      expect(answer.status, answer.text.slice(0, 200)).toBe(400);
      expect(answer.json().message).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(await kept()).toBe(0);
  });

  test('answers 400 to broken encodings', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]);
    expect((await send(bytes)).status).toBe(400);
  });

  test('other calls are answered while a large file is read', async () => {
    const rows = Array.from(
      { length: 19_000 },
      (_, n) => `2026-01-05,Shop ${n},row,-1.${(n % 90) + 10},USD,r${n}`,
    );
    const reading = send([HEADER, ...rows].join('\n'), 'large.csv', '/api/elder/replay');
    const waits: number[] = [];
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        const at = performance.now();
        await server.send('GET', '/healthz');
        waits.push(performance.now() - at);
      }
    })();
    expect((await reading).status).toBe(200);
    isOver = true;
    await watch;
    expect(waits.length).toBeGreaterThan(3);
  }, 60_000);
});
