import { scanUpdate } from '../../../platform/collab/encoding/update-scan.ts';
import type { LogRow } from './packed-rows.ts';

/** Who did something, and when, in milliseconds. */
export interface Touch {
  accountId: string;
  at: number;
}

interface Span {
  from: number;
  to: number;
  row: number;
}

/** Maps operations to the log rows that inserted and deleted them: Yjs itself does not record who deleted. */
export class Authorship {
  private readonly rows: Touch[] = [];
  private readonly inserts = new SpanIndex();
  private readonly deletes = new SpanIndex();

  add({ accountId, at, bytes }: LogRow): void {
    const row = this.rows.push({ accountId, at }) - 1;
    const { ranges, deletes } = scanUpdate(bytes);
    for (const { client, from, to } of ranges) this.inserts.add(client, { from, to, row });
    for (const { client, from, to } of deletes) this.deletes.add(client, { from, to, row });
  }

  insertOf(client: number, clock: number): Touch | null {
    return this.rows[this.inserts.find(client, clock) ?? -1] ?? null;
  }

  deleteOf(client: number, clock: number): Touch | null {
    return this.rows[this.deletes.find(client, clock) ?? -1] ?? null;
  }
}

class SpanIndex {
  private readonly spans = new Map<number, Span[]>();
  private isSorted = true;

  add(client: number, span: Span): void {
    const spans = this.spans.get(client);
    if (spans === undefined) {
      this.spans.set(client, [span]);
      return;
    }
    const last = spans.at(-1);
    this.isSorted &&= last === undefined || last.from <= span.from;
    spans.push(span);
  }

  /** The row of a span that holds the clock; of several, which a client that came back may cause, any. */
  find(client: number, clock: number): number | null {
    this.sort();
    const spans = this.spans.get(client) ?? [];
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.from ?? 0) <= clock) low = middle + 1;
      else high = middle;
    }
    // Spans overlap rarely, so that the one before is almost always it.
    for (let index = low - 1; index >= 0; index--) {
      const span = spans[index];
      if (span && clock < span.to) return span.row;
    }
    return null;
  }

  private sort(): void {
    if (this.isSorted) return;
    for (const spans of this.spans.values()) spans.sort((a, b) => a.from - b.from);
    this.isSorted = true;
  }
}
