import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CollabLimits } from '../collab-limits.ts';
import type { CollabDecision, CollabIdentity, CollabLog } from '../ports/collab-ports.ts';
import { withTimeout } from '../with-timeout.ts';

interface Revocation {
  matches(identity: CollabIdentity, room: string): boolean;
}

interface GatePorts {
  authorize(request: IncomingMessage, room: string): Promise<CollabDecision>;
  limits: CollabLimits;
  log: CollabLog;
}

/** Decides on upgrade requests; a revocation during the decision still counts. */
export class UpgradeGate {
  private readonly ports: GatePorts;
  private deciding = 0;
  private revocations: Revocation[] = [];

  constructor(ports: GatePorts) {
    this.ports = ports;
  }

  revoke(matches: (identity: CollabIdentity, room: string) => boolean): void {
    if (this.deciding > 0) this.revocations.push({ matches });
  }

  /** Calls `enter` synchronously with the decision, or refuses with a plain HTTP status. */
  async admit(
    request: IncomingMessage,
    socket: Duplex,
    room: string,
    enter: (identity: CollabIdentity) => void,
  ): Promise<void> {
    const { limits, log } = this.ports;
    const swallow = () => undefined;
    socket.on('error', swallow);
    this.deciding++;
    const known = this.revocations.length;
    try {
      const deciding = this.ports.authorize(request, room);
      const decision = await withTimeout(deciding, limits.authorizeMs, 'authorizing an upgrade');
      if (socket.destroyed || !socket.writable) return;
      if (!decision.ok) return refuseUpgrade(socket, decision.status, decision.reason);
      const isRevoked = this.revocations.slice(known).some(({ matches }) => matches(decision.identity, room));
      if (isRevoked) return refuseUpgrade(socket, 401, 'access was revoked');
      socket.off('error', swallow);
      enter(decision.identity);
    } catch (error) {
      log.error({ err: error, room }, 'collab upgrade could not be authorized');
      refuseUpgrade(socket, 503, 'try again later');
    } finally {
      this.deciding--;
      if (this.deciding === 0) this.revocations = [];
    }
  }
}

/** Answers an upgrade request with a plain HTTP status and ends its socket. */
export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  socket.on('error', () => undefined);
  const body = `${reason}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
