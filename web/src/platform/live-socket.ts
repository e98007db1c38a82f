import type { Socket } from 'socket.io-client';
import { connectionStateAtom } from './connection-status.tsx';
import { loadLater } from './load-later.ts';
import { appStore } from './store.ts';

type Listener = Parameters<Socket['on']>[1];
type AnyListener = Parameters<Socket['onAny']>[0];

/** What the app uses of its live connection. */
export interface LiveSocket {
  readonly connected: boolean;
  on: (name: string, listener: Listener) => void;
  off: (name: string, listener: Listener) => void;
  onAny: (listener: AnyListener) => void;
  emit: (name: string, ...values: unknown[]) => void;
}

/**
 * A connection that is opened once the page is drawn: the library is loaded then, and who listened before listens to it. Until it is
 * connected it sends nothing, as one whose network is away.
 */
class LateSocket implements LiveSocket {
  #socket: Socket | null = null;
  readonly #listeners: { name: string; listener: Listener }[] = [];
  readonly #anyListeners: AnyListener[] = [];

  constructor() {
    loadLater(
      () => import('./socket.ts'),
      ({ connectSocket }) => this.#open(connectSocket()),
      () => appStore.set(connectionStateAtom, 'missing'),
    );
  }

  get connected(): boolean {
    return this.#socket?.connected ?? false;
  }

  on(name: string, listener: Listener): void {
    if (this.#socket) this.#socket.on(name, listener);
    else this.#listeners.push({ name, listener });
  }

  off(name: string, listener: Listener): void {
    this.#socket?.off(name, listener);
    const index = this.#listeners.findIndex((one) => one.name === name && one.listener === listener);
    if (index >= 0) this.#listeners.splice(index, 1);
  }

  onAny(listener: AnyListener): void {
    if (this.#socket) this.#socket.onAny(listener);
    else this.#anyListeners.push(listener);
  }

  emit(name: string, ...values: unknown[]): void {
    if (this.connected) this.#socket?.emit(name, ...values);
  }

  #open(socket: Socket): void {
    this.#socket = socket;
    for (const { name, listener } of this.#listeners) socket.on(name, listener);
    for (const listener of this.#anyListeners) socket.onAny(listener);
  }
}

let shared: LiveSocket | null = null;

/** The page's live connection; opened on first use, after what is being drawn. */
export function liveSocket(): LiveSocket {
  shared ??= new LateSocket();
  return shared;
}
