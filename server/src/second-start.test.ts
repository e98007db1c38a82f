import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from './testing/find-free-port.ts';
import { LiveProcess } from './testing/live-process.ts';
import { NOWHERE } from './testing/nowhere.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

/** The lines on standard error, with times replaced. */
const logLines = ({ stderr }: LiveProcess): string[] =>
  stderr.replaceAll(/since \d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'since then').split('\n');

let database: TestDatabase;
let dataDir: string;
let port: number;
const started: LiveProcess[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'fap-second-start-'));
  port = await findFreePort();
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.kill()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<LiveProcess> {
  const process = new LiveProcess({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DATA_MODE: 'live',
    ...NOWHERE,
  });
  started.push(process);
  await process.ready;
  return process;
}

test('a second start logs which instance it replaces, the first logs by which one, and a plain stop logs neither', async () => {
  const first = await start();
  const second = await start();
  expect(await first.exitCode).toBe(0);
  await expect
    .poll(() => logLines(second))
    .toContain(
      `replacing the instance that runs on this data: process ${first.pid} (since then, port ${port})`,
    );
  await expect
    .poll(() => logLines(first))
    .toContain(`replaced by a newer start on this data: process ${second.pid} (since then)`);

  // A leftover file of a start that died while waiting must not be taken for a successor.
  await writeFile(join(dataDir, `server-${port}.next`), `${first.pid} 1 2026-01-01T00:00:00.000Z -\n`);
  expect(await second.stop()).toBe(0);
  expect(second.stderr).not.toContain('replaced by');
  await expect(readFile(join(dataDir, `server-${port}.pid`))).rejects.toThrow('ENOENT');
}, 120_000);
