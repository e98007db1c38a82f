import { boardLinks, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import * as Y from 'yjs';
import { applyUpdates } from '../../../platform/collab/encoding/apply-updates.ts';
import { scanUpdate } from '../../../platform/collab/encoding/update-scan.ts';
import { Authorship } from './authorship.ts';
import { type Checkpoint, packCheckpoint, type WrittenRange } from './checkpoint-bytes.ts';
import { bytesOf, type PackedRows, unpackRows } from './packed-rows.ts';

export interface CheckpointTask {
  /** The checkpoint before; null when the rows are the log from its start. */
  base: Checkpoint | null;
  /** The rows after it. */
  rows: readonly PackedRows[];
}

/**
 * Computes a document after the last of the rows, as it is stored. What is deleted by then is collected: a version shows what its
 * moment took away, but each version begins with a checkpoint from before its moment.
 */
export function buildCheckpoint({ base, rows }: CheckpointTask): Uint8Array<ArrayBuffer> {
  const doc = new Y.Doc();
  const authorship = new Authorship();
  for (const range of base?.written ?? []) authorship.addWritten(range, { accountId: '', at: 0 });
  const log = [...unpackRows(rows)];
  for (const row of log) authorship.add(row);
  applyUpdates(doc, [...(base ? [base.update] : []), ...bytesOf(log)]);
  return packCheckpoint({ update: Y.encodeStateAsUpdate(doc), written: [...writtenIn(doc, authorship)] });
}

/** Who wrote each card and line, and what waits for operations it rests on: later rows do not tell it. */
function* writtenIn(doc: Y.Doc, authorship: Authorship): IterableIterator<WrittenRange> {
  const rowOf = (client: number, from: number, to: number): WrittenRange[] => {
    const touch = authorship.insertOf(client, from);
    return touch ? [{ client, from, to, updateId: touch.updateId }] : [];
  };
  for (const map of [boardPieces(doc), boardLinks(doc)])
    for (const { deleted, lastId } of map._map.values())
      if (!deleted) yield* rowOf(lastId.client, lastId.clock, lastId.clock + 1);
  const waiting = doc.store.pendingStructs?.update;
  if (!waiting) return;
  const slices: WrittenRange[] = [];
  scanUpdate(Y.convertUpdateFormatV2ToV1(waiting), ({ client, clock, length, isSkip }) => {
    if (!isSkip) slices.push(...rowOf(client, clock, clock + length));
  });
  yield* slices;
}
