import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { onBehalfOf } from '../../platform/runtime/on-behalf.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { evidenceEvents } from './events.ts';
import type { ReadingOutcome } from './reading/content/file-reading.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/**
 * Extracts an unread evidence item's content and saves it, or the reason why there is none; concurrent calls share one
 * extraction. Throws ProcessUnavailableError when it was not tried.
 */
export function extractEvidence(ctx: Ctx, ports: ReadingPorts, evidenceId: string): Promise<void> {
  const known = ports.underWay.get(evidenceId);
  if (known) return known;
  const reading = extractAndSave({ ...ctx, actor: PLATFORM_ACTOR }, ports, evidenceId).finally(() =>
    ports.underWay.delete(evidenceId),
  );
  ports.underWay.set(evidenceId, reading);
  return reading;
}

async function extractAndSave(ctx: Ctx, { store, reader }: ReadingPorts, evidenceId: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(evidenceItem)
    .where(and(eq(evidenceItem.id, evidenceId), eq(evidenceItem.state, 'reading')));
  if (!row) return;
  const file = await store.openLocal(row.sha256);
  try {
    const { fileName, mimeType } = row;
    const task = { evidenceId, path: file.path, fileName, mimeType };
    // Queued as the owner's work, even when another account requested it.
    const outcome = await onBehalfOf(row.ownerId, () => reader.read(task));
    if (!outcome.isRead)
      ctx.log.info({ evidenceId, detail: outcome.detail }, 'an evidence item cannot be read');
    await saveOutcome(ctx, row, outcome);
  } finally {
    await file.release();
  }
}

/** Marks an evidence item as unreadable that could not even be tried, with the reason. */
export async function failReading(ctx: Ctx, evidenceId: string, reason: string): Promise<void> {
  const [row] = await ctx.db.select().from(evidenceItem).where(eq(evidenceItem.id, evidenceId));
  if (row) await saveOutcome(ctx, row, { isRead: false, reason, detail: reason });
}

/** Race: the first result wins; a second one changes nothing. */
async function saveOutcome(ctx: Ctx, { id, clusterId }: EvidenceRow, outcome: ReadingOutcome): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const ended = await tx.db
      .update(evidenceItem)
      .set(
        outcome.isRead
          ? { state: 'read', analysis: outcome.reading.words?.analysis ?? null }
          : { state: 'unreadable', unreadableReason: outcome.reason },
      )
      .where(and(eq(evidenceItem.id, id), eq(evidenceItem.state, 'reading')))
      .returning({ id: evidenceItem.id });
    if (ended.length === 0) return;
    publish(tx, evidenceTopic(id), evidenceFacts.read, {
      evidenceId: id,
      state: outcome.isRead ? 'read' : 'unreadable',
    });
    const about = { entityType: 'evidence', entityId: id, ...(clusterId ? { clusterId } : {}) };
    if (!outcome.isRead) {
      await recordAudit(tx, { ...about, action: 'evidence.unreadable', after: { reason: outcome.reason } });
      emit(tx, evidenceEvents.unreadable, { evidenceId: id });
      return;
    }
    const { words, metadata, attachments, perceptualHash, structureHash, traces } = outcome.reading;
    const values = {
      text: words?.text ?? null,
      textSource: words?.textSource ?? null,
      isTruncated: words?.isTruncated ?? false,
      named: words?.named ?? [],
      metadata,
      attachments,
      perceptualHash,
      structureHash,
      traces,
    };
    await tx.db.insert(evidenceReading).values({ evidenceId: id, ...values, readAt: tx.clock.now() });
    await recordAudit(tx, {
      ...about,
      action: 'evidence.read',
      after: { textSource: values.textSource, characters: values.text?.length ?? 0 },
    });
    emit(tx, evidenceEvents.read, { evidenceId: id });
  });
}
