import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fuzzSeed, SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { LiveProcess } from '../src/testing/live-process.ts';
import { sendRequest, type TestResponse } from '../src/testing/send-request.ts';

// Soak test, run by hand: the real server on an embedded database is killed at random moments, from initdb to serving. Each
// restart must succeed by itself and have everything that was acknowledged.
const STARTS = 10;
/** Odd starts are killed at any moment after the start, even ones after they serve. */
const LATEST_KILL_MS = 20_000;
const LATEST_KILL_SERVING_MS = 8_000;
const EARLY_KILL_MS = 5_000;
const FRESH_FOLDERS = 6;

/** A sent request, with the id of the piece from the answer. */
interface SentPiece {
  json: object;
  id: string;
}

/** Acknowledged writes over all starts. */
interface Acknowledged {
  clusterId: string | null;
  pieces: SentPiece[];
  /** Sent, but the server was killed before it answered. */
  unanswered: number;
}

const random = new SeededRandom(fuzzSeed('kill-starts'));
await killDuringLife();
await killDuringFirstStart();

async function killDuringLife(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-kill-'));
  const acknowledged: Acknowledged = { clusterId: null, pieces: [], unanswered: 0 };
  console.log('start  killed after  it was          ready after  acknowledged');
  for (let start = 1; start <= STARTS; start++) {
    const isWaiting = start % 2 === 0;
    const killAfterMs = random.below(isWaiting ? LATEST_KILL_SERVING_MS : LATEST_KILL_MS);
    const before = acknowledged.pieces.length;
    const { phase, readyMs } = await runUntilKilled(
      folder,
      { killAfterMs, isWaiting },
      acknowledged,
      `${start}`,
    );
    console.log(
      `${String(start).padStart(5)}  ${ms(killAfterMs).padStart(12)}  ${phase.padEnd(14)}  ` +
        `${(readyMs === null ? '-' : ms(readyMs)).padStart(11)}  ${String(acknowledged.pieces.length - before).padStart(12)}`,
    );
  }
  const startedAt = performance.now();
  const last = new LiveProcess(makeVariables(folder));
  const url = await last.ready;
  console.log(`start ${STARTS + 1} was ready after ${ms(performance.now() - startedAt)}`);
  const missing = await findMissingPieces(url, acknowledged);
  const code = await last.stop();
  const left = await countProcessesOn(folder);
  console.log(
    `${acknowledged.pieces.length} acknowledged pieces, ${missing.length} missing; ` +
      `${acknowledged.unanswered} unanswered; last stop: exit code ${code}; processes left behind: ${left}`,
  );
  await rm(folder, { recursive: true, force: true });
  if (missing.length > 0 || code !== 0 || left > 0) process.exitCode = 1;
}

/** Kills first starts early, each on a new folder; the second start must serve. */
async function killDuringFirstStart(): Promise<void> {
  const times: string[] = [];
  for (let trial = 1; trial <= FRESH_FOLDERS; trial++) {
    const folder = await mkdtemp(join(tmpdir(), 'fap-kill-'));
    const killAfterMs = random.below(EARLY_KILL_MS);
    const { phase } = await runUntilKilled(folder, { killAfterMs, isWaiting: false }, null, '');
    const startedAt = performance.now();
    const second = new LiveProcess(makeVariables(folder));
    await second.ready;
    times.push(`${ms(killAfterMs)} ${phase} → ${ms(performance.now() - startedAt)}`);
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`first start killed → second ready: ${times.join('; ')}`);
}

/** Starts a server and kills it after some time; until then a client contributes continuously. */
async function runUntilKilled(
  folder: string,
  { killAfterMs, isWaiting }: { killAfterMs: number; isWaiting: boolean },
  acknowledged: Acknowledged | null,
  mark: string,
): Promise<{ phase: string; readyMs: number | null }> {
  const startedAt = performance.now();
  const server = new LiveProcess(makeVariables(folder));
  let readyMs: number | null = null;
  let isKilled = false;
  const client = server.ready
    .then(async (url) => {
      readyMs = performance.now() - startedAt;
      if (acknowledged) await contributeUntil(() => isKilled, url, acknowledged, mark);
    })
    .catch((error: unknown) => {
      if (!isKilled) throw error;
    });
  if (isWaiting) await server.ready;
  // A client that fails ends the run at once.
  await Promise.race([sleep(killAfterMs), client.then(() => sleep(killAfterMs))]);
  const phase = readyMs !== null ? 'serving' : describePhase(folder);
  isKilled = true;
  await server.kill();
  await client;
  return { phase, readyMs };
}

async function contributeUntil(
  isOver: () => boolean,
  url: string,
  acknowledged: Acknowledged,
  mark: string,
): Promise<void> {
  const cookie = await signIn(url);
  acknowledged.clusterId ??= await getAnyClusterId(url, cookie);
  for (let count = 1; !isOver(); count++) {
    const content = `Piece ${count} of start ${mark}`;
    const json = {
      clusterId: acknowledged.clusterId,
      layer: 1 + (count % 14),
      content,
      idempotencyKey: `kill-${mark}-${count}`,
    };
    acknowledged.unanswered += 1;
    const answer = await sendRequest(url, 'POST', '/api/puzzle/contribute', { cookie, json });
    if (answer.status !== 201) throw new Error(`contributing: ${answer.status} ${answer.text}`);
    acknowledged.unanswered -= 1;
    acknowledged.pieces.push({ json, id: getPiece(answer) });
  }
}

/** Finds lost pieces by repeating every acknowledged write: it is idempotent when stored, and makes a new row when lost. */
async function findMissingPieces(url: string, { pieces }: Acknowledged): Promise<SentPiece[]> {
  const cookie = await signIn(url);
  const missing: SentPiece[] = [];
  for (const piece of pieces) {
    const answer = await sendRequest(url, 'POST', '/api/puzzle/contribute', { cookie, json: piece.json });
    if (answer.status !== 200 || getPiece(answer) !== piece.id) missing.push(piece);
  }
  return missing;
}

function getPiece(answer: TestResponse): string {
  return answer.json<{ contribution: { id: string } }>().contribution.id;
}

async function signIn(url: string): Promise<string> {
  const form = { email: 'agent1@demo.test', password: 'demo-pass-2026' };
  const answer = await sendRequest(url, 'POST', '/api/login', { form });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 303 || !cookie) throw new Error(`sign-in: ${answer.status}`);
  return cookie;
}

async function getAnyClusterId(url: string, cookie: string): Promise<string> {
  const answer = await sendRequest(url, 'GET', '/api/clusters', { cookie });
  const clusterId = answer.json<{ id: string }[]>()[0]?.id;
  if (!clusterId) throw new Error('the demo has no cluster');
  return clusterId;
}

function makeVariables(folder: string): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    DATA_DIR: folder,
    DATA_MODE: 'demo',
  };
}

function describePhase(folder: string): string {
  if (existsSync(join(folder, 'postgres', 'PG_VERSION'))) return 'preparing';
  return existsSync(join(folder, 'postgres.new')) ? 'in initdb' : 'just begun';
}

/** Processes whose command line names the folder. */
async function countProcessesOn(folder: string): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(folder)).length;
}

function ms(duration: number): string {
  return `${Math.round(duration)} ms`;
}
