import { type ClockRange, ClockRangeSet } from '../encoding/clock-ranges.ts';
import { redactUpdate } from '../encoding/redact-update.ts';
import { encodeDeletes } from '../encoding/update-slices.ts';
import type { WriteAuthor } from '../ports/server-write.ts';
import type { StoredUpdate, UpdateStore } from '../store/update-store.ts';

/** Finds the operations whose content must go, in the whole log of a room. */
export type FindRedacted = (log: readonly StoredUpdate[]) => Promise<readonly ClockRange[]>;

/**
 * Takes content out of a room's log for good; returns how many rows held it. The rows stay, with their authors and times.
 * A last row deletes what was redacted, because some clients never saw it deleted. The document gets a new generation:
 * whoever kept a copy of an earlier one drops it, and nothing made on it is stored.
 */
export async function redactDocument(
  store: UpdateStore,
  room: string,
  { accountId, origin }: WriteAuthor,
  find: FindRedacted,
): Promise<number> {
  let redactedRows = 0;
  await store.rewrite(room, async (log) => {
    const ranges = await find(log);
    const changed = log.flatMap(({ id, bytes }) => {
      const redacted = redactUpdate(bytes, ranges);
      return redacted === null ? [] : [{ id, bytes: redacted }];
    });
    redactedRows = changed.length;
    const added = encodeDeletes(sorted(ranges), Number.MAX_SAFE_INTEGER).map((bytes) => ({
      accountId,
      origin,
      bytes,
    }));
    return { changed, added };
  });
  return redactedRows;
}

// A client's deletes must be in the order of their clocks.
const sorted = (ranges: readonly ClockRange[]): ClockRange[] => {
  const set = new ClockRangeSet();
  for (const range of ranges) set.add(range);
  return [...set.ranges()];
};
