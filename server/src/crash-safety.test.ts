import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../scripts/server-process.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { NOWHERE } from './testing/nowhere.ts';
import { sendRequest } from './testing/send-request.ts';
import { TestSocket } from './testing/test-socket.ts';

const AGENTS = 4;
/** Rounds: the server is killed, then the server with its PostgreSQL, then the server again. */
const ROUNDS = [{ killsDatabase: false }, { killsDatabase: true }, { killsDatabase: false }];

let dataDir: string;
let server: ServerProcess;
let port: number;
const random = new SeededRandom(fuzzSeed('crash safety'));

async function start(): Promise<void> {
  server = await startServerProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    DATA_MODE: 'live',
    ...NOWHERE,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fap-crash-'));
  port = 0;
  await start();
  // Every restart uses this port: sockets of a killed server must not block it.
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

const send = (method: string, path: string, cookie: string, json?: unknown) =>
  sendRequest(server.url, method, path, { cookie, ...(json === undefined ? {} : { json }) });

async function signUp(name: string): Promise<string> {
  const form = { email: `${name}@people.test`, password: 'a password of tests', displayName: name };
  const answer = await sendRequest(server.url, 'POST', '/api/signup', { form });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await sendRequest(server.url, 'POST', '/api/puzzle/pledge', { cookie });
  return cookie;
}

/** Counts all pieces of a puzzle; an answer lists only each layer's newest. */
const piecesOf = ({ layers }: Puzzle) => layers.reduce((sum, { pieces }) => sum + pieces, 0);

async function killHard(killsDatabase: boolean): Promise<void> {
  const [postmaster] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const gone = new Promise((resolve) => server.child.once('exit', resolve));
  if (killsDatabase) process.kill(Number(postmaster), 'SIGKILL');
  server.child.kill('SIGKILL');
  await gone;
}

test('every write acknowledged before a SIGKILL exists after the restart, exactly once', {
  timeout: 90_000,
}, async () => {
  const cookies = await Promise.all(Array.from({ length: AGENTS }, (_, index) => signUp(`agent-${index}`)));
  const [reporter = ''] = cookies;
  const report = {
    scamName: 'The crash scheme',
    scamType: 'other',
    description: 'A report to have a cluster with a puzzle.',
    contactMethod: 'email',
    dateOccurred: '2026-01-01',
    scamPersonas: 'Nobody in particular',
    consentVault: true,
  };
  const { clusterId } = (await send('POST', '/api/clusters', reporter, report)).json<{ clusterId: string }>();

  const readPuzzle = async () => (await send('GET', `/api/puzzle/${clusterId}`, reporter)).json<Puzzle>();
  /** Piece ids of all received answers, by idempotency key. */
  const acknowledged = new Map<string, string>();
  const sent: { agent: number; key: string }[] = [];
  const contribute = async (agent: number, key: string) => {
    const json = { clusterId, layer: (key.length % 14) + 1, content: `Piece ${key}`, idempotencyKey: key };
    const answer = await send('POST', '/api/puzzle/contribute', cookies[agent] ?? '', json);
    if (answer.status !== 200 && answer.status !== 201) throw new Error(answer.text);
    const { id } = answer.json<{ contribution: { id: string } }>().contribution;
    const known = acknowledged.get(key);
    if (known !== undefined) expect(id).toBe(known);
    acknowledged.set(key, id);
  };

  for (const [round, { killsDatabase }] of ROUNDS.entries()) {
    let isKilled = false;
    const enough = 10 + random.below(30);
    const before = acknowledged.size;
    const agents = cookies.map(async (_, agent) => {
      for (let step = 0; !isKilled; step += 1) {
        const key = `round-${round}-agent-${agent}-step-${step}`;
        sent.push({ agent, key });
        // The kill interrupts this request; sending it again shows whether it was committed.
        await contribute(agent, key).catch((error: unknown) => {
          if (!isKilled) throw error;
        });
      }
    });
    const killed = waitFor('enough pieces', () => acknowledged.size - before >= enough, 20_000).then(
      async () => {
        isKilled = true;
        await killHard(killsDatabase);
      },
    );
    await Promise.all([killed, ...agents]);
    await start();

    const puzzle = await readPuzzle();
    const socket = await TestSocket.connect(server.url, { cookie: reporter });
    const topic = `puzzle:${clusterId}`;
    expect(await socket.subscribe(topic, 0)).toMatchObject({ ok: true, seq: puzzle.seq });
    await socket.waitFor('the whole log', () => (socket.seqsOf(topic).at(-1) ?? 0) >= puzzle.seq);
    expect(socket.seqsOf(topic)).toEqual(Array.from({ length: puzzle.seq }, (_, index) => index + 1));
    const told = new Set(
      socket
        .of(topic)
        .flatMap(({ payload }) => (payload as { contribution?: Contribution }).contribution?.id ?? []),
    );
    expect([...acknowledged.values()].filter((id) => !told.has(id))).toEqual([]);
    expect(piecesOf(puzzle)).toBe(told.size);
    socket.close();

    const ofRound = sent.filter(({ key }) => key.startsWith(`round-${round}-`));
    await Promise.all(ofRound.map(({ agent, key }) => contribute(agent, key)));
  }

  const { agents } = await readPuzzle();
  expect(agents.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(acknowledged.size);
  // 50 XP per piece, exactly once, although reactions were interrupted.
  for (const [agent, cookie] of cookies.entries()) {
    const pieces = sent.filter((one) => one.agent === agent).length;
    const expected = pieces * 50 + (agent === 0 ? 50 : 0);
    const xp = async () => (await send('GET', '/api/auth/user', cookie)).json<{ xp: number }>().xp;
    await waitFor(`agent ${agent} to have ${expected} XP`, async () => (await xp()) >= expected);
    expect(await xp()).toBe(expected);
  }
});
