import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { isAlive, isRunning, stopProcess } from '../runtime/leftover-process.ts';
import { findPostgresBinaries } from './binaries.ts';
import { makeSocketFolder, reachBySocket } from './local-sockets.ts';
import {
  type EmbeddedPostgres,
  type Launched,
  type SuperviseListeners,
  superviseEmbedded,
} from './supervise-embedded.ts';
import { findRunner, type Runner } from './unprivileged.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 8_000;
const START_ATTEMPTS = 10;
const SUPERUSER = 'fap';
const DATABASE = 'fap';

/**
 * Room for the write-ahead log, so that checkpoints are rare and spread out: after each one the first change of a page writes the whole
 * page, and everybody's commits wait for the disk. Compressed, those pages are a third. `pnpm bench:wal` compares with PostgreSQL's own.
 */
const WAL_SETTINGS: Readonly<Record<string, string>> = {
  wal_compression: 'on',
  min_wal_size: '512MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '30min',
};

export interface EmbeddedOptions extends Partial<SuperviseListeners> {
  folder: string;
  /** Tests only: trade crash safety for speed. */
  isDisposable?: boolean;
  /** PostgreSQL's `shared_buffers`, such as `1GB`; the default suits a small installation. */
  sharedBuffers?: string;
  /** Benchmarks only: settings instead of ours. */
  settings?: Readonly<Record<string, string>>;
  /** Tests only: a known free port, to restart at the same address. */
  port?: number;
}

/** Starts the PostgreSQL of this folder (created on first use) on a free loopback port and waits until it answers. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const runner = findRunner();
  const dataFolder = join(options.folder, 'postgres');
  const passwordFile = passwordFileOf(options.folder);
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(dataFolder, 'PG_VERSION')))
    await initialise(binaries.initdb, runner, dataFolder, passwordFile);
  await stopLeftover(dataFolder);

  const launchHere = (port?: number) =>
    launchPatiently(binaries.postgres, runner, { ...options, ...(port === undefined ? {} : { port }) });
  return superviseEmbedded(await launchHere(), launchHere, options);
}

async function launchPatiently(program: string, runner: Runner, options: EmbeddedOptions): Promise<Launched> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(program, runner, options);
    } catch (error) {
      // Processes of a PostgreSQL killed with SIGKILL may still be exiting.
      const isBusy = /lock file|shared memory/u.test(String(error));
      if (!isBusy || attempt === START_ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}

/** The URL of this folder's PostgreSQL on this port. */
export function embeddedUrl(folder: string, port: number): string {
  const password = readFileSync(passwordFileOf(folder), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

const passwordFileOf = (folder: string): string => join(folder, 'postgres.password');

async function launch(program: string, runner: Runner, options: EmbeddedOptions): Promise<Launched> {
  const port = options.port ?? (await findFreePort());
  const sockets = makeSocketFolder(options.folder, port, runner);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: sockets ?? '',
    max_connections: '120',
    shared_buffers: options.sharedBuffers ?? '128MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
    track_wal_io_timing: 'on',
    ...WAL_SETTINGS,
    ...(options.isDisposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    ...options.settings,
  };
  const args = [
    '-D',
    join(options.folder, 'postgres'),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const wrapped = runner.wrap(program, args);
  const child = spawn(wrapped.command, wrapped.args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C reaches only the server, which stops PostgreSQL last.
    detached: true,
    ...(wrapped.uid === undefined ? {} : { uid: wrapped.uid }),
    ...(wrapped.gid === undefined ? {} : { gid: wrapped.gid }),
    cwd: '/',
  });
  const output = collectTail(child);
  const url = embeddedUrl(options.folder, port);
  await waitUntilReady(url, child, output, () => saysReady(join(options.folder, 'postgres'), port));
  const ended = new Promise<string>((resolve) => {
    const resolveExit = () =>
      resolve(`PostgreSQL ended (${child.signalCode ?? `code ${child.exitCode}`}): ${output()}`);
    if (child.exitCode !== null || child.signalCode !== null) resolveExit();
    else child.once('exit', resolveExit);
  });
  const forget = reachBySocket(sockets, port);
  return {
    url,
    port,
    ended,
    stop: async () => {
      forget();
      await stopChild(child);
    },
  };
}

async function initialise(
  initdb: string,
  runner: Runner,
  dataFolder: string,
  passwordFile: string,
): Promise<void> {
  // A folder without PG_VERSION is left from an interrupted first start and empty of data.
  const fresh = `${dataFolder}.new`;
  rmSync(dataFolder, { recursive: true, force: true });
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  runner.adopt(fresh);
  const args = ['-D', fresh, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const wrapped = runner.wrap(initdb, [...args, '--encoding=UTF8', '--locale=C', '--no-instructions']);
  await promisify(execFile)(wrapped.command, wrapped.args, {
    ...(wrapped.uid === undefined ? {} : { uid: wrapped.uid }),
    ...(wrapped.gid === undefined ? {} : { gid: wrapped.gid }),
    cwd: '/',
  });
  renameSync(fresh, dataFolder);
}

/** Stops a PostgreSQL that outlived its server (killed with SIGKILL), to take over its files. */
async function stopLeftover(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (isRunning(pid, dataFolder)) {
    await stopProcess(pid, { signal: 'SIGINT', timeoutMs: STOP_TIMEOUT_MS });
  } else if (isAlive(pid)) {
    // The process id was reused, which PostgreSQL cannot detect: it would not start. Otherwise the file stays, as from
    // it PostgreSQL sees whether processes of a killed one still use the data.
    rmSync(pidFile, { force: true });
  }
}

/**
 * Whether postmaster.pid says `ready`, as pg_ctl checks too. A PostgreSQL that is still starting cuts connections, and
 * the driver can crash the whole process over that (porsager/postgres issue 1208).
 */
function saysReady(dataFolder: string, port: number): boolean {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  // Lines: process id, data folder, start time, port, socket folder, address, shared memory, status.
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return lines[3] === String(port) && lines[7]?.trim() === 'ready';
}

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  isReady: () => boolean,
): Promise<void> {
  const adminUrl = url.replace(/\/[^/]+$/u, '/postgres');
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${output()}`);
    if (!isReady()) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not get ready: ${output()}`);
      await sleep(20);
      continue;
    }
    const sql = postgres(adminUrl, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      const [row] = await sql`select 1 from pg_database where datname = ${DATABASE}`;
      if (!row) await sql.unsafe(`create database ${DATABASE}`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer: ${String(error)}; ${output()}`);
      await sleep(50);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const inTime = await Promise.race([gone.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (!inTime) {
    child.kill('SIGQUIT');
    await gone;
  }
}

/** The last lines on standard error, for error messages. */
function collectTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4_000);
  });
  return () => tail.trim().split('\n').slice(-5).join(' | ') || 'no output';
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
