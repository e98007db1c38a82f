import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  type Timestamp,
  writeTimestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch } from '../../../db/schema/vault.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import type { AnchorPorts, Calendars } from './anchor-ports.ts';
import { addSeconds, type BatchRow, nextCheckSeconds, rootBytes, timestampOf } from './batch-rows.ts';
import { isReadable } from './is-readable.ts';
import { FOLLOW_BATCH_JOB } from './job-names.ts';
import { publishVaultChanged } from './publish-vault-changed.ts';

/** Minimum number of calendars per root, because one may vanish. */
const ENOUGH_CALENDARS = 2;
const ACCEPTED = 'accepted';
/** Grace period before an anchor fails because no calendar is reachable. */
const PATIENCE_MS = 6 * 60 * 60 * 1000;

/** Calendars that have not taken a batch, and whether it has too few. */
export function openCalendars(
  calendars: Calendars,
  { calendars: answers }: Pick<BatchRow, 'calendars'>,
): { open: string[]; isEnough: boolean } {
  const addresses = calendars.addresses();
  const open = addresses.filter((address) => answers[address] !== ACCEPTED);
  const accepted = addresses.length - open.length;
  return { open, isEnough: accepted >= Math.min(ENOUGH_CALENDARS, addresses.length) };
}

/**
 * Submits a batch's root to every calendar that does not have it, and saves each answer at once. Throws UNAVAILABLE, for a
 * retry, while fewer than two (or all there are) have it.
 */
export async function submitBatch(ctx: Ctx, ports: AnchorPorts, batchId: string): Promise<void> {
  const batch = await loadBatch(ctx.db, batchId);
  const { open } = openCalendars(ports.calendars, batch);
  const answers = await Promise.all(
    open.map(async (address) => [address, await handIn(ports.calendars, address, rootBytes(batch))] as const),
  );
  const kept = await transact(ctx, 'platform', (tx) => saveAnswers(tx, ports, batchId, new Map(answers)));
  if (!openCalendars(ports.calendars, kept).isEnough)
    throw new AppError('UNAVAILABLE', { message: t`Too few calendars have taken the batch` });
}

/** Marks a batch as failed that no calendar has taken for hours; it is still retried. */
export async function failSubmission(ctx: Ctx, batchId: string): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const batch = await loadBatch(tx.db, batchId, 'locked');
    const waitedMs = tx.clock.now().getTime() - batch.createdAt.getTime();
    if (batch.timestamp || batch.state === 'failed' || waitedMs < PATIENCE_MS) return;
    // Error messages may contain internal addresses, so they are only in the audit trail.
    const failedReason = t`No calendar has taken it so far. It will be handed in again.`;
    await tx.db.update(anchorBatch).set({ state: 'failed', failedReason }).where(eq(anchorBatch.id, batchId));
    publishVaultChanged(tx, 'failed');
    await recordAudit(tx, {
      action: 'vault.batch-failed',
      entityType: 'anchor-batch',
      entityId: batchId,
      after: { failedReason, calendars: batch.calendars },
    });
  });
}

async function loadBatch(db: Ctx['db'], id: string, lock?: 'locked'): Promise<BatchRow> {
  const query = db.select().from(anchorBatch).where(eq(anchorBatch.id, id));
  const [batch] = await (lock ? query.for('no key update') : query);
  if (!batch) throw new AppError('NOT_FOUND', { message: t`There is no such batch` });
  return batch;
}

/** The calendar's timestamp, or a short reason why there is none. */
async function handIn(calendars: Calendars, address: string, root: Uint8Array): Promise<Timestamp | string> {
  try {
    const timestamp = parseTimestamp(root, await calendars.submit(address, root));
    const isOfUse = listAttested(timestamp).some(
      ({ attestation }) =>
        attestation.type === 'bitcoin' ||
        (attestation.type === 'pending' && calendars.isKnown(attestation.calendar)),
    );
    return isOfUse ? timestamp : 'It promises in the name of nobody we would ask';
  } catch (error) {
    if (error instanceof FetchRefusal) return error.message;
    if (error instanceof ProofFormatError) return `It answered no timestamp: ${error.message}`;
    throw error;
  }
}

async function saveAnswers(
  tx: TxCtx,
  { pace }: AnchorPorts,
  batchId: string,
  answers: ReadonlyMap<string, Timestamp | string>,
): Promise<Pick<BatchRow, 'calendars'>> {
  const batch = await loadBatch(tx.db, batchId, 'locked');
  const { answered, timestamp } = withAnswers(batch, answers);
  const isSame = [...answers.keys()].every((address) => answered[address] === batch.calendars[address]);
  if (isSame) return batch;
  const now = tx.clock.now();
  const isFirst = batch.timestamp === null && timestamp !== null;
  const delay = nextCheckSeconds(0, pace);
  await tx.db
    .update(anchorBatch)
    .set({
      calendars: answered,
      ...(timestamp ? { timestamp: writeTimestamp(timestamp) } : {}),
      ...(isFirst
        ? { state: 'processing', failedReason: null, takenAt: now, nextCheckAt: addSeconds(now, delay) }
        : {}),
    })
    .where(eq(anchorBatch.id, batchId));
  await recordAudit(tx, {
    action: 'vault.batch-submitted',
    entityType: 'anchor-batch',
    entityId: batchId,
    after: { calendars: answered },
  });
  if (isFirst) {
    publishVaultChanged(tx, 'processing');
    await tx.jobs.send(tx.db, FOLLOW_BATCH_JOB, { batchId }, { startAfterSeconds: delay, onceKey: batchId });
  }
  return { calendars: answered };
}

/** The calendars' answers so far, and the merged timestamp. */
function withAnswers(
  batch: BatchRow,
  answers: ReadonlyMap<string, Timestamp | string>,
): { answered: Record<string, string>; timestamp: Timestamp | null } {
  const answered = { ...batch.calendars };
  let timestamp = timestampOf(batch);
  for (const [address, answer] of answers) {
    // Race: another attempt may have succeeded meanwhile.
    if (answered[address] === ACCEPTED) continue;
    if (typeof answer === 'string') {
      answered[address] = answer;
      continue;
    }
    const grown = timestamp ? mergeTimestamps(timestamp, answer) : answer;
    const isTaken = isReadable(grown);
    answered[address] = isTaken ? ACCEPTED : 'It answered more than a proof can hold';
    if (isTaken) timestamp = grown;
  }
  return { answered, timestamp };
}
