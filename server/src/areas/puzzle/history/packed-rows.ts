/** One update of a document's log. */
export interface LogRow {
  id: number;
  accountId: string;
  /** When it was stored, in milliseconds. */
  at: number;
  bytes: Uint8Array;
}

/** Rows as they go to the history thread: few buffers that change hands, where a hundred thousand would be copied. */
export interface PackedRows {
  ids: Float64Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;
  /** Place in `accountIds`, row by row. */
  accounts: Uint32Array<ArrayBuffer>;
  accountIds: readonly string[];
  /** Where each row's bytes end. */
  ends: Uint32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Packs rows, oldest first. */
export function packRows(rows: readonly LogRow[]): PackedRows {
  const places = new Map<string, number>();
  const packed: PackedRows = {
    ids: new Float64Array(rows.length),
    times: new Float64Array(rows.length),
    accounts: new Uint32Array(rows.length),
    accountIds: [],
    ends: new Uint32Array(rows.length),
    bytes: new Uint8Array(rows.reduce((sum, row) => sum + row.bytes.length, 0)),
  };
  let end = 0;
  for (const [index, { id, accountId, at, bytes }] of rows.entries()) {
    const account = places.get(accountId) ?? places.size;
    places.set(accountId, account);
    packed.bytes.set(bytes, end);
    end += bytes.length;
    packed.ids[index] = id;
    packed.times[index] = at;
    packed.accounts[index] = account;
    packed.ends[index] = end;
  }
  return { ...packed, accountIds: [...places.keys()] };
}

/** The rows of several packs, in order; their bytes are views, not copies. */
export function* unpackRows(packs: readonly PackedRows[]): IterableIterator<LogRow> {
  for (const { ids, times, accounts, accountIds, ends, bytes } of packs) {
    let start = 0;
    for (const [index, id] of ids.entries()) {
      const end = ends[index] ?? start;
      const accountId = accountIds[accounts[index] ?? 0] ?? '';
      yield { id, accountId, at: times[index] ?? 0, bytes: bytes.subarray(start, end) };
      start = end;
    }
  }
}

/** The updates of rows. */
export function* bytesOf(rows: Iterable<LogRow>): IterableIterator<Uint8Array> {
  for (const { bytes } of rows) yield bytes;
}

/** The buffers that change hands with packs. */
export function buffersOf(packs: readonly PackedRows[]): ArrayBuffer[] {
  return packs.flatMap(({ ids, times, accounts, ends, bytes }) => [
    ids.buffer,
    times.buffer,
    accounts.buffer,
    ends.buffer,
    bytes.buffer,
  ]);
}
