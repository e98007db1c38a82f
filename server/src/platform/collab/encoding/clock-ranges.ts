/** Operations `from` (included) to `to` (excluded) of one Yjs client. */
export interface ClockRange {
  client: number;
  from: number;
  to: number;
}

interface Span {
  from: number;
  to: number;
}

/** Set of operations, kept per client as sorted, disjoint, non-touching spans. */
export class ClockRangeSet {
  private readonly spans = new Map<number, Span[]>();

  add(range: ClockRange): void {
    if (range.to <= range.from) return;
    const spans = this.spans.get(range.client);
    if (spans === undefined) {
      this.spans.set(range.client, [{ from: range.from, to: range.to }]);
      return;
    }
    const first = firstSpanEndingAtOrAfter(spans, range.from);
    let { from, to } = range;
    let end = first;
    for (let span = spans[end]; span !== undefined && span.from <= to; span = spans[end]) {
      from = Math.min(from, span.from);
      to = Math.max(to, span.to);
      end++;
    }
    spans.splice(first, end - first, { from, to });
  }

  covers(range: ClockRange): boolean {
    if (range.to <= range.from) return true;
    const spans = this.spans.get(range.client);
    if (spans === undefined) return false;
    const span = spans[firstSpanEndingAtOrAfter(spans, range.to)];
    return span !== undefined && span.from <= range.from;
  }

  /** The parts of a range that are in the set, in order. */
  intersect({ client, from, to }: ClockRange): ClockRange[] {
    const spans = this.spans.get(client) ?? [];
    const parts: ClockRange[] = [];
    for (let i = firstSpanEndingAtOrAfter(spans, from); i < spans.length; i++) {
      const span = spans[i];
      if (span === undefined || span.from >= to) break;
      const part = { client, from: Math.max(from, span.from), to: Math.min(to, span.to) };
      if (part.to > part.from) parts.push(part);
    }
    return parts;
  }

  /** End of the client's contiguous clocks from 0. */
  contiguousEnd(client: number): number {
    const span = this.spans.get(client)?.[0];
    return span !== undefined && span.from === 0 ? span.to : 0;
  }

  /** Client and first missing clock of every client known from its start: a Yjs state vector. */
  contiguousEnds(): Map<number, number> {
    const ends = new Map<number, number>();
    for (const client of this.spans.keys()) {
      const end = this.contiguousEnd(client);
      if (end > 0) ends.set(client, end);
    }
    return ends;
  }

  *ranges(): IterableIterator<ClockRange> {
    for (const [client, spans] of this.spans) {
      for (const span of spans) yield { client, from: span.from, to: span.to };
    }
  }

  isEmpty(): boolean {
    return this.spans.size === 0;
  }
}

function firstSpanEndingAtOrAfter(spans: readonly Span[], clock: number): number {
  const last = spans[spans.length - 1];
  if (last !== undefined && last.to < clock) return spans.length;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span !== undefined && span.to < clock) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many operations ranges hold. */
export const lengthOf = (ranges: readonly ClockRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);
