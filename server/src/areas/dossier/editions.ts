import { can } from '@fap/shared/auth/capabilities.ts';
import { compareEditions, outlineOf, outlineSchema } from '@fap/shared/dossier/compare-editions.ts';
import { dossierContentSchema, substanceSha256, writeContent } from '@fap/shared/dossier/content.ts';
import type { DossierEdition } from '@fap/shared/dossier/contract.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { dossierEdition } from '../../db/schema/dossier.ts';
import { FairTurns } from '../../platform/threads/fair-turns.ts';
import { refuseBusy } from '../../platform/threads/refuse-busy.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { recordAudit, type TransactOptions, transact } from '../../platform/write/transact.ts';
import { stampDocument } from '../vault/index.ts';
import { type OpenedCluster, openCluster } from './content/access.ts';
import { collectContent } from './content/collect-content.ts';
import type { WrittenDossier } from './content/written-dossier.ts';

export type EditionRow = typeof dossierEdition.$inferSelect;

const turns = new FairTurns({ atOnce: 1, maxWaiting: 200, maxWaitingOfOne: 50, restShare: 3 });

/**
 * Works on dossiers in a transaction, one at a time, with rests while others wait: each takes some hundred milliseconds of this thread, and twenty that
 * wait for the lock of one edition would hold all connections of the process, so that nobody else could write. Throws TOO_MANY or UNAVAILABLE when too many wait.
 */
export async function inTurn<T>(
  ctx: Ctx,
  work: (tx: TxCtx) => Promise<T>,
  options: TransactOptions = {},
): Promise<T> {
  return turns
    .take(actingAccount(ctx), () => transact(ctx, 'dossier.read', work, options))
    .catch((error: unknown) =>
      refuseBusy(error, t`Many dossiers are being read. Please try again in a minute.`),
    );
}

/**
 * The dossier of a cluster: its newest edition where nothing changed since, else a new one, which is stamped. That it was read, and in
 * which form, is recorded in the cluster's custody log. Throws as `openCluster`.
 */
export async function readDossier(ctx: Ctx, clusterId: string, form: string): Promise<WrittenDossier> {
  return inTurn(ctx, async (tx) => {
    const row = await newestEdition(tx, clusterId);
    await recordRead(tx, row, form);
    return writtenDossier(row);
  });
}

/** The edition that says what the cluster says now, made where there is none yet. Throws as `openCluster`. */
export const newestEdition = async (tx: TxCtx, clusterId: string): Promise<EditionRow> =>
  keepEdition(tx, await openCluster(tx, clusterId));

/** Records who reads an edition, in which form, in the cluster's custody log. */
export async function recordRead(tx: TxCtx, row: EditionRow, form: string): Promise<void> {
  await recordAudit(tx, {
    action: 'dossier.read',
    entityType: 'dossier',
    entityId: row.id,
    custodyOf: [row.clusterId],
    after: { form, version: row.version, sha256: row.sha256, byLaw: isLaw(tx) },
  });
}

/** An edition with its content; throws when that was forgotten. */
export function writtenDossier(row: EditionRow): WrittenDossier {
  if (row.content === null) throw new Error(`the content of the edition ${row.id} was forgotten`);
  return {
    edition: presentEdition(row),
    content: v.parse(dossierContentSchema, JSON.parse(row.content)),
    text: row.content,
  };
}

/** Whoever reads dossiers without being one of those who make them. */
const isLaw = ({ actor }: Ctx): boolean => !can(actor.roles, 'dossier.export');

/** An edition as it is told. */
export const presentEdition = ({ id, version, sha256, madeAt, changes }: EditionRow): DossierEdition => ({
  dossierId: id,
  version,
  sha256,
  madeAt: madeAt.toISOString(),
  changes,
});

async function keepEdition(tx: TxCtx, opened: OpenedCluster): Promise<EditionRow> {
  const clusterId = opened.cluster.id;
  const newest = await findNewest(tx, clusterId);
  // Under the lock: what was read before a consent was taken back must not come out as a newer edition than the one without it.
  const { content, shownReports } = await collectContent(tx, opened);
  const substance = substanceSha256(content);
  if (newest?.content != null && newest.substanceSha256 === substance) return newest;
  const text = writeContent(content);
  const outline = outlineOf(content, shownReports);
  const row: EditionRow = {
    id: tx.ids.next('dossier'),
    clusterId,
    version: (newest?.version ?? 0) + 1,
    sha256: sha256Hex(text),
    substanceSha256: substance,
    content: text,
    outline,
    changes: newest ? compareEditions(v.parse(outlineSchema, newest.outline), outline) : [],
    madeBy: actingAccount(tx),
    madeAt: tx.clock.now(),
  };
  const [made] = await tx.db.insert(dossierEdition).values(row).onConflictDoNothing().returning();
  // Race: somebody else asked at the same moment and made this version first.
  if (!made) return keepEdition(tx, opened);
  // What older ones say of people is said nowhere longer than it is true; their hashes stay.
  await tx.db
    .update(dossierEdition)
    .set({ content: null })
    .where(and(eq(dossierEdition.clusterId, clusterId), ne(dossierEdition.id, made.id)));
  await stampDocument(tx, { id: made.id, digest: made.sha256 });
  await recordAudit(tx, {
    action: 'dossier.made',
    entityType: 'dossier',
    entityId: made.id,
    custodyOf: [clusterId],
    after: { version: made.version, sha256: made.sha256 },
  });
  return made;
}

/** Locked, so that of two that ask at once only one finds nothing new. */
async function findNewest(tx: TxCtx, clusterId: string): Promise<EditionRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(dossierEdition)
    .where(eq(dossierEdition.clusterId, clusterId))
    .orderBy(desc(dossierEdition.version))
    .limit(1)
    .for('update');
  return row;
}
