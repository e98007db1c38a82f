import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenSession } from '../../access-changes.ts';
import type { DocumentCheckpoints } from '../log/document-checkpoints.ts';
import type { FindRedacted } from '../log/redact-document.ts';
import type { CollabIdentity } from '../ports/collab-ports.ts';
import type { WriteAuthor } from '../ports/server-write.ts';

export type { CollabDecision, CollabIdentity } from '../ports/collab-ports.ts';

/** Yjs collaboration over the y-websocket protocol, on an HTTP server's upgrades. */
export interface CollabServer {
  /** Authorizes, then upgrades; refuses with a plain HTTP status. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, room: string): void;
  /** Closes every matching connection at once and discards its pending updates; returns how many. */
  closeWhere(
    predicate: (identity: CollabIdentity, room: string) => boolean,
    code: number,
    reason: string,
  ): number;
  /** Whether the room is in memory now. */
  isOpen(room: string): boolean;
  /** Who is connected to which room, once for each session. */
  openVisits(): Iterable<{ room: string; identity: CollabIdentity }>;
  /** Distinct sessions with an open connection. */
  openSessions(): Iterable<OpenSession>;
  /** Loads updates of other processes that this one missed, for all open rooms. */
  catchUp(): Promise<void>;
  /** The whole durable document as one update. */
  getDocument(room: string): Promise<Uint8Array>;
  /**
   * Stores an update under the given author and broadcasts it to the room; returns its log id, or null for a no-op.
   * Throws `WriteRefusedError` when there is no room for it and `WriteUnavailableError` when it cannot be stored now, or was made on
   * another generation than the document's: what a redaction took away must not come back.
   */
  writeAs(room: string, author: WriteAuthor, update: Uint8Array, madeOn?: number): Promise<number | null>;
  /** Deletes everything in a room's document under the given author; the log keeps what was there. */
  clear(room: string, author: WriteAuthor): Promise<void>;
  /**
   * Takes content out of a room's document for good: out of its log, its snapshot and every client's copy. `find` names
   * it, given the whole log. Returns how many rows of the log held it. What clients had not sent yet is lost.
   */
  redact(room: string, author: WriteAuthor, find: FindRedacted): Promise<number>;
  /** Documents as they were, for looking back. */
  readonly checkpoints: DocumentCheckpoints;
  /** Stores what is pending, then closes every connection with 1012. */
  close(): Promise<void>;
  /** `pending`: updates that are not stored yet. */
  stats(): { rooms: number; connections: number; pending: number };
}
