import { t } from '@fap/shared/kernel/words.ts';
import type { Server, Socket } from 'socket.io';
import { TokenBucket } from '../runtime/token-bucket.ts';
import type { AccountSockets } from './account-sockets.ts';
import type { SocketLimits } from './socket-limits.ts';

const TOO_MANY = t`Too many requests. Please try again in a moment.`;

/** Cuts connections that exceed the packet rate, signed in or not; our own clients stay far below it. */
export function meterPackets(io: Server, limits: SocketLimits, now: () => number): void {
  io.engine.on('connection', (connection) => {
    const packets = new TokenBucket(limits.packetsPerSecond, limits.packetsBurst, now());
    connection.on('packet', () => {
      if (!packets.take(1, now())) connection.close(true);
    });
  });
}

/** Rate-limits the events of a socket, known or not; excess events are refused with an error. */
export function meterCommands(
  socket: Socket,
  account: AccountSockets,
  limits: SocketLimits,
  now: () => number,
): void {
  const commands = new TokenBucket(limits.commandsPerSecond, limits.commandsBurst, now());
  socket.use((event, next) => {
    if (commands.take(1, now()) && account.takeCommand(now())) return next();
    const acknowledge: unknown = event.at(-1);
    if (typeof acknowledge === 'function') acknowledge({ ok: false, error: TOO_MANY, isFinal: false });
  });
}
