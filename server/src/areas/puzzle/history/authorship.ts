import type { ClockRange } from '../../../platform/collab/encoding/clock-ranges.ts';
import { scanUpdate } from '../../../platform/collab/encoding/update-scan.ts';
import type { LogRow } from './packed-rows.ts';

/** Who did something, in which row of the log, and when, in milliseconds. */
export interface Touch {
  updateId: number;
  accountId: string;
  at: number;
}

/** Maps operations to the log rows that inserted and deleted them: Yjs itself does not record who deleted. */
export class Authorship {
  private readonly rows: Touch[] = [];
  private readonly inserts = new SpanIndex();
  private readonly deletes = new SpanIndex();

  /** Adds a row; the rows come in the order of the log. */
  add({ id, accountId, at, bytes }: LogRow): void {
    const row = this.rows.push({ updateId: id, accountId, at }) - 1;
    const { ranges, deletes } = scanUpdate(bytes);
    for (const { client, from, to } of ranges) this.inserts.add(client, { from, to, row });
    for (const { client, from, to } of deletes) this.deletes.add(client, { from, to, row });
  }

  /** Adds what is known of a row that is not at hand, before any that are. */
  addWritten(
    { client, from, to, updateId }: ClockRange & { updateId: number },
    { accountId, at }: Omit<Touch, 'updateId'>,
  ): void {
    const row = this.rows.push({ updateId, accountId, at }) - 1;
    this.inserts.add(client, { from, to, row });
  }

  insertOf(client: number, clock: number): Touch | null {
    return this.rows[this.inserts.find(client, clock) ?? -1] ?? null;
  }

  deleteOf(client: number, clock: number): Touch | null {
    return this.rows[this.deletes.find(client, clock) ?? -1] ?? null;
  }
}

interface Span {
  from: number;
  to: number;
  row: number;
}

interface ClientSpans {
  spans: Span[];
  /** For each span, how far it and those before it reach; null when it must be computed anew. */
  reach: number[] | null;
}

class SpanIndex {
  private readonly clients = new Map<number, ClientSpans>();

  add(client: number, span: Span): void {
    const known = this.clients.get(client);
    if (known === undefined) {
      this.clients.set(client, { spans: [span], reach: null });
      return;
    }
    known.spans.push(span);
    known.reach = null;
  }

  /** The first row that has the clock: what a later one repeats, as a client does that comes back, changes nothing. */
  find(client: number, clock: number): number | null {
    const known = this.clients.get(client);
    if (known === undefined) return null;
    const { spans } = known;
    known.reach ??= sortSpans(spans);
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.from ?? 0) <= clock) low = middle + 1;
      else high = middle;
    }
    // Spans overlap rarely, so that the one before is almost always it.
    let first: number | null = null;
    for (let index = low - 1; index >= 0 && (known.reach[index] ?? 0) > clock; index--) {
      const span = spans[index];
      if (span && clock < span.to) first = Math.min(first ?? span.row, span.row);
    }
    return first;
  }
}

/** Sorts spans by where they begin; returns how far each and those before it reach. */
function sortSpans(spans: Span[]): number[] {
  spans.sort((a, b) => a.from - b.from);
  let farthest = 0;
  return spans.map(({ to }) => {
    farthest = Math.max(farthest, to);
    return farthest;
  });
}
