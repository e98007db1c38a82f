import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedOptions, startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts';
import { parseEnv } from '../src/platform/runtime/env.ts';
import { createLog } from '../src/platform/runtime/log.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { NOWHERE } from '../src/testing/nowhere.ts';

/** A temporary PostgreSQL; disposing it removes its folder. */
export interface ThrowawayPostgres extends AsyncDisposable {
  folder: string;
  url: string;
}

/** Starts an empty temporary PostgreSQL. */
export async function startThrowawayPostgres(
  options: Pick<EmbeddedOptions, 'sharedBuffers'> = {},
): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-bench-'));
  const postgres = await startEmbeddedPostgres({
    ...options,
    folder: join(folder, 'pg'),
    isDisposable: true,
  });
  return {
    folder,
    url: postgres.url,
    async [Symbol.asyncDispose]() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A temporary empty server. */
export interface ThrowawayServer extends AsyncDisposable {
  server: RunningServer;
  databaseUrl: string;
}

/** Starts a temporary empty server with its own PostgreSQL; a load that only people together reach lifts the limits. */
export async function startThrowawayServer(
  variables: Readonly<Record<string, string>> = {},
): Promise<ThrowawayServer> {
  const postgres = await startThrowawayPostgres();
  const env = parseEnv({
    DATA_MODE: 'live',
    ...NOWHERE,
    ...variables,
    PORT: '0',
    DATA_DIR: postgres.folder,
  });
  const server = await startServer({ env, databaseUrl: postgres.url, log: createLog('silent') });
  return {
    server,
    databaseUrl: postgres.url,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await postgres[Symbol.asyncDispose]();
    },
  };
}
