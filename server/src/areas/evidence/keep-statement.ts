import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem, evidenceStatement } from '../../db/schema/evidence.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit } from '../../platform/write/transact.ts';
import { evidenceEvents } from './events.ts';
import { searchWords } from './search-words.ts';

const MIME_TYPE = 'text/plain';

export interface Statement {
  report: { id: string; clusterId: string; reporterId: string };
  /** The version of the words. */
  version: number;
  fileName: string;
  text: string;
  isClosedToAnalysts: boolean;
}

/**
 * Makes a report's own words an evidence item, byte for byte, in the transaction of the report: hashed, in the custody, and
 * announced for its stamp. It gets no reading: its words are in the report, and mentions, DNA, quotes and analysts' views
 * are made from there, so nothing is counted twice and no view of files can show it.
 */
export async function keepStatement(
  tx: TxCtx,
  { report, version, fileName, text, isClosedToAnalysts }: Statement,
): Promise<void> {
  const id = tx.ids.next('evidence');
  const sha256 = sha256Hex(text);
  const sizeBytes = Buffer.byteLength(text);
  await tx.db.insert(evidenceItem).values({
    id,
    sha256,
    fileName,
    mimeType: MIME_TYPE,
    sizeBytes,
    ownerId: report.reporterId,
    clusterId: report.clusterId,
    reportId: report.id,
    kind: 'statement',
    statementVersion: version,
    state: 'read',
    author: 'reporter',
    isClosedToAnalysts,
    ...searchWords({ id, sha256, fileName, mimeType: MIME_TYPE }),
    createdAt: tx.clock.now(),
  });
  await tx.db.insert(evidenceStatement).values({ evidenceId: id, reporterWords: text });
  await recordAudit(tx, {
    action: 'evidence.stated',
    entityType: 'evidence',
    entityId: id,
    clusterId: report.clusterId,
    after: { sha256, sizeBytes, mimeType: MIME_TYPE, reportId: report.id, version },
  });
  emit(tx, evidenceEvents.stated, { evidenceId: id });
}

/** The bytes of a statement. */
export async function readStatement(ctx: Ctx, evidenceId: string): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await ctx.db
    .select({ words: evidenceStatement.reporterWords })
    .from(evidenceStatement)
    .where(eq(evidenceStatement.evidenceId, evidenceId));
  if (!row) throw new Error(`the words of ${evidenceId} are gone`);
  return new TextEncoder().encode(row.words);
}
