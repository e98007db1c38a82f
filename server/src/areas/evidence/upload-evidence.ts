import { basename } from 'node:path';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { ReceivedFile } from '../../platform/evidence-store/evidence-store.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { announceActivity, type ChainedCluster, getCluster } from '../clusters/index.ts';
import { recordMentions } from '../indicators/index.ts';
import { announceInCase } from './announce-in-case.ts';
import { checkCase } from './check-case.ts';
import { detectType } from './detect-type.ts';
import { lockOriginal } from './erase-evidence.ts';
import { evidenceEvents } from './events.ts';
import { EVIDENCE_ITEM_COLUMNS } from './evidence-item-columns.ts';
import { isOwn } from './policy.ts';
import { searchWords } from './search-words.ts';

export type EvidenceRow = Omit<typeof evidenceItem.$inferSelect, 'analysis' | 'words' | 'namedWords'>;

export interface UploadEvidenceInput {
  fileName: string;
  file: ReceivedFile;
  /** SHA-256 of the bytes as the sender counted it. */
  expectedSha256?: string | undefined;
  caseId?: string | undefined;
  clusterId?: string | undefined;
  /** Who wrote its words, when the owner states it. */
  author?: TextAuthor | undefined;
}

/**
 * Stores a file as an evidence item and queues its reading. Idempotent per person and bytes: again gives the first item,
 * put into the given case and cluster if it has none yet. Throws INVALID when other bytes arrived than were sent,
 * WRONG_TYPE for a file that is not what its name says, NOT_FOUND for an unknown cluster or case and FORBIDDEN for a case of others;
 * nothing is kept then.
 */
export async function uploadEvidence(
  ctx: Ctx,
  { file, expectedSha256, caseId, clusterId, author, ...input }: UploadEvidenceInput,
): Promise<{ row: EvidenceRow; isRepeated: boolean }> {
  const ownerId = actingAccount(ctx);
  if (expectedSha256 && expectedSha256 !== file.sha256) {
    throw new AppError('INVALID', {
      message: t`The file changed on its way here: its SHA-256 is another. Please send it again.`,
    });
  }
  const fileName = cleanFileName(input.fileName);
  const mimeType = await detectType(fileName, file.head);
  const cluster = clusterId ? await getCluster(ctx, clusterId) : null;
  if (caseId) await checkCase(ctx, caseId);
  const id = ctx.ids.next('evidence');
  const { sha256, sizeBytes } = file;
  await file.keep();
  return transact(ctx, 'evidence.upload', async (tx) => {
    await refuseRemoved(tx, file);
    const [row] = await tx.db
      .insert(evidenceItem)
      .values({
        id,
        sha256,
        fileName,
        mimeType,
        sizeBytes,
        ownerId,
        clusterId: clusterId ?? null,
        caseId: caseId ?? null,
        author: author ?? 'mixed',
        ...searchWords({ id, sha256, fileName, mimeType }),
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: [evidenceItem.ownerId, evidenceItem.sha256] })
      .returning(EVIDENCE_ITEM_COLUMNS);
    if (!row) {
      const known = await placeRepeated(tx, sha256, { caseId, cluster });
      return { row: known, isRepeated: true };
    }
    await recordAudit(tx, {
      action: 'evidence.uploaded',
      entityType: 'evidence',
      entityId: id,
      ...(clusterId ? { clusterId } : {}),
      custodyOf: [caseId ?? null],
      after: { sha256, sizeBytes, mimeType },
    });
    announceInCase(tx, caseId ?? null);
    if (cluster) announceActivity(tx, cluster, 'evidence-added');
    emit(tx, evidenceEvents.uploaded, { evidenceId: id });
    return { row, isRepeated: false };
  });
}

/**
 * Two people may have the same bytes, which are stored once. If the other has them erased after `keep` and before this row is
 * written, they are gone: the lock makes one of the two see the other.
 */
async function refuseRemoved(tx: TxCtx, { sha256, isKept }: ReceivedFile): Promise<void> {
  await lockOriginal(tx, sha256);
  if (!(await isKept())) throw new AppError('UNAVAILABLE', { message: t`Please send this file again.` });
}

/** The evidence item of bytes handed in before, put into the given place unless it already has one. */
async function placeRepeated(
  tx: TxCtx,
  sha256: string,
  { caseId, cluster }: { caseId: string | undefined; cluster: ChainedCluster | null },
): Promise<EvidenceRow> {
  const isIt = and(isOwn(tx).scope, eq(evidenceItem.sha256, sha256));
  const [known] = await tx.db
    .select(EVIDENCE_ITEM_COLUMNS)
    .from(evidenceItem)
    .where(isIt)
    .for('no key update');
  if (!known) throw new Error('the evidence was neither written nor found');
  const place = {
    ...(caseId && known.caseId === null ? { caseId } : {}),
    ...(cluster && known.clusterId === null && known.reportId === null ? { clusterId: cluster.id } : {}),
  };
  if (Object.keys(place).length === 0) return known;
  const { id } = known;
  await tx.db.update(evidenceItem).set(place).where(eq(evidenceItem.id, id));
  await recordAudit(tx, {
    action: 'evidence.placed',
    entityType: 'evidence',
    entityId: id,
    ...(place.clusterId ? { clusterId: place.clusterId } : {}),
    custodyOf: [place.caseId ?? null],
    after: place,
  });
  announceInCase(tx, place.caseId ?? null);
  if (cluster && place.clusterId) {
    announceActivity(tx, cluster, 'evidence-added');
    await recordMentions(tx, [{ kind: 'exhibit', id, report: null, clusterId: cluster.id }]);
  }
  return { ...known, ...place };
}

/** The last part of a name, without characters that cannot be stored or shown; never empty. */
function cleanFileName(name: string): string {
  const base = basename(name.replaceAll('\\', '/')).toWellFormed();
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.\w{1,5}$/u.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, clean.length - extension.length).slice(0, 150) || 'file'}${extension}`;
}
