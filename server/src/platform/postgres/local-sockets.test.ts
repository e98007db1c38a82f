import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { bySocket, socketOf } from './local-sockets.ts';

const addressOf = async (url: string): Promise<string | null> => {
  const database = connectDatabase(url, { max: 1 });
  try {
    const [row] = await database.sql<{ address: string | null }[]>`select inet_client_addr() as address`;
    return row?.address ?? null;
  } finally {
    await database.close();
  }
};

/** The address the job queue comes from: its library takes nothing but an address. */
const jobQueueAddressOf = async (url: string): Promise<string | null> => {
  const boss = new PgBoss({ connectionString: bySocket(url), max: 1, supervise: false, schedule: false });
  await boss.start();
  try {
    const { rows } = await boss.getDb().executeSql('select inet_client_addr() as address');
    return rows[0]?.address ?? null;
  } finally {
    await boss.stop({ graceful: false });
  }
};

describe('the embedded PostgreSQL', () => {
  it('is reached by its socket from the process that started it, by its port from others, and again after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fap-socket-'));
    try {
      const first = await startEmbeddedPostgres({ folder, isDisposable: true });
      const socket = socketOf(first.url);
      expect(await addressOf(first.url), 'no address: not over the network').toBeNull();
      expect(await jobQueueAddressOf(first.url)).toBeNull();
      // Another name of this machine is not in the list, as the whole list is in no other process.
      expect(await addressOf(first.url.replace('127.0.0.1', 'localhost'))).toMatch(/^(?:127\.0\.0\.1|::1)/u);
      expect((await stat(join(folder, 'socket'))).mode & 0o077, 'for nobody else').toBe(0);
      await first.stop();
      expect(socketOf(first.url)).toBeUndefined();
      const again = await startEmbeddedPostgres({ folder, isDisposable: true });
      expect(await addressOf(again.url)).toBeNull();
      await again.stop();
      expect(socket).toContain(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is away while its socket file is gone; any other missing file is another fault', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fap-socket-'));
    try {
      const running = await startEmbeddedPostgres({ folder, isDisposable: true });
      const database = connectDatabase(running.url, { max: 1 });
      await running.stop();
      const error: unknown = await database.sql`select 1`.catch((reason: unknown) => reason);
      expect(isDatabaseAway(error), String(error)).toBe(true);
      await database.close();
      const missing: unknown = await stat(join(folder, 'no such file')).catch((reason: unknown) => reason);
      expect(isDatabaseAway(missing)).toBe(false);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is reached by its port where the path of a socket would be too long', async () => {
    const base = await mkdtemp(join(tmpdir(), 'fap-socket-'));
    try {
      const running = await startEmbeddedPostgres({ folder: join(base, 'a'.repeat(90)), isDisposable: true });
      expect(socketOf(running.url)).toBeUndefined();
      expect(bySocket(running.url)).toBe(running.url);
      expect(await addressOf(running.url)).toMatch(/^127\.0\.0\.1/u);
      await running.stop();
    } finally {
      await rm(base, { recursive: true, force: true });
    }
  });
});
