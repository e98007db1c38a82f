import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Runner } from './unprivileged.ts';

/** Longest path of a socket that every system allows, in bytes. */
const LONGEST_PATH = 100;

/** The sockets of PostgreSQL servers that this process started, by their port. */
const sockets = new Map<string, string>();

/**
 * Makes the folder in which the PostgreSQL of this folder listens besides its port; null where that is not possible. A third of a short
 * statement's time is spent in the network of the same machine, which a socket file spares.
 */
export function makeSocketFolder(folder: string, port: number, runner: Runner): string | null {
  const made = join(folder, 'socket');
  if (process.platform === 'win32' || Buffer.byteLength(pathIn(made, port)) > LONGEST_PATH) return null;
  // One that was killed leaves files behind; whoever got its process id would keep the next one from starting.
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { mode: 0o700 });
  runner.adopt(made);
  return made;
}

/** From now on this process reaches the PostgreSQL of this address by the socket in the folder, until the result is called. */
export function reachBySocket(folder: string | null, port: number): () => void {
  if (folder !== null) sockets.set(String(port), pathIn(folder, port));
  return () => void sockets.delete(String(port));
}

/** The socket of the PostgreSQL at this address if this process started it. */
export function socketOf(url: string): string | undefined {
  const { hostname, port } = new URL(url);
  return hostname === '127.0.0.1' ? sockets.get(port) : undefined;
}

/** The same address by the socket, where there is one, for a library that takes nothing but an address. */
export function bySocket(url: string): string {
  const path = socketOf(url);
  if (path === undefined) return url;
  const address = new URL(url);
  address.searchParams.set('host', dirname(path));
  return address.href;
}

const pathIn = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);
