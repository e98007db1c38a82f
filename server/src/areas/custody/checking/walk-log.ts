import { COMMITMENTS, commitTo } from '@fap/shared/custody/chain.ts';
import { type ChainFlaw, ChainWalk, type WitnessedHead } from '@fap/shared/custody/chain-walk.ts';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { auditEntry, type custodyChain, custodyEntry, custodyOpening } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { valuesOf } from '../../../platform/write/custody-log.ts';

/** Entries read at once; between two reads others get their turn. */
const BATCH = 1_000;

export type ChainRow = typeof custodyChain.$inferSelect;

export interface WalkedLog {
  checked: number;
  flaw: ChainFlaw | null;
}

/**
 * Recomputes a custody log up to the length that `chain` names, and compares what still opens its commitments with the audit trail.
 * `onProgress` hears how many entries were found right.
 */
export async function walkLog(
  { db }: Pick<Ctx, 'db'>,
  chain: ChainRow,
  witnessed: readonly WitnessedHead[],
  onProgress: (checked: number) => void = () => {},
): Promise<WalkedLog> {
  const walk = new ChainWalk(chain.name, witnessed);
  for (let after = 0; ; ) {
    const rows = await readEntries(db, chain, after);
    for (const row of rows) {
      const entry = { ...row.entry, at: row.entry.at.toISOString() };
      const flaw = walk.take(entry) ?? checkOpening(row);
      if (flaw) return { checked: flaw.seq - 1, flaw };
    }
    onProgress(walk.checked);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.entry.seq;
  }
  return { checked: walk.checked, flaw: walk.finish(chain.length, chain.head) };
}

function readEntries(db: Ctx['db'], { id, length }: ChainRow, after: number) {
  return db
    .select({ entry: custodyEntry, opening: custodyOpening, audit: auditEntry })
    .from(custodyEntry)
    .leftJoin(
      custodyOpening,
      and(eq(custodyOpening.chainId, custodyEntry.chainId), eq(custodyOpening.seq, custodyEntry.seq)),
    )
    .leftJoin(auditEntry, eq(auditEntry.id, custodyOpening.auditId))
    .where(and(eq(custodyEntry.chainId, id), gt(custodyEntry.seq, after), lte(custodyEntry.seq, length)))
    .orderBy(asc(custodyEntry.seq))
    .limit(BATCH);
}

type ReadEntry = Awaited<ReturnType<typeof readEntries>>[number];

/** Whether the audit row says what the entry commits to; a forgotten salt is no flaw. */
function checkOpening({ entry, opening, audit }: ReadEntry): ChainFlaw | null {
  const flaw = (reason: string): ChainFlaw => ({ seq: entry.seq, reason });
  if (!opening || !audit) return flaw(`The audit row of entry ${entry.seq} is gone`);
  const values = valuesOf(audit);
  const salts = { actor: opening.actorSalt, subject: opening.subjectSalt, change: opening.changeSalt };
  for (const name of COMMITMENTS) {
    const salt = salts[name];
    if (salt && commitTo(values[name], salt) !== entry[name])
      return flaw(`The audit row of entry ${entry.seq} says something else than was recorded (${name})`);
  }
  return audit.action === entry.action && audit.at.getTime() === entry.at.getTime()
    ? null
    : flaw(`The audit row of entry ${entry.seq} names another act or time`);
}
