import type { BrowserContext } from '@playwright/test';

/** Delays the server's Socket.IO messages to a browser; HTTP requests are answered as usual. */
export interface FactGate {
  hold(): void;
  release(): void;
}

/** Attaches a gate to a browser. Call it before the first page is opened. */
export async function attachFactGate(context: BrowserContext): Promise<FactGate> {
  let isHeld = false;
  let waiting: (() => void)[] = [];
  await context.routeWebSocket(/\/socket\.io\//u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHeld) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const pass of waiting) pass();
      waiting = [];
    },
  };
}
