import type { EvidenceFile, EvidenceText } from '@fap/shared/recondogs/cluster-evidence.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { runTextTask } from '../texts/index.ts';

/** Characters of a file's words that units read: two hundred files of full length would not fit into a worker's memory. */
const MAX_CHARACTERS = 20_000;

type Named = readonly { name: string; value: string }[];

/** The newest files of clusters as units examine them, oldest first, and the words that were read out of them. */
export async function loadFiles(
  ctx: Ctx,
  members: readonly string[],
  limit: number,
): Promise<{ files: EvidenceFile[]; texts: EvidenceText[] }> {
  const rows = await ctx.db
    .select({
      id: evidenceItem.id,
      createdAt: evidenceItem.createdAt,
      mimeType: evidenceItem.mimeType,
      sha256: evidenceItem.sha256,
      state: evidenceItem.state,
      author: evidenceItem.author,
      occurredOn: report.dateOccurred,
      ownName: account.displayName,
      ownEmail: account.email,
      text: sql<string | null>`left(${evidenceReading.text}, ${MAX_CHARACTERS})`,
      properties: sql<Named | null>`${evidenceReading.metadata}`,
      attachments: sql<EvidenceFile['attachments'] | null>`${evidenceReading.attachments}`,
      look: evidenceReading.perceptualHash,
      structure: evidenceReading.structureHash,
      traces: evidenceReading.traces,
      ...elsewhere(members),
    })
    .from(evidenceItem)
    .innerJoin(account, eq(account.id, evidenceItem.ownerId))
    .leftJoin(evidenceReading, eq(evidenceReading.evidenceId, evidenceItem.id))
    .leftJoin(report, eq(report.id, evidenceItem.reportId))
    .where(
      and(
        inArray(evidenceItem.clusterId, [...members]),
        eq(evidenceItem.kind, 'file'),
        eq(evidenceItem.isWithdrawn, false),
      ),
    )
    .orderBy(desc(evidenceItem.createdAt), desc(evidenceItem.id))
    .limit(limit);
  const oldestFirst = rows.reverse();
  const read = oldestFirst.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
  const named = await runTextTask(
    ctx,
    'fileIndicators',
    read.map(({ text, author, ownName, ownEmail }) => ({ text, author, ownName, ownEmail })),
  );
  return {
    files: oldestFirst.map((row) => ({
      exhibit: row.id,
      receivedAt: row.createdAt.toISOString(),
      mimeType: row.mimeType,
      sha256: row.sha256,
      isRead: row.state === 'read',
      occurredOn: row.occurredOn,
      properties: Array.isArray(row.properties) ? row.properties : [],
      attachments: Array.isArray(row.attachments)
        ? row.attachments.map(({ fileType, sha256 }) => ({ fileType, sha256 }))
        : [],
      look: row.look,
      structure: row.structure,
      traces: row.traces,
      elsewhere: { bytes: row.bytesElsewhere, look: row.lookElsewhere, structure: row.structureElsewhere },
    })),
    texts: read.map((row, index) => ({
      exhibit: row.id,
      from: 'file' as const,
      text: row.text,
      occurredOn: null,
      receivedAt: row.createdAt.toISOString(),
      indicators: named[index] ?? [],
    })),
  };
}

/** In how many other clusters somebody else handed in the same bytes, look or structure. */
function elsewhere(members: readonly string[]) {
  const outside = sql`other.cluster_id is not null and other.cluster_id not in ${members} and other.owner_id <> ${evidenceItem.ownerId} and not other.is_withdrawn and other.kind = 'file'`;
  const withReading = sql`evidence_item as other join evidence_reading as seen on seen.evidence_id = other.id`;
  return {
    bytesElsewhere: sql<number>`(select count(distinct other.cluster_id)::int from evidence_item as other where other.sha256 = ${evidenceItem.sha256} and ${outside})`,
    lookElsewhere: sql<number>`(select count(distinct other.cluster_id)::int from ${withReading} where seen.perceptual_hash = ${evidenceReading.perceptualHash} and ${outside})`,
    structureElsewhere: sql<number>`(select count(distinct other.cluster_id)::int from ${withReading} where seen.structure_hash = ${evidenceReading.structureHash} and ${outside})`,
  };
}
