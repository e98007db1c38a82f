/** One Yjs update as it goes into the append-only log, with who sent it. */
export interface UpdateRow {
  room: string;
  accountId: string;
  connectionId: string;
  clientIds: readonly number[];
  /** Those that are new in this room. */
  begins: readonly number[];
  bytes: Uint8Array;
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
}

/** Durable store of all rooms; the log is the source of truth, snapshots are derived. */
export interface UpdateStore {
  /** Resolves with one id per row, in the order given, once all rows are durable; all or none are stored. */
  append(rows: readonly UpdateRow[]): Promise<readonly number[]>;
  load(room: string): Promise<StoredBytes>;
  /** Stores the owners of client ids; an id with an owner keeps it. */
  claimClients(claims: readonly ClientClaim[]): Promise<void>;
  /** The rooms whose log has a different number of rows after the snapshot than the process holds. */
  findBehind(positions: readonly LogPosition[]): Promise<readonly string[]>;
  /** Rows of a room's log after `afterId`, without those the caller has. */
  loadMissing(room: string, afterId: number, knownIds: readonly number[]): Promise<readonly StoredUpdate[]>;
  /**
   * Keeps an existing snapshot that reaches further. Returns false and stores nothing when the log has other rows
   * between the two ids than the snapshot merged (a timed-out statement may have committed late).
   */
  saveSnapshot(snapshot: Snapshot): Promise<boolean>;
}
