import type { BrowserContext } from '@playwright/test';

/** Holds back what the server tells a browser over Socket.IO, while its requests go on being answered. */
export interface FactGate {
  hold(): void;
  release(): void;
}

/** A browser that may hear of facts late. Call it before the first page is opened. */
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
