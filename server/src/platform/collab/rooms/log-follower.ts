import { runAgainIfAsked } from '../../runtime/run-again.ts';
import type { ClientOwners } from '../document/client-owners.ts';
import type { RoomContents } from '../document/room-contents.ts';
import type { RoomShares } from '../document/room-shares.ts';
import { type FramedUpdate, frameUpdate, type StoredDocument } from '../document/stored-document.ts';
import { scanUpdate } from '../encoding/update-scan.ts';
import { StaleGenerationError } from '../store/stale-generation.ts';
import type { LogPosition, StoredUpdate } from '../store/update-store.ts';
import { withTimeout } from '../with-timeout.ts';
import type { RoomPorts } from './room-ports.ts';
import type { BroadcastEntry } from './update-broadcast.ts';

/** A row of the log on its way to everybody. */
export type LogEntry = BroadcastEntry & { id: number };

/** What a follower brings up to date. */
export interface LogFollowerOptions {
  owner: { readonly name: string; lost(): void };
  position: () => LogPosition;
  stored: StoredDocument;
  owners: ClientOwners;
  shares: RoomShares;
  /** Null for a room without a layout. */
  contents: RoomContents | null;
  ports: Pick<RoomPorts, 'store' | 'limits' | 'log'>;
  /** Broadcasts and keeps rows. */
  takeIn: (entries: readonly LogEntry[]) => void;
}

/** Follows a room's log: the rows that are not this process's own, in an order in which nothing comes before what it rests on. */
export class LogFollower {
  private readonly options: LogFollowerOptions;
  /** Whether the last attempt to catch up with the log succeeded. */
  private isCaughtUp = true;
  private readonly loadMissingOnce: () => Promise<void>;

  constructor(options: LogFollowerOptions) {
    const { owner, ports } = options;
    this.options = options;
    this.loadMissingOnce = runAgainIfAsked(
      () => this.loadMissing(),
      (error) => {
        this.isCaughtUp = false;
        if (error instanceof StaleGenerationError) return owner.lost();
        ports.log.warn({ err: error, room: owner.name }, 'collab room could not catch up with its log');
      },
    );
  }

  /** Notes the rows with which the room was loaded. */
  noteTail(rows: readonly StoredUpdate[]): void {
    for (const { accountId, bytes } of rows) this.note(accountId, frameUpdate(bytes, scanUpdate(bytes)));
  }

  /**
   * Rows that another process sent. Messages get lost, and those of several processes overtake each other: a row that rests on one
   * that has not come is left, with all after it, to the log, which gives them in order.
   */
  receive(rows: readonly StoredUpdate[]): void {
    const missing = this.missingOf(rows);
    const gap = missing.findIndex(({ accountId, framed }) => !this.noteIfReady(accountId, framed));
    this.options.takeIn(gap < 0 ? missing : missing.slice(0, gap));
    if (gap >= 0) void this.catchUp();
  }

  /** Loads what other processes stored before this call; false when the log could not be read. */
  async catchUp(): Promise<boolean> {
    await this.loadMissingOnce();
    return this.isCaughtUp;
  }

  private async loadMissing(): Promise<void> {
    const { position, stored, ports, takeIn } = this.options;
    const missing = ports.store.loadMissing(position(), stored.tailIds());
    const rows = await withTimeout(missing, ports.limits.storeAttemptMs, 'reading missed updates');
    const entries = this.missingOf(rows);
    for (const { accountId, framed } of entries) this.note(accountId, framed);
    takeIn(entries);
    this.isCaughtUp = true;
  }

  private missingOf(rows: readonly StoredUpdate[]): LogEntry[] {
    return rows.flatMap(({ id, accountId, bytes }) =>
      this.options.stored.hasRow(id)
        ? []
        : [{ id, accountId, framed: frameUpdate(bytes, scanUpdate(bytes)), source: null }],
    );
  }

  /** Applies a row of the log unchecked, in the log's order. */
  private note(accountId: string, framed: FramedUpdate): void {
    this.noteAuthor(accountId, framed);
    this.options.contents?.takeStored(framed.update, framed.deletes);
  }

  /** As `note`, for a row that may come too early; false when it does. */
  private noteIfReady(accountId: string, framed: FramedUpdate): boolean {
    const { owners, contents } = this.options;
    const { update, ranges, deletes } = framed;
    // Entries are counted for the owner of the client id that makes them.
    owners.claim(
      accountId,
      ranges.map(({ client }) => client),
    );
    if (contents?.takeArrived(update, ranges, deletes) === false) return false;
    this.noteAuthor(accountId, framed);
    return true;
  }

  private noteAuthor(accountId: string, framed: FramedUpdate): void {
    const { owners, shares } = this.options;
    const begins = owners.begin(accountId, new Set(framed.ranges.map(({ client }) => client)));
    shares.add(accountId, framed, begins.length);
  }
}
