import { AppError } from '@fap/shared/kernel/app-error.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  mergeTimestamps,
  parseTimestamp,
  type Timestamp,
  writeTimestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/context.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import { recordAudit, transact } from '../../../platform/transact.ts';
import type { AnchorPorts } from './anchor-ports.ts';
import { after, type BatchRow, nextCheckSeconds, rootBytes } from './batch-rows.ts';
import { isReadable } from './is-readable.ts';
import { FOLLOW_BATCH_JOB } from './job-names.ts';

/** One calendar may vanish; so many must have a root. */
const ENOUGH_CALENDARS = 2;
const ACCEPTED = 'accepted';

/**
 * Hands a batch's root to every calendar that has not taken it. What was taken is kept at once; throws UNAVAILABLE,
 * to be tried again, while fewer than two (or all there are) have it.
 */
export async function submitBatch(ctx: Ctx, { calendars }: AnchorPorts, batchId: string): Promise<void> {
  const batch = await readBatch(ctx, batchId);
  const addresses = calendars.addresses();
  const open = addresses.filter((address) => batch.calendars[address] !== ACCEPTED);
  const answers = await Promise.all(
    open.map(async (address) => [address, await handIn(calendars, address, rootBytes(batch))] as const),
  );
  const said = await keepAnswers(ctx, batchId, new Map(answers));
  const accepted = addresses.filter((address) => said[address] === ACCEPTED).length;
  if (accepted < Math.min(ENOUGH_CALENDARS, addresses.length))
    throw new AppError('UNAVAILABLE', { message: describeRefusals(said) });
}

/** Ends a batch that no calendar took, with what they said; one that a calendar has goes on. */
export async function failSubmission(ctx: Ctx, batchId: string): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const [batch] = await tx.db
      .select()
      .from(anchorBatch)
      .where(eq(anchorBatch.id, batchId))
      .for('no key update');
    if (!batch || batch.timestamp) return;
    const failedReason = describeRefusals(batch.calendars);
    await tx.db.update(anchorBatch).set({ state: 'failed', failedReason }).where(eq(anchorBatch.id, batchId));
    await recordAudit(tx, {
      action: 'vault.batch-failed',
      entityType: 'anchor-batch',
      entityId: batchId,
      after: { failedReason },
    });
  });
}

async function readBatch({ db }: Ctx, id: string): Promise<BatchRow> {
  const [batch] = await db.select().from(anchorBatch).where(eq(anchorBatch.id, id));
  if (!batch) throw new AppError('NOT_FOUND', { message: 'There is no such batch' });
  return batch;
}

/** The timestamp a calendar gives, or in a few words why it gives none. */
async function handIn(
  calendars: AnchorPorts['calendars'],
  address: string,
  root: Uint8Array,
): Promise<Timestamp | string> {
  try {
    return parseTimestamp(root, await calendars.submit(address, root));
  } catch (error) {
    if (error instanceof FetchRefusal) return error.message;
    if (error instanceof ProofFormatError) return `It answered no timestamp: ${error.message}`;
    throw error;
  }
}

async function keepAnswers(
  ctx: Ctx,
  batchId: string,
  answers: ReadonlyMap<string, Timestamp | string>,
): Promise<Record<string, string>> {
  return transact(ctx, 'platform', async (tx) => {
    const isIt = eq(anchorBatch.id, batchId);
    const [batch] = await tx.db.select().from(anchorBatch).where(isIt).for('no key update');
    if (!batch) throw new AppError('NOT_FOUND', { message: 'There is no such batch' });
    const said = { ...batch.calendars };
    let timestamp = batch.timestamp && parseTimestamp(rootBytes(batch), batch.timestamp);
    for (const [address, answer] of answers) {
      // Another attempt may have got through meanwhile.
      if (said[address] === ACCEPTED) continue;
      if (typeof answer === 'string') {
        said[address] = answer;
        continue;
      }
      const grown = timestamp ? mergeTimestamps(timestamp, answer) : answer;
      const isTaken = isReadable(grown);
      said[address] = isTaken ? ACCEPTED : 'It answered more than a proof can hold';
      if (isTaken) timestamp = grown;
    }
    const now = tx.clock.now();
    const isFirst = batch.timestamp === null && timestamp !== null;
    const delay = nextCheckSeconds(batch.createdAt, now);
    await tx.db
      .update(anchorBatch)
      .set({
        calendars: said,
        ...(timestamp ? { timestamp: writeTimestamp(timestamp) } : {}),
        ...(isFirst ? { state: 'processing', failedReason: null, nextCheckAt: after(now, delay) } : {}),
      })
      .where(isIt);
    await recordAudit(tx, {
      action: 'vault.batch-submitted',
      entityType: 'anchor-batch',
      entityId: batchId,
      after: { calendars: said },
    });
    if (isFirst)
      await tx.jobs.send(
        tx.db,
        FOLLOW_BATCH_JOB,
        { batchId },
        { startAfterSeconds: delay, onceKey: batchId },
      );
    return said;
  });
}

const describeRefusals = (said: Readonly<Record<string, string>>): string => {
  const refusals = Object.entries(said).filter(([, answer]) => answer !== ACCEPTED);
  return `Too few calendars took it. ${refusals.map(([address, answer]) => `${address}: ${answer}.`).join(' ')}`;
};
