import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, release, totalmem } from 'node:os';
import { findPostgresBinaries } from '../../../src/platform/postgres/binaries.ts';

/** The libraries whose versions a report names, and a file of the package that has them. */
export interface Measured {
  libraries: readonly string[];
  from: string | URL;
  /** How the two sides talk. */
  network: string;
}

/** The live layer and its peers. */
const LIVE: Measured = {
  libraries: ['yjs', 'ws', 'socket.io', '@hocuspocus/server', '@y/websocket-server'],
  from: import.meta.url,
  network: 'Loopback, no TLS, no compression.',
};
const WEB = new URL('../../../../web/package.json', import.meta.url);

/** Pages in a browser: what draws them. */
export const PAGES: Measured = {
  libraries: ['react', 'jotai', '@tanstack/react-query', 'socket.io-client'],
  from: WEB,
  network: 'Loopback, no TLS; files in Brotli.',
};
/** The board in a browser: what draws and shares it. */
export const BOARD: Measured = { ...PAGES, libraries: ['react', '@xyflow/react', 'yjs', 'y-websocket'] };

const GIB = 1024 ** 3;

/** One line each about the machine and the measured versions. */
export function describeMachine({ libraries, from, network }: Measured = LIVE): string {
  const [cpu] = cpus();
  const machine = [
    `${cpus().length} × ${cpu?.model ?? 'unknown CPU'}`,
    `${Math.round(totalmem() / GIB)} GiB`,
    `kernel ${release()}`,
    `Node ${process.versions.node}`,
    postgresVersion(),
  ];
  const versions = libraries.map((name) => `${name} ${versionOf(name, from)}`);
  return `Machine: ${machine.join(', ')}. ${network}\nLibraries: ${versions.join(', ')}.`;
}

function postgresVersion(): string {
  const answer = execFileSync(findPostgresBinaries().postgres, ['--version'], { encoding: 'utf8' });
  return answer.trim().replace('postgres (PostgreSQL)', 'PostgreSQL');
}

function versionOf(name: string, from: string | URL): string {
  // The file is read directly, because not every package exports its package.json.
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => `${folder}/${name}/package.json`).find(existsSync);
  if (file === undefined) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
