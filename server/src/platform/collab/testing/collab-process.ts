import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { COMPILED_FOLDER } from '../../runtime/keep-compiled.ts';

const START_TIMEOUT_MS = 60_000;
const children = new Set<ChildProcess>();

/** Starts a script of this folder that prints its port on its first line. */
export async function startChild(
  script: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; port: number }> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_FOLDER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const [line] = child.stdout === null ? [''] : await once(child.stdout, 'data');
  clearTimeout(timer);
  return { child, port: Number(String(line).trim()) };
}

/** Kills processes that a failed test left behind; they would keep the run from ending. */
export function killChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** A stock client of a server in another process; pass an earlier client's document to reconnect with it. */
export function joinAt(
  port: number,
  room: string,
  doc = new Y.Doc(),
): { doc: Y.Doc; provider: WebsocketProvider } {
  const provider = new WebsocketProvider(`ws://127.0.0.1:${port}/yjs`, room, doc, {
    WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 50,
  });
  provider.on('connection-error', () => undefined);
  return { doc, provider };
}
