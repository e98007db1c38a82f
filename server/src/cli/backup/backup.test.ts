import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { afterEach, expect, test } from 'vitest';
import { report } from '../../platform/collab/testing/report.ts';
import { foundCluster, signUp } from '../../testing/live-client.ts';
import { LiveProcess } from '../../testing/live-process.ts';
import { NOWHERE } from '../../testing/nowhere.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { textFile } from '../../testing/text-file.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (let last = undo.pop(); last; last = undo.pop()) await last();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-backup-'));
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

const variablesOf = (dataDir: string, databaseUrl = '') => ({
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATA_MODE: 'live',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  ...NOWHERE,
});

async function start(dataDir: string, databaseUrl?: string) {
  const server = new LiveProcess(variablesOf(dataDir, databaseUrl));
  undo.push(() => server.kill());
  const url = await server.ready;
  const send = (method: string, path: string, request: Parameters<typeof sendRequest>[3] = {}) =>
    sendRequest(url, method, path, request);
  const address = { url, sendUntilAnswered: send };
  return { server, send, address };
}

const run = (variables: Record<string, string>, ...command: string[]) =>
  promisify(execFile)(process.execPath, [MAIN, ...command], { env: { ...process.env, ...variables } });

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Lets accounts write continuously; gives what the installation acknowledged. */
async function inhabit({ send, address }: Awaited<ReturnType<typeof start>>) {
  const ann = await signUp(address, 'ann-of-the-backup');
  const clusterId = await foundCluster(address, ann);
  const answered: { content: string; evidence: { id: string; sha256: string } | null }[] = [];
  let isOver = false;
  const write = async () => {
    for (let index = 0; !isOver; index++) {
      const content = `Piece ${index} of a busy day, with a tab\t and a backslash \\N.`;
      const json = { clusterId, layer: 1 + (index % 14), content };
      const piece = await send('POST', '/api/puzzle/contribute', { cookie: ann.cookie, json });
      if (piece.status !== 201) throw new Error(piece.text);
      const multipart = textFile(`Exhibit ${index} of a busy day`);
      const file = await send('POST', '/api/evidence/upload', { cookie: ann.cookie, multipart });
      if (file.status !== 201) throw new Error(file.text);
      const { evidenceId: id, fileHash: sha256 } = file.json<{ evidenceId: string; fileHash: string }>();
      answered.push({ content, evidence: { id, sha256 } });
    }
  };
  const writing = write();
  while (answered.length < 5)
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 50))]);
  const stop = async () => {
    isOver = true;
    await writing;
  };
  return { ann, clusterId, answered, stop };
}

async function expectEverything(
  { send }: Awaited<ReturnType<typeof start>>,
  { ann, clusterId, answered }: Pick<Awaited<ReturnType<typeof inhabit>>, 'ann' | 'clusterId' | 'answered'>,
): Promise<void> {
  const { cookie } = ann;
  const form = { email: `${ann.displayName}@people.test`, password: 'a password of tests' };
  expect((await send('POST', '/api/login', { form })).status).toBe(303);
  const { layers } = (await send('GET', `/api/puzzle/${clusterId}`, { cookie })).json<Puzzle>();
  expect(layers.reduce((sum, { pieces }) => sum + pieces, 0)).toBeGreaterThanOrEqual(answered.length);
  for (const { evidence } of answered) {
    const file = await send('GET', `/api/evidence/${evidence?.id}/file`, { cookie });
    expect([file.status, hashOf(file.bytes)]).toEqual([200, evidence?.sha256]);
  }
  // The installation continues, with ids, sequences and queues.
  const json = { clusterId, layer: 3, content: 'The first piece after the restore' };
  expect((await send('POST', '/api/puzzle/contribute', { cookie, json })).status).toBe(201);
  const multipart = textFile('The first exhibit after the restore');
  expect((await send('POST', '/api/evidence/upload', { cookie, multipart })).status).toBe(201);
}

test('a backup made during writes restores everything that was acknowledged before it began', {
  timeout: 600_000,
}, async () => {
  const dataDir = await newFolder();
  const first = await start(dataDir);
  const people = await inhabit(first);
  const file = join(await newFolder(), 'all.zip');
  const before = [...people.answered];
  const startedAt = performance.now();
  await run(variablesOf(dataDir), 'backup', file);
  report(
    `a backup beside writers: ${(performance.now() - startedAt).toFixed(0)} ms, ${before.length} files answered`,
  );
  expect(people.answered.length).toBeGreaterThanOrEqual(before.length);
  await people.stop();

  // All processes are killed and the data folder is lost.
  const [postmaster] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  await first.server.kill();
  try {
    process.kill(Number(postmaster), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

  const elsewhere = await newFolder();
  await run(variablesOf(elsewhere), 'restore', file);
  await expectEverything(await start(elsewhere), { ...people, answered: before });
  await expect(run(variablesOf(elsewhere), 'restore', file)).rejects.toThrow('into an empty database');
});

test('a backup of an embedded database can be restored into an external PostgreSQL; a damaged one leaves it empty', {
  timeout: 600_000,
}, async () => {
  const dataDir = await newFolder();
  const first = await start(dataDir);
  const people = await inhabit(first);
  await people.stop();
  const folder = await newFolder();
  const file = join(folder, 'all.zip');
  // A killed backup leaves no file of that name.
  const killed = run(variablesOf(dataDir), 'backup', file);
  killed.child.kill('SIGKILL');
  await killed.catch(() => {});
  expect(existsSync(file)).toBe(false);
  await run(variablesOf(dataDir), 'backup', file);

  const database = await createEmptyDatabase();
  undo.push(() => database.close());
  const elsewhere = variablesOf(await newFolder(), database.url);
  const whole = await readFile(file);
  const at = whole.indexOf('Exhibit 1 of a busy day');
  expect(at).toBeGreaterThan(0);
  const damaged = join(folder, 'damaged.zip');
  const bytes = Buffer.from(whole);
  bytes.write('X', at);
  await writeFile(damaged, bytes);
  await expect(run(elsewhere, 'restore', damaged)).rejects.toThrow('the backup is damaged');
  await writeFile(damaged, whole.subarray(0, whole.length - 200));
  await expect(run(elsewhere, 'restore', damaged)).rejects.toThrow(/is no backup, or not whole/u);
  expect(await database.sql`select 1 from account`).toHaveLength(0);

  await run(elsewhere, 'restore', file);
  await expectEverything(await start(elsewhere.DATA_DIR, database.url), people);
});
