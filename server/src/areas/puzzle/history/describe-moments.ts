import { type BoardChanges, cardChange, lineChange, noChanges } from '@fap/shared/puzzle/board-changes.ts';
import * as Y from 'yjs';
import { type ClockRange, ClockRangeSet } from '../../../platform/collab/encoding/clock-ranges.ts';
import type { DocumentCache, DocumentSource } from './document-cache.ts';
import { WORDS_ROOT } from './document-kind.ts';
import { type PackedRows, unpackRows } from './packed-rows.ts';
import { StructIndex } from './struct-index.ts';

export interface DescribeTask {
  /** The rows of a page, oldest first, and for each of them which moment it belongs to. */
  rows: readonly PackedRows[];
  groupOf: Uint32Array<ArrayBuffer>;
  groups: number;
  document: DocumentSource;
  /** Nothing came after these rows: what the document holds beside them is older. */
  isNewest: boolean;
}

interface DecodedRow {
  group: number;
  items: readonly Y.Item[];
  deletes: readonly ClockRange[];
  deleted: ClockRangeSet;
}

interface Entry {
  before: unknown;
  after: unknown;
}

const CARDS = 'pieces';
const LINES = 'links';
const NOTES = WORDS_ROOT;

/**
 * The changes of each moment of a page, derived from the updates without building a document. Null when the merged document
 * has to be sent along.
 */
export function describeMoments(task: DescribeTask, documents: DocumentCache): BoardChanges[] | null {
  const base = documents.open(task.document);
  if (base === null) return null;
  const index = new StructIndex(base);
  const rows = [...unpackRows(task.rows)];
  for (const update of task.document.tail) index.add(update);
  // When the tail was too long to send, only the page's own rows are used.
  for (const { bytes } of rows) index.addMissing(bytes);
  const decoded = rows.map(({ bytes }, at) => decodeRow(bytes, task.groupOf[at] ?? 0));
  const collector = new ChangeCollector(index, decoded, task);
  for (const [at, row] of decoded.entries()) collector.collect(row, at);
  return collector.result();
}

function decodeRow(bytes: Uint8Array, group: number): DecodedRow {
  const { structs, ds } = Y.decodeUpdate(bytes);
  const items = structs.filter((struct): struct is Y.Item => struct instanceof Y.Item);
  const deletes = [...ds.clients].flatMap(([client, ranges]) =>
    ranges.map(({ clock, len }) => ({ client, from: clock, to: clock + len })),
  );
  const deleted = new ClockRangeSet();
  for (const range of deletes) deleted.add(range);
  return { group, items, deletes, deleted };
}

class ChangeCollector {
  private readonly index: StructIndex;
  private readonly changes: BoardChanges[];
  /** Per moment: entries of the two maps, as the moment found them and as it left them. */
  private readonly entries: Map<string, Entry>[];
  /** Items that took the place of another, by that other one's id; the row of those on this page. */
  private readonly successors = new Map<string, { item: Y.Item; row: number | null }[]>();

  private readonly isNewest: boolean;

  constructor(index: StructIndex, rows: readonly DecodedRow[], { groups, isNewest }: DescribeTask) {
    this.index = index;
    this.isNewest = isNewest;
    this.changes = Array.from({ length: groups }, noChanges);
    this.entries = Array.from({ length: groups }, () => new Map<string, Entry>());
    this.findSuccessors(rows);
  }

  collect(row: DecodedRow, at: number): void {
    const replaced = new Set(row.items.flatMap(({ origin }) => (origin ? [keyOf(origin)] : [])));
    for (const item of row.items) this.collectInsert(item, row, at);
    for (const { client, from, to } of row.deletes) {
      for (const item of this.index.overlapping(client, from, to)) {
        const { root, key } = this.index.placeOf(item);
        if (root === NOTES) this.collectNotesDelete(item, row.group, from, to);
        else if (key !== null && !replaced.has(keyOf(item.lastId)) && !this.isReplaced(item, row, at))
          this.touch(row.group, root, key, entryValue(item), undefined);
      }
    }
  }

  result(): BoardChanges[] {
    for (const [group, entries] of this.entries.entries()) {
      const { cards, lines } = this.changes[group] ?? noChanges();
      for (const [name, { before, after }] of entries) {
        const card = name.startsWith(CARDS) ? cardChange(before, after) : null;
        const line = name.startsWith(LINES) ? lineChange(before, after) : null;
        if (card) cards[card] += 1;
        if (line) lines[line] += 1;
      }
    }
    return this.changes;
  }

