import { HISTORY_PAGE_SIZE, MOMENT_PAUSE_MINUTES } from '@fap/shared/puzzle/history.ts';

/** What is read of a log row to group it; its bytes stay where they are. */
export interface RowHead {
  id: number;
  accountId: string;
  at: Date;
  sizeBytes: number;
  /** The version the row brought back; null for ordinary work. */
  restoredFrom: number | null;
}

/** One person's rows without a longer pause; a restore is a moment of its own. */
export interface RowGroup {
  lastId: number;
  firstId: number;
  accountId: string;
  from: Date;
  to: Date;
  rows: number;
  restoredFrom: number | null;
}

/** Rows looked at for one page at most, and their bytes: a moment that goes on longer is cut there. */
const MAX_ROWS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_GROUPS = 2 * HISTORY_PAGE_SIZE;
const PAUSE_MS = MOMENT_PAUSE_MINUTES * 60_000;

/**
 * Groups log rows, handed over newest first, into one page of moments. A page ends where everybody paused, so that
 * nobody's moment is split between two pages; it ends anywhere once it has grown too big.
 */
export class MomentGrouper {
  /** Newest first, by their last row. */
  readonly groups: RowGroup[] = [];
  /** For each row taken, in the order given, the place of its moment in `groups`. */
  readonly groupOf: number[] = [];
  private readonly open = new Map<string, number>();
  private newer: RowHead | null = null;
  private sizeBytes = 0;

  /** The oldest row taken; the next page begins before it. */
  get oldestId(): number | null {
    return this.newer?.id ?? null;
  }

  /** Takes the next older row; false when it belongs to the next page, and the page is done. */
  take(row: RowHead): boolean {
    if (this.newer && this.newer.at.getTime() - row.at.getTime() >= PAUSE_MS) {
      if (this.groups.length >= HISTORY_PAGE_SIZE) return false;
      this.open.clear();
    }
    const isFull = this.groupOf.length >= MAX_ROWS || this.sizeBytes + row.sizeBytes > MAX_BYTES;
    if (this.newer && isFull) return false;
    const place = this.placeOf(row);
    if (place === null && this.groups.length >= MAX_GROUPS) return false;
    this.groupOf.push(place === null ? this.begin(row) : this.extend(place, row));
    this.sizeBytes += row.sizeBytes;
    this.newer = row;
    return true;
  }

  private placeOf(row: RowHead): number | null {
    const place = this.open.get(row.accountId);
    if (place === undefined || row.restoredFrom !== null) return null;
    const group = this.groups[place];
    return group && group.from.getTime() - row.at.getTime() < PAUSE_MS ? place : null;
  }

  private begin({ id, accountId, at, restoredFrom }: RowHead): number {
    const place = this.groups.length;
    this.groups.push({ lastId: id, firstId: id, accountId, from: at, to: at, rows: 1, restoredFrom });
    if (restoredFrom === null) this.open.set(accountId, place);
    else this.open.delete(accountId);
    return place;
  }

  private extend(place: number, row: RowHead): number {
    const group = this.groups[place];
    if (!group) throw new RangeError(`no moment at ${place}`);
    group.firstId = row.id;
    group.from = row.at;
    group.rows += 1;
    return place;
  }
}
