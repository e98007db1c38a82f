import type { HiddenPart } from '@fap/shared/puzzle/hidden-part.ts';
import { eq } from 'drizzle-orm';
import { hiddenBoardPart } from '../../../db/schema/puzzle.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import type { RedactedPart } from './find-redacted.ts';
import { wordsOfLine } from './hidden-words.ts';
import { placesIn } from './text-places.ts';

/** Drops a redacted part from everything that is kept aside of a cluster, also from passages that hold more; returns whether there was any. */
export async function dropHidden(
  tx: TxCtx,
  { key, clusterId, part }: { key: string; clusterId: string; part: RedactedPart },
): Promise<boolean> {
  const rows = await tx.db.select().from(hiddenBoardPart).where(eq(hiddenBoardPart.clusterId, clusterId));
  let isDropped = false;
  for (const row of rows) {
    const left = row.key === key ? null : without(row.part, part);
    if (left === row.part) continue;
    isDropped = true;
    const isRow = eq(hiddenBoardPart.key, row.key);
    if (left === null) await tx.db.delete(hiddenBoardPart).where(isRow);
    else await tx.db.update(hiddenBoardPart).set({ part: left }).where(isRow);
  }
  return isDropped;
}

/** What is left of a hidden part; the same object when nothing of it goes, null when nothing is left. */
function without(hidden: HiddenPart, part: RedactedPart): HiddenPart | null {
  if (hidden.kind === 'card' || part.kind === 'card') return hidden;
  const left = hidden.lines.filter((line) =>
    part.lines.every((redacted) => placesIn(wordsOfLine(line), redacted).length === 0),
  );
  if (left.length === hidden.lines.length) return hidden;
  return left.length > 0 ? { ...hidden, lines: left } : null;
}
