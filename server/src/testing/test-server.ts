import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '../areas/auth/sessions.ts';
import type { AnyArea } from '../platform/areas/area.ts';
import { parseEnv } from '../platform/runtime/env.ts';
import { createLog, type Log } from '../platform/runtime/log.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { TestAccount } from './factories.ts';
import { FakeClock } from './fake-clock.ts';
import { NOWHERE } from './nowhere.ts';
import { sendRequest, type TestRequest, type TestResponse } from './send-request.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { TestSocket } from './test-socket.ts';
import { createWorld, type World } from './world.ts';

export interface TestServer {
  url: string;
  dataDir: string;
  world: World;
  send(method: string, path: string, request?: TestRequest): Promise<TestResponse>;
  /** Signs in with the form and gives the cookie header. */
  signIn(account: Pick<TestAccount, 'email' | 'password'> & Partial<TestAccount>): Promise<string>;
  /** Connects a Socket.IO client with this cookie, and other headers of its handshake. */
  connect(cookie: string, headers?: Record<string, string>): Promise<TestSocket>;
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Long enough that answers to uploads contain the reading even on a busy machine. */
const UPLOAD_WAIT_MS = 60_000;

/** Starts a whole server on a free port, with this file's database, its own data folder and a fake clock. */
export async function startTestServer(
  variables: Record<string, string> = {},
  log: Log = createLog('silent'),
  moreAreas: readonly AnyArea[] = [],
  /** Another one than the file's, for a second installation. */
  database: Promise<TestDatabase> = testDatabase(),
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fap-data-'));
  const { url: databaseUrl } = await database;
  const clock = new FakeClock();
  const env = parseEnv({
    DATA_MODE: 'live',
    ...NOWHERE,
    SOURCES_FILE: await writeSources(dataDir),
    // The fake clock does not move, so a spent limit never refills.
    LIMITS_FACTOR: '100',
    ...variables,
    PORT: '0',
    DATA_DIR: dataDir,
  });
  const server = await startServer({ env, databaseUrl, log, clock, uploadWaitMs: UPLOAD_WAIT_MS, moreAreas });
  const world = await createWorld({ ctx: server.ctx, clock, commits: server.commits });
  return testServer(server, world, dataDir);
}

/** Writes ten sources at an address that is never fetched in live mode, so that no test uses the internet. */
async function writeSources(folder: string): Promise<string> {
  const path = join(folder, 'sources.json');
  const sources = Array.from({ length: 10 }, (_, index) => ({
    name: `Test source ${index + 1}`,
    tier: (index % 3) + 1,
    format: 'rss',
    url: `http://127.0.0.1:9/${index + 1}.xml`,
  }));
  await writeFile(path, JSON.stringify(sources));
  return path;
}

function testServer(server: RunningServer, world: World, dataDir: string): TestServer {
  const { url } = server;
  const sockets: TestSocket[] = [];
  const send = (method: string, path: string, request: TestRequest = {}) =>
    sendRequest(url, method, path, request);
  return {
    url,
    dataDir,
    world,
    send,
    async signIn({ email, password }) {
      const answer = await send('POST', '/api/login', { form: { email, password } });
      const cookie = new RegExp(`${SESSION_COOKIE}=[^;]+`, 'u').exec(answer.headers.get('set-cookie') ?? '');
      if (answer.status !== 303 || !cookie) throw new Error(`${email} could not sign in: ${answer.status}`);
      return cookie[0];
    },
    async connect(cookie, headers) {
      const socket = await TestSocket.connect(url, { cookie, ...(headers ? { headers } : {}) });
      sockets.push(socket);
      return socket;
    },
    settle: () => server.settle(),
    async stop() {
      for (const socket of sockets) socket.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
