import { setTimeout as sleep } from 'node:timers/promises';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { extractEvidence } from './extract-evidence.ts';
import { type AnchoredRow, findReading, getEvidence } from './queries.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/**
 * Reads what was handed in as long as somebody may be kept waiting, and gives the evidence item as it is then; it is read to
 * its end all the same.
 */
export async function extractWithin(
  ctx: Ctx,
  ports: ReadingPorts,
  row: EvidenceRow,
  waitMs: number,
): Promise<{ row: AnchoredRow; analysis: TextAnalysis | null }> {
  if (row.state === 'reading') {
    const reading = extractEvidence(ctx, ports, row.id).catch((error: unknown) => {
      // Not lost: the job that was queued with the upload reads it.
      ctx.log.warn({ err: error, evidenceId: row.id }, 'an evidence item was not read at once');
    });
    const waiting = new AbortController();
    const { signal } = waiting;
    // Whoever is told that the time does not matter any more, is told by an error.
    const enough = sleep(waitMs, undefined, { signal }).catch(() => {});
    await Promise.race([reading, enough]);
    waiting.abort();
  }
  const reading = await findReading(ctx, row.id);
  return { row: await getEvidence(ctx, row.id), analysis: reading?.analysis ?? null };
}
