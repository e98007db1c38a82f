/** Limits of one socket, and of all sockets of one account at this process. */
export interface SocketLimits {
  socketsPerAccount: number;
  topicsPerSocket: number;
  commandsPerSecond: number;
  commandsBurst: number;
  accountCommandsPerSecond: number;
  accountCommandsBurst: number;
  /** Commands of one account that run at once; the others are queued. */
  accountCommandsAtOnce: number;
  packetsPerSecond: number;
  packetsBurst: number;
  /** How long a connection may take to say which namespace it wants. */
  connectTimeoutMs: number;
}

/**
 * A page subscribes to five topics at most, when it opens and after each reconnect; thirty tabs reconnecting after a
 * restart make 150 subscriptions. A list watches up to twenty exhibits more while they are being read. The limits are
 * several times that, so that only a program reaches them.
 */
export const DEFAULT_SOCKET_LIMITS: SocketLimits = {
  // Four times thirty tabs and as many dead connections not detected yet.
  socketsPerAccount: 256,
  topicsPerSocket: 100,
  commandsPerSecond: 50,
  commandsBurst: 400,
  accountCommandsPerSecond: 100,
  accountCommandsBurst: 1_500,
  // Each makes one or two queries, so one account never holds more than a few pool connections.
  accountCommandsAtOnce: 4,
  // Packets of any kind, pings and unknown events too; a socket above it is cut.
  packetsPerSecond: 100,
  packetsBurst: 1_000,
  connectTimeoutMs: 10_000,
};

/**
 * Multiplies the rates of one account. Its concurrency stays: that refuses nobody, and keeps the database free for
 * others.
 */
export function accountSocketLimits(factor: number): Partial<SocketLimits> {
  const limits = DEFAULT_SOCKET_LIMITS;
  return {
    accountCommandsPerSecond: limits.accountCommandsPerSecond * factor,
    accountCommandsBurst: limits.accountCommandsBurst * factor,
  };
}
