import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { elderTopic } from '@fap/shared/elder/events.ts';
import { io, type Socket } from 'socket.io-client';
import { connectDatabase } from '../src/platform/postgres/database.ts';
import { findRunningEmbedded } from '../src/platform/postgres/find-running.ts';
import { LiveProcess } from '../src/testing/live-process.ts';
import { sendRequest } from '../src/testing/send-request.ts';
import { quantile } from './bench-context.ts';
import { makePairs } from './elder/make-pairs.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { productSettings } from './product-settings.ts';
import { describeStolenTime, measureProcessorTime } from './stolen-time.ts';

/**
 * Measures how long an alert takes to a guardian's open page, from sending the payment and from its commit as PostgreSQL notes it:
 * guardians are connected, payments come in at a rate, some of them dangerous. A bare Socket.IO server that emits to a room alternates
 * with the product in the same run.
 * `node server/bench/elder-alerts.ts [--guardians 1000] [--rate 200] [--risky 10] [--seconds 20] [--rounds 3]`; `--risky` is every n-th.
 */
const { values } = parseArgs({
  options: {
    guardians: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    risky: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
});
const GUARDIANS = Number(values.guardians);
const RATE = Number(values.rate);
const EVERY = Number(values.risky);
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const PASSWORD = 'a password of a measurement';
const CONNECTING_AT_ONCE = 25;
/** A server that runs has compiled its code: so long payments come in that are not measured. */
const WARM_UP_SECONDS = 5;
/** The load shares the machine with what it measures: `fetch` would take a third of a core at this rate. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** After the last payment, alerts that are on their way may take this long. */
const DRAIN_MS = 5_000;

/** A way to tell a guardian of something, with all guardians connected. */
interface Way extends AsyncDisposable {
  name: string;
  /** Sends one that is dangerous, or not; resolves when the server has answered. */
  send(pair: number, mark: string, isRisky: boolean): Promise<void>;
  /** Called with the mark of each alert that arrives. */
  onAlert(listener: (mark: string) => void): void;
  /** When each was committed, in milliseconds since 1970; for a way that commits anything. */
  readCommits?(): Promise<Map<string, number>>;
}

/** What one round saw, in milliseconds. */
interface Round {
  sinceSending: number[];
  sinceCommit: number[];
  missing: number;
}

const folder = await mkdtemp(join(tmpdir(), 'fap-bench-elder-'));
const pairs = await makePairs(folder, GUARDIANS, PASSWORD);
const started = measureProcessorTime();
const rounds = new Map<string, Round[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const open of [openProduct, openPeer]) {
    await using way = await open();
    const seen = await measure(way);
    rounds.set(way.name, [...(rounds.get(way.name) ?? []), seen]);
    console.error(
      `round ${round + 1}, ${way.name}: p99 ${quantile(seen.sinceSending, 0.99).toFixed(0)} ms, ${seen.missing} missing`,
    );
  }
console.log(describeMachine());
console.log(
  `\n${GUARDIANS} guardians connected, ${RATE} payments/s for ${SECONDS} s after ${WARM_UP_SECONDS} s of warming up, every ${EVERY}th dangerous, ${ROUNDS} rounds; other machines took ${describeStolenTime(started)} of the CPU\n`,
);
console.log(
  '| way | from | alerts | median ms | p99 ms | slowest ms | missing |\n|---|---|---|---|---|---|---|',
);
for (const [name, seen] of rounds)
  for (const [from, key] of [['sending', 'sinceSending'] as const, ['commit', 'sinceCommit'] as const]) {
    const ms = seen.flatMap((round) => round[key]);
    if (ms.length === 0) continue;
    const shown = [0.5, 0.99, 1].map((share) => quantile(ms, share).toFixed(1));
    const missing = seen.reduce((sum, round) => sum + round.missing, 0);
    console.log(`| ${name} | ${from} | ${ms.length} | ${shown.join(' | ')} | ${missing} |`);
  }
await rm(folder, { recursive: true, force: true });
process.exit(0);

/** Sends payments at the rate and times the dangerous ones to their arrival. */
async function measure(way: Way): Promise<Round> {
  const sentAt = new Map<string, number>();
  const arrivedAt = new Map<string, number>();
  const sinceSending: number[] = [];
  way.onAlert((mark) => {
    const at = sentAt.get(mark);
    if (at === undefined) return;
    sinceSending.push(performance.now() - at);
    // By the clock that PostgreSQL reads, too.
    arrivedAt.set(mark, Date.now());
    sentAt.delete(mark);
  });
  const sendAll = async (total: number, isMeasured: boolean) => {
    const begin = performance.now();
    const answers: Promise<void>[] = [];
    for (let n = 0; n < total; n += 1) {
      const waitMs = begin + (n * 1_000) / RATE - performance.now();
      if (waitMs > 1) await sleep(waitMs);
      const isRisky = n % EVERY === 0;
      const mark = `${way.name}-${crypto.randomUUID()}`;
      if (isRisky && isMeasured) sentAt.set(mark, performance.now());
      answers.push(way.send(n % GUARDIANS, mark, isRisky));
    }
    await Promise.all(answers);
  };
  // What piled up while the code was being compiled is done before the measurement begins.
  await sendAll(RATE * WARM_UP_SECONDS, false);
  await sendAll(RATE * SECONDS, true);
  const until = performance.now() + DRAIN_MS;
  while (sentAt.size > 0 && performance.now() < until) await sleep(20);
  const sinceCommit = [...((await way.readCommits?.()) ?? [])].flatMap(([mark, at]) => {
    const arrived = arrivedAt.get(mark);
    return arrived === undefined ? [] : [arrived - at];
  });
  return { sinceSending, sinceCommit, missing: sentAt.size };
}

async function openProduct(): Promise<Way> {
  const server = new LiveProcess({
    ...productSettings(folder),
    REDIS_URL: '',
    LIMITS_FACTOR: '1000',
  });
  const url = await server.ready;
  let tell: (mark: string) => void = () => {};
  const sockets = await inTurns(async (n) => {
    const pair = pairs[n];
    if (!pair) throw new RangeError(`no pair ${n}`);
    const form = { email: pair.email, password: PASSWORD };
    const answer = await sendRequest(url, 'POST', '/api/login', { form });
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const socket = await connectTo(url, { cookie });
    socket.on('elder:alert', ({ transaction }: { transaction: { payee: string } }) =>
      tell(transaction.payee),
    );
    const ack = await socket.timeout(20_000).emitWithAck('subscribe', { topic: elderTopic(pair.elderId) });
    if (ack.ok !== true) throw new Error(`guardian ${n} may not watch: ${JSON.stringify(ack)}`);
    return socket;
  });
  return {
    name: 'Elder Shield (HTTP, PostgreSQL, Socket.IO)',
    async send(n, mark, isRisky) {
      const payment = {
        externalId: mark,
        amount: isRisky ? 950_000 : 1_250,
        currency: 'USD',
        direction: 'out',
        payee: isRisky ? mark : 'Corner Market',
        description: isRisky ? 'release fee, keep it secret' : 'groceries',
        channel: isRisky ? 'crypto' : 'card',
        occurredAt: new Date().toISOString(),
      };
      const status = await postJson(`${url}/api/elder/bank-feed`, pairs[n]?.token ?? '', {
        transactions: [payment],
      });
      if (status !== 201) throw new Error(`a payment was answered with ${status}: ${server.stderr}`);
    },
    onAlert(listener) {
      tell = listener;
    },
    readCommits,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.close();
      await server.stop();
    },
  };
}

