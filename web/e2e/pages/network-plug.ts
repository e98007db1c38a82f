import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** Takes a browser offline and online again. */
export interface NetworkPlug {
  readonly isPulled: boolean;
  pull(): Promise<void>;
  putBack(): Promise<void>;
}

/**
 * Attaches a plug to a browser: once pulled, requests fail and sockets close. Chromium's offline mode keeps open
 * WebSockets alive, so they are closed here. Call it before the first page is opened.
 */
export async function attachPlug(context: BrowserContext): Promise<NetworkPlug> {
  const open = new Map<WebSocketRoute, WebSocketRoute>();
  let isPulled = false;
  await context.routeWebSocket(/\/(?:yjs|socket\.io)\//u, (socket) => {
    if (isPulled) return void socket.close();
    const server = socket.connectToServer();
    open.set(socket, server);
    server.onClose((code, reason) => {
      open.delete(socket);
      void socket.close({ code: sendable(code), reason: reason ?? '' });
    });
  });
  return {
    get isPulled() {
      return isPulled;
    },
    async pull() {
      isPulled = true;
      // Both ends, because closing one does not close the other; before going offline, so that the server notices.
      await Promise.all([...open].flat().map((end) => end.close()));
      open.clear();
      await context.setOffline(true);
    },
    async putBack() {
      isPulled = false;
      await context.setOffline(false);
    },
  };
}

/** Codes a page may be closed with; the rest belongs to the browser itself. */
function sendable(code: number | undefined): number {
  return code !== undefined && code >= 3000 && code < 5000 ? code : 1000;
}
