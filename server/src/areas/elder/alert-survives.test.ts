import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { LiveProcess } from '../../testing/live-process.ts';
import { NOWHERE } from '../../testing/nowhere.ts';
import { RedisProcess } from '../../testing/redis-process.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { TestSocket } from '../../testing/test-socket.ts';

const MORTAL = fileURLToPath(new URL('../../testing/mortal-main.ts', import.meta.url));
/** `KILL_ROUNDS=100` for a soak test: a server is started for each round. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
// Long, because each round starts a server, which takes ten seconds on a busy machine.
const TIMEOUT_MS = 60_000 + ROUNDS * 40_000;
const PASSWORD = 'a password of tests';

const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (let last = undo.pop(); last; last = undo.pop()) await last();
});

async function signUp(url: string, name: string): Promise<{ cookie: string; id: string; email: string }> {
  const form = { email: `${name}@people.test`, password: PASSWORD, displayName: name };
  const answer = await sendRequest(url, 'POST', '/api/signup', { form });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { id } = (await sendRequest(url, 'GET', '/api/auth/user', { cookie })).json<{ id: string }>();
  return { cookie, id, email: form.email };
}

const riskyPayment = (round: number) => ({
  transactions: [
    {
      externalId: `round-${round}`,
      amount: 950_000,
      currency: 'USD',
      direction: 'out',
      payee: `Release Desk ${round}`,
      channel: 'crypto',
      description: 'release fee, keep it secret',
      occurredAt: new Date().toISOString(),
    },
  ],
});

async function openScene({ redisUrl }: { redisUrl: string | null }) {
  const database = await createTestDatabase();
  undo.push(() => database.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'fap-mortal-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const start = async (entry?: string) => {
    const variables = {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl ?? '',
      DATA_MODE: 'live',
      ...NOWHERE,
      DATA_DIR: dataDir,
    };
    const process = new LiveProcess(variables, entry);
    undo.push(() => process.kill());
    return { process, url: await process.ready };
  };
  const first = await start();
  const elder = await signUp(first.url, 'elder');
  const guardian = await signUp(first.url, 'guardian');
  const send = (method: string, path: string, json: unknown, cookie: string) =>
    sendRequest(first.url, method, path, { json, cookie });
  const choices = {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  };
  await send('POST', '/api/elder/activate-protection', choices, elder.cookie);
  await send('POST', '/api/elder/guardians', { email: guardian.email }, elder.cookie);
  const [mail] = await database.sql<{ body: string }[]>`
    select body from mail_message where recipient = ${guardian.email} and body like '%guardian-invitation%'`;
  const token = /token=(\S+)/u.exec(mail?.body ?? '')?.[1];
  const accepted = await send('POST', '/api/elder/guardians/accept', { token }, guardian.cookie);
  expect(accepted.status).toBe(200);
  return { database, start, first, elder, guardian };
}

/** Expects one alert for each round in the guardian's log, each once, in order, and one notice of each. */
async function expectEachOnce(
  socket: TestSocket,
  topic: string,
  { database, guardian }: Awaited<ReturnType<typeof openScene>>,
): Promise<void> {
  await socket.waitFor('every alert', () => (socket.seqsOf(topic).at(-1) ?? 0) >= ROUNDS);
  expect(socket.seqsOf(topic)).toEqual(Array.from({ length: ROUNDS }, (_, at) => at + 1));
  const payees = socket
    .of(topic)
    .filter(({ name }) => name === elderFacts.alert.name)
    .map(({ payload }) => (payload as { transaction?: { payee: string } }).transaction?.payee);
  expect(payees).toEqual(Array.from({ length: ROUNDS }, (_, at) => `Release Desk ${at}`));
  await expect
    .poll(
      async () =>
        (
          await database.sql`select 1 from notice where account_id = ${guardian.id} and kind = 'payment-alert'`
        ).length,
      { timeout: 20_000 },
    )
    .toBe(ROUNDS);
}

describe('a server that is killed between the commit of an alert and its sending', () => {
  test('sends it after its restart, once', { timeout: TIMEOUT_MS }, async () => {
    const scene = await openScene({ redisUrl: null });
    const { start, first, elder, guardian } = scene;
    const topic = elderTopic(elder.id);
    await first.process.stop();
    let seen = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const mortal = await start(MORTAL);
      const socket = await TestSocket.connect(mortal.url, { cookie: guardian.cookie });
      expect(await socket.subscribe(topic, seen)).toMatchObject({ ok: true, seq: round });
      seen = round;
      const sent = sendRequest(mortal.url, 'POST', '/api/elder/transactions', {
        json: riskyPayment(round),
        cookie: elder.cookie,
      });
      await expect(sent, 'the server died before it answered').rejects.toThrow();
      await mortal.process.exitCode;
      expect(
        socket.seqsOf(topic).filter((seq) => seq > round),
        'nothing was sent',
      ).toEqual([]);
      socket.close();
    }
    const last = await start();
    const answer = await sendRequest(last.url, 'POST', '/api/elder/transactions', {
      json: riskyPayment(0),
      cookie: elder.cookie,
    });
    expect(answer.json(), 'sent again, it is the same payment').toMatchObject({
      results: [{ status: 'intercepted' }],
    });
    const socket = await TestSocket.connect(last.url, { cookie: guardian.cookie });
    expect(await socket.subscribe(topic, 0)).toMatchObject({ ok: true, seq: ROUNDS, replayed: ROUNDS });
    await expectEachOnce(socket, topic, scene);
    socket.close();
  });

  test('has another process send it, once', { timeout: TIMEOUT_MS }, async () => {
    const redis = await RedisProcess.start();
    undo.push(() => redis.kill());
    const scene = await openScene({ redisUrl: redis.url });
    const { start, first, elder, guardian } = scene;
    const topic = elderTopic(elder.id);
    const socket = await TestSocket.connect(first.url, { cookie: guardian.cookie });
    expect(await socket.subscribe(topic)).toMatchObject({ ok: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const mortal = await start(MORTAL);
      const sent = sendRequest(mortal.url, 'POST', '/api/elder/transactions', {
        json: riskyPayment(round),
        cookie: elder.cookie,
      });
      await expect(sent).rejects.toThrow();
      await socket.waitFor(`alert ${round}`, () => (socket.seqsOf(topic).at(-1) ?? 0) >= round + 1);
      await mortal.process.exitCode;
    }
    await expectEachOnce(socket, topic, scene);
    socket.close();
  });
});
