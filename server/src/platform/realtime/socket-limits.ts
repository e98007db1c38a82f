/** What one socket, and all sockets of one account at this process, may ask of the live layer. */
export interface SocketLimits {
  socketsPerAccount: number;
  topicsPerSocket: number;
  commandsPerSecond: number;
  commandsBurst: number;
  accountCommandsPerSecond: number;
  accountCommandsBurst: number;
  /** Commands of one account that are worked on at once; the others wait their turn. */
  accountCommandsAtOnce: number;
  packetsPerSecond: number;
  packetsBurst: number;
  /** How long a connection may take to say which namespace it wants. */
  connectTimeoutMs: number;
}

/**
 * A page subscribes to five topics at most, once when it opens and once after each reconnect; thirty tabs that all come
 * back after a restart ask for 150. A list watches up to twenty exhibits more while they are being read. The limits are
 * several times that, so that only a program meets them.
 */
export const DEFAULT_SOCKET_LIMITS: SocketLimits = {
  // Thirty tabs, and as many connections again whose end nobody has noticed yet; four times that.
  socketsPerAccount: 256,
  topicsPerSocket: 100,
  commandsPerSecond: 50,
  commandsBurst: 400,
  accountCommandsPerSecond: 100,
  accountCommandsBurst: 1_500,
  // Each reads the database once or twice, so one account never holds more than a few of its connections.
  accountCommandsAtOnce: 4,
  // Anything at all, pings and unknown events too; whoever sends more is cut.
  packetsPerSecond: 100,
  packetsBurst: 1_000,
  connectTimeoutMs: 10_000,
};

/**
 * The rates of one account, so many times as wide as they are for people. How many commands are worked on at once stays:
 * it refuses nobody, and it is what keeps the database free for others.
 */
export function accountSocketLimits(factor: number): Partial<SocketLimits> {
  const limits = DEFAULT_SOCKET_LIMITS;
  return {
    accountCommandsPerSecond: limits.accountCommandsPerSecond * factor,
    accountCommandsBurst: limits.accountCommandsBurst * factor,
  };
}
