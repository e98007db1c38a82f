import { and, asc, eq, isNull } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { ProcessUnavailableError } from '../../platform/processes/task-process.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import type { Attachment, MetadataEntry } from './reading/content/file-reading.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';

/** So many in one round: each is opened and looked through, which takes up to seconds. */
const BATCH = 20;

/** Looks through the bytes of files that were read before anybody looked at them, the oldest first; stops when the reader is busy. */
export async function traceEarlierFiles(ctx: Ctx, { store, reader }: ReadingPorts): Promise<void> {
  const left = await ctx.db
    .select({
      id: evidenceItem.id,
      sha256: evidenceItem.sha256,
      fileName: evidenceItem.fileName,
      mimeType: evidenceItem.mimeType,
      attachments: evidenceReading.attachments,
      metadata: evidenceReading.metadata,
    })
    .from(evidenceReading)
    .innerJoin(evidenceItem, eq(evidenceItem.id, evidenceReading.evidenceId))
    .where(and(isNull(evidenceReading.traces), eq(evidenceItem.kind, 'file')))
    .orderBy(asc(evidenceItem.createdAt), asc(evidenceItem.id))
    .limit(BATCH);
  for (const { id, sha256, ...row } of left) {
    const file = await store.openLocal(sha256);
    try {
      const traces = await reader.trace({
        ...row,
        evidenceId: id,
        path: file.path,
        attachments: (row.attachments ?? []) as Attachment[],
        metadata: (row.metadata ?? []) as MetadataEntry[],
      });
      await transact(
        ctx,
        'platform',
        (tx) => tx.db.update(evidenceReading).set({ traces }).where(eq(evidenceReading.evidenceId, id)),
        { housekeeping: 'what the bytes of an earlier file bear; the file and its words stay as they are' },
      );
    } catch (error) {
      if (!(error instanceof ProcessUnavailableError)) throw error;
      ctx.log.info({ left: left.length }, 'earlier files will be looked through later');
      return;
    } finally {
      await file.release();
    }
  }
}
