/** One Yjs update as it goes into the append-only log, with who sent it. */
export interface UpdateRow {
  room: string;
  accountId: string;
  connectionId: string;
  clientIds: readonly number[];
  /** Those that are new in this room. */
  begins: readonly number[];
  bytes: Uint8Array;
  /** Generation of the document it was made on; 0 when it was never redacted. */
  generation: number;
}

/** One row of the log. */
export interface StoredUpdate {
  id: number;
  accountId: string;
  bytes: Uint8Array;
}

/** A room's bytes as stored: the derived snapshot and every logged update after it. */
export interface StoredBytes {
  snapshot: Uint8Array | null;
  /** Last log row the snapshot contains; 0 without a snapshot. */
  snapshotUpdateId: number;
  /** Deleted content is no longer in the snapshot. */
  isCollected: boolean;
  tail: readonly StoredUpdate[];
  /** Which account each Yjs client id belongs to. */
  owners: ReadonlyMap<number, string>;
  /** How often the document was redacted; a copy of an earlier generation is never merged again. */
  generation: number;
}

/** Client ids that an account showed first, without having written under them yet. */
export interface ClientClaim {
  room: string;
  accountId: string;
  clientIds: readonly number[];
}

/** How much of a room's log a process holds. */
export interface LogPosition {
  room: string;
  snapshotUpdateId: number;
  /** Rows after the snapshot. */
  tailRows: number;
  generation: number;
}

/** A snapshot that stands for the log up to and including `lastUpdateId` when a room is loaded. */
export interface Snapshot {
  room: string;
  /** The snapshot it replaces and how many later rows it merged: proves that no row was missed. */
  snapshotUpdateId: number;
  mergedRows: number;
  lastUpdateId: number;
  bytes: Uint8Array;
  stateVector: Uint8Array;
  isCollected: boolean;
  generation: number;
}

/** A document as it was after one row of its log; what the bytes mean is its maker's. */
export interface Checkpoint {
  room: string;
  lastUpdateId: number;
  bytes: Uint8Array;
  /** The checkpoint it was made from (0 for none) and how many later rows it holds: proves that no row was missed. */
  baseUpdateId: number;
  mergedRows: number;
  generation: number;
}

/** How a redaction changes a room's log. */
export interface LogChange {
  changed: readonly { id: number; bytes: Uint8Array }[];
  added: readonly { accountId: string; origin: string; bytes: Uint8Array }[];
}

/** Durable store of all rooms; the log is the source of truth, snapshots are derived. */
export interface UpdateStore {
  /**
   * Resolves with one id per row, in the order given, once all rows are durable; all or none are stored. Throws
   * `StaleGenerationError` when a room was redacted since.
   */
  append(rows: readonly UpdateRow[]): Promise<readonly number[]>;
  load(room: string): Promise<StoredBytes>;
  /** Stores the owners of client ids; an id with an owner keeps it. */
  claimClients(claims: readonly ClientClaim[]): Promise<void>;
  /** The rooms whose log has a different number of rows after the snapshot than the process holds. */
  findBehind(positions: readonly LogPosition[]): Promise<readonly string[]>;
  /** Rows of a room's log after `snapshotUpdateId`, without those the caller has; throws `StaleGenerationError`. */
  loadMissing(
    position: Omit<LogPosition, 'tailRows'>,
    knownIds: readonly number[],
  ): Promise<readonly StoredUpdate[]>;
  /**
   * Keeps an existing snapshot that reaches further. Returns false and stores nothing when the log has other rows
   * between the two ids than the snapshot merged (a timed-out statement may have committed late), or was redacted.
   */
  saveSnapshot(snapshot: Snapshot): Promise<boolean>;
  /**
   * Keeps a checkpoint of the same row. Returns false and stores nothing when the log has other rows between the two ids than the
   * checkpoint holds, was redacted, or the checkpoint it was made from is gone.
   */
  saveCheckpoint(checkpoint: Checkpoint): Promise<boolean>;
  /** Drops all checkpoints of a room; they can be made again. */
  dropCheckpoints(room: string): Promise<void>;
  /** Rewrites a room's log for a redaction, while nothing is appended to it; returns the document's new generation. */
  rewrite(room: string, change: (rows: readonly StoredUpdate[]) => Promise<LogChange>): Promise<number>;
  /** How often a room was redacted. */
  getGeneration(room: string): Promise<number>;
}
