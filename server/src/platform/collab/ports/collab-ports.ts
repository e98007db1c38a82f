import type { IncomingMessage } from 'node:http';
import type { CollabLimits } from '../collab-limits.ts';
import type { DocumentLayout } from '../document/document-layout.ts';
import type { UpdateStore } from '../store/update-store.ts';
import type { RoomExchange } from './room-exchange.ts';

/** Who a connection is, as the caller's session check decided it. */
export interface CollabIdentity {
  accountId: string;
  sessionId: string;
  displayName: string;
  color: string;
  readOnly: boolean;
  /** What the decision depended on, so that a change can be detected. */
  access: string;
}

/** The caller's answer to one upgrade request. */
export type CollabDecision =
  | { ok: true; identity: CollabIdentity }
  | { ok: false; status: 401 | 403 | 404; reason: string };

/** Structured log the server writes to; a pino logger fits. */
export interface CollabLog {
  info(obj: object, msg: string): void;
  warn(obj: object, msg: string): void;
  error(obj: object, msg: string): void;
}

/** One group commit; times in milliseconds. */
export interface CommitFigures {
  updates: number;
  bytes: number;
  /** How long the oldest of its updates had waited for the commit before it and for the pause between two. */
  queuedMs: number;
  /** From sending the statement until its answer: PostgreSQL, its disk, and this process's event loop. */
  statementMs: number;
  /** Framing, and a write to each socket. */
  deliveredMs: number;
}

/** Counters and gauges as plain callbacks; each is called on the hot path and must be cheap. */
export interface CollabMetrics {
  connectionOpened(): void;
  connectionClosed(code: number): void;
  roomLoaded(durationMs: number): void;
  roomUnloaded(): void;
  committed(figures: CommitFigures): void;
  commitFailed(): void;
  broadcast(receivers: number, bytes: number): void;
  noOpDropped(): void;
  rejected(reason: string): void;
  awarenessSkipped(): void;
  resynced(): void;
  compacted(rows: number, bytes: number): void;
}

/** Everything the collaboration server needs from outside. */
export interface CollabPorts {
  authorize(request: IncomingMessage, room: string): Promise<CollabDecision>;
  log: CollabLog;
  now(): number;
  store: UpdateStore;
  /** Undefined for a server that runs alone. */
  exchange?: RoomExchange;
  metrics?: Partial<CollabMetrics>;
  limits?: Partial<CollabLimits>;
  /** The layout of a room's document; undefined: anything well-formed. */
  layoutOf?(room: string): DocumentLayout;
}
