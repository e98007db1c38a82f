import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSuccessor, takeOver } from './instance-lock.ts';
import { startMarkOf } from './leftover-process.ts';

let dataDir: string;
let other: ChildProcess;
let ended: Promise<unknown>;
const said: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fap-lock-'));
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  ended = once(other, 'exit');
  await once(other, 'spawn');
  said.length = 0;
});
afterEach(async () => {
  other.kill('SIGKILL');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
});

const inFile = (line: string) => writeFile(join(dataDir, 'server.pid'), `${line}\n`);
const take = () => takeOver(dataDir, 'server', (line) => said.push(line));

test('an instance of a version that stored neither time nor port is replaced too', async () => {
  await inFile(`${other.pid} ${startMarkOf(Number(other.pid)) ?? ''}`);
  const lock = await take();
  await ended;
  expect(other.signalCode).toBe('SIGTERM');
  expect(said).toEqual([`replacing the instance that runs on this data: process ${other.pid}`]);
  lock.servesOn(4711);
  expect(await readFile(join(dataDir, 'server.pid'), 'utf8')).toMatch(/^\d+ \S+ \d{4}-\S+Z 4711\n$/u);
  lock.release();
  await expect(readFile(join(dataDir, 'server.pid'))).rejects.toThrow('ENOENT');
});

test('an unrelated process that reuses the process id is left alone', async () => {
  await inFile(`${other.pid} 1 2026-01-01T00:00:00.000Z 3000`);
  await take();
  expect(said).toEqual([]);
  expect(other.exitCode ?? other.signalCode).toBeNull();
});

test('a successor is named while it runs, and only then', async () => {
  const next = join(dataDir, 'server.next');
  expect(findSuccessor(dataDir, 'server')).toBeNull();
  await writeFile(next, `${other.pid} ${startMarkOf(Number(other.pid)) ?? '-'} 2026-01-01T00:00:00.000Z -\n`);
  expect(findSuccessor(dataDir, 'server')).toBe(`process ${other.pid} (since 2026-01-01T00:00:00.000Z)`);
  other.kill('SIGKILL');
  await ended;
  expect(findSuccessor(dataDir, 'server')).toBeNull();
});