/** The commits of payments that raised an alert: none of them was written again since. */
async function readCommits(): Promise<Map<string, number>> {
  const url = findRunningEmbedded(folder);
  if (url === null) throw new Error('PostgreSQL does not run any more');
  const { sql, close } = connectDatabase(url, { max: 1 });
  const rows = await sql<{ mark: string; at: number }[]>`
    select payee as mark, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at
    from payment where payee = external_id`;
  await close();
  return new Map(rows.map(({ mark, at }) => [mark, at]));
}

function postJson(url: string, token: string, json: unknown): Promise<number> {
  const body = JSON.stringify(json);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    // A kept connection may end just when it is used again: the request was not read then, and goes out once more.
    sent.once('error', (error) =>
      sent.reusedSocket ? postJson(url, token, json).then(resolve, reject) : reject(error),
    );
    sent.end(body);
  });
}

async function openPeer(): Promise<Way> {
  const child = fork(fileURLToPath(new URL('./elder/bare-rooms.ts', import.meta.url)));
  const [port] = (await once(child, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;
  let tell: (mark: string) => void = () => {};
  const sockets = await inTurns(async (n) => {
    const socket = await connectTo(url, {});
    socket.on('alert', (mark: string) => tell(mark));
    await socket.timeout(20_000).emitWithAck('join', n);
    return socket;
  });
  const sender = await connectTo(url, {});
  return {
    name: 'bare Socket.IO rooms, nothing kept',
    async send(n, mark, isRisky) {
      if (isRisky) sender.emit('publish', n, mark);
    },
    onAlert(listener) {
      tell = listener;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of [...sockets, sender]) socket.close();
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function inTurns<T>(make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < GUARDIANS; from += CONNECTING_AT_ONCE) {
    const many = Math.min(CONNECTING_AT_ONCE, GUARDIANS - from);
    made.push(...(await Promise.all(Array.from({ length: many }, (_, at) => make(from + at)))));
  }
  return made;
}

async function connectTo(url: string, extraHeaders: Record<string, string>): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}