  private collectInsert(item: Y.Item, { group, deleted }: DecodedRow, at: number): void {
    const { root, key } = this.index.placeOf(item);
    const { notes } = this.changes[group] ?? noChanges();
    if (root === NOTES) {
      if (item.content instanceof Y.ContentString) notes.charactersAdded += item.length;
      else notes.isReformatted = true;
    }
    if (key === null) return;
    const before = item.origin && this.index.find(item.origin);
    const wasThere =
      before !== null && (holds(deleted, before.lastId) || this.isReplacedByOther(before, item, at));
    this.touch(group, root, key, wasThere ? entryValue(before) : undefined, entryValue(item));
  }

  private collectNotesDelete(item: Y.Item, group: number, from: number, to: number): void {
    const { notes } = this.changes[group] ?? noChanges();
    const { clock } = item.id;
    if (item.content instanceof Y.ContentString)
      notes.charactersRemoved += Math.min(to, clock + item.length) - Math.max(from, clock);
    else notes.isReformatted = true;
  }

  private touch(group: number, root: string, key: string, before: unknown, after: unknown): void {
    if (root !== CARDS && root !== LINES) return;
    const entries = this.entries[group];
    const name = `${root} ${key}`;
    const known = entries?.get(name);
    if (known) known.after = after;
    else entries?.set(name, { before, after });
  }

  /**
   * Whether a deleted entry was not taken away but replaced: its successor is in the same update, came earlier, or
   * won against it when two people changed the entry at the same time.
   */
  private isReplaced(item: Y.Item, { deleted }: DecodedRow, at: number): boolean {
    const isEarlier = (row: number | null) => (row === null ? this.isNewest : row <= at);
    const after = this.successors.get(keyOf(item.lastId)) ?? [];
    if (after.some((next) => holds(deleted, next.item.id) || isEarlier(next.row))) return true;
    // Yjs keeps an entry's values in a row; of two that took the same place the higher client's stands further right.
    for (let value: Y.Item | null = item; value?.origin; value = this.index.find(value.origin)) {
      const { client } = value.id;
      const rivals = this.successors.get(keyOf(value.origin)) ?? [];
      if (rivals.some((rival) => rival.item.id.client > client && (rival.row ?? at) <= at)) return true;
    }
    return false;
  }

  /** Whether an entry had been replaced by somebody else when an item took its place: it was not taken away. */
  private isReplacedByOther(before: Y.Item, item: Y.Item, at: number): boolean {
    const others = this.successors.get(keyOf(before.lastId)) ?? [];
    return others.some((other) => keyOf(other.item.id) !== keyOf(item.id) && (other.row ?? at) <= at);
  }

  // Only what is asked for later is kept: a long document has a successor for every move of every card.
  private findSuccessors(rows: readonly DecodedRow[]): void {
    const wanted = new IdSet();
    const rowOf = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      for (const item of row.items) {
        rowOf.set(keyOf(item.id), at);
        if (item.origin) wanted.add(item.origin);
      }
      for (const { client, from, to } of row.deletes) {
        for (const item of this.index.overlapping(client, from, to)) {
          if (this.index.placeOf(item).key === null) continue;
          wanted.add(item.lastId);
          for (let value: Y.Item | null = item; value?.origin && !wanted.has(value.origin); ) {
            wanted.add(value.origin);
            value = this.index.find(value.origin);
          }
        }
      }
    }
    for (const item of this.index.items()) {
      if (item.origin === null || !wanted.has(item.origin) || this.index.placeOf(item).key === null) continue;
      const known = this.successors.get(keyOf(item.origin)) ?? [];
      known.push({ item, row: rowOf.get(keyOf(item.id)) ?? null });
      this.successors.set(keyOf(item.origin), known);
    }
  }
}

/** Ids without a text for each: a whole document is asked for them. */
class IdSet {
  private readonly clocks = new Map<number, Set<number>>();

  add({ client, clock }: Y.ID): void {
    const known = this.clocks.get(client);
    if (known) known.add(clock);
    else this.clocks.set(client, new Set([clock]));
  }

  has({ client, clock }: Y.ID): boolean {
    return this.clocks.get(client)?.has(clock) === true;
  }
}

const holds = (ranges: ClockRangeSet, { client, clock }: Y.ID): boolean =>
  ranges.covers({ client, from: clock, to: clock + 1 });

const keyOf = ({ client, clock }: Y.ID): string => `${client}:${clock}`;

const entryValue = (item: Y.Item): unknown => item.content.getContent().at(-1);
