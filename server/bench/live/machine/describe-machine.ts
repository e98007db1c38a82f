import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, release, totalmem } from 'node:os';
import { findPostgresBinaries } from '../../../src/platform/postgres/binaries.ts';

const LIBRARIES = ['yjs', 'ws', 'socket.io', '@hocuspocus/server', '@y/websocket-server'];
const GIB = 1024 ** 3;

/** One line each about the machine and the measured versions. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const machine = [
    `${cpus().length} × ${cpu?.model ?? 'unknown CPU'}`,
    `${Math.round(totalmem() / GIB)} GiB`,
    `kernel ${release()}`,
    `Node ${process.versions.node}`,
    postgresVersion(),
  ];
  const libraries = LIBRARIES.map((name) => `${name} ${versionOf(name)}`);
  return `Machine: ${machine.join(', ')}. Loopback, no TLS, no compression.\nLibraries: ${libraries.join(', ')}.`;
}

function postgresVersion(): string {
  const answer = execFileSync(findPostgresBinaries().postgres, ['--version'], { encoding: 'utf8' });
  return answer.trim().replace('postgres (PostgreSQL)', 'PostgreSQL');
}

function versionOf(name: string): string {
  // The file is read directly, because not every package exports its package.json.
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const file = folders.map((folder) => `${folder}/${name}/package.json`).find(existsSync);
  if (file === undefined) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
