import type { LoadTarget } from '../../live/load/commands.ts';

export interface FillCommand {
  target: LoadTarget;
  room: string;
  cards: number;
}

export interface EnterCommand {
  target: LoadTarget;
  room: string;
  /** The session of each person. */
  cookies: readonly string[];
}

/** Of all people together. */
export interface WorkCommand {
  updatesPerSecond: number;
  movesPerSecond: number;
  /** How many leave each second, each with what they made, and come back as if they had loaded the page anew. */
  visitsPerSecond: number;
}

export interface WorkReport {
  seconds: number;
  updates: number;
  moves: number;
  visits: number;
  /** Connections that the server closed. */
  closed: number;
  firstCloseReason: string | null;
  eventLoopUtilization: number;
}

/** Commands to the process of the people who fill a board with life. */
export interface CrowdCommands {
  fill(command: FillCommand): Promise<void>;
  enter(command: EnterCommand): Promise<void>;
  start(command: WorkCommand): Promise<void>;
  stop(command: undefined): Promise<WorkReport>;
  leave(command: undefined): Promise<void>;
  /** Whether the time is written on the beacon; while it is not, nothing of the document changes. */
  beacon(command: { isOn: boolean }): Promise<void>;
}
