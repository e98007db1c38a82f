import { type PlaceholderEntry, Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster, clusterPlaceholder } from '../../db/schema/clusters.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import type { CrowdScope, Written } from '../texts/index.ts';

/**
 * Lets something be written for the crowd with a cluster's placeholders and keeps those it adds; two who write at
 * once wait for each other, so that no number is given twice. The cluster must be written already.
 */
export async function withPlaceholders<T>(
  tx: TxCtx,
  clusterId: string,
  write: (placeholders: Placeholders) => T,
): Promise<T> {
  await lockPlaceholders(tx, clusterId);
  const known = await listPlaceholders(tx, clusterId);
  const placeholders = new Placeholders(clusterId, known);
  const written = write(placeholders);
  await storePlaceholders(tx, clusterId, placeholders);
  return written;
}

/**
 * The same for what is written in a worker thread: `write` gets the placeholders so far, and gives what it wrote with those it
 * added. Whoever else writes in this cluster waits, so that no number is given twice.
 */
export async function withPlaceholdersInWorker<T>(
  tx: TxCtx,
  clusterId: string,
  write: (scope: CrowdScope) => Promise<Written<T>>,
): Promise<T> {
  await lockPlaceholders(tx, clusterId);
  const { written, added } = await write({ clusterId, known: await listPlaceholders(tx, clusterId) });
  await storePlaceholders(tx, clusterId, { added });
  return written;
}

/** The placeholders of a cluster so far. */
export function listPlaceholders(ctx: Ctx, clusterId: string): Promise<PlaceholderEntry[]> {
  return ctx.db
    .select({
      kind: clusterPlaceholder.kind,
      fingerprint: clusterPlaceholder.fingerprint,
      number: clusterPlaceholder.number,
    })
    .from(clusterPlaceholder)
    .where(eq(clusterPlaceholder.clusterId, clusterId));
}

/**
 * Keeps placeholders that were given outside of a transaction to values a list of `known` ones did not hold; false, and
 * nothing is kept, when others were kept meanwhile: their numbers may be the same.
 */
export async function savePlaceholders(
  tx: TxCtx,
  clusterId: string,
  known: number,
  added: readonly PlaceholderEntry[],
): Promise<boolean> {
  await lockPlaceholders(tx, clusterId);
  if ((await listPlaceholders(tx, clusterId)).length !== known) return false;
  await tx.db.insert(clusterPlaceholder).values(added.map((entry) => ({ ...entry, clusterId })));
  return true;
}

/** The cluster's row before its placeholders, as everybody locks them who holds the row already: new ones refer to it. */
async function lockPlaceholders(tx: TxCtx, clusterId: string): Promise<void> {
  await tx.db.select({ id: cluster.id }).from(cluster).where(eq(cluster.id, clusterId)).for('key share');
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`placeholders ${clusterId}`}, 0))`);
}

/** Keeps the placeholders that were given for the first time. */
export async function storePlaceholders(
  tx: TxCtx,
  clusterId: string,
  { added }: Pick<Placeholders, 'added'>,
): Promise<void> {
  if (added.length === 0) return;
  await tx.db.insert(clusterPlaceholder).values(added.map((entry) => ({ ...entry, clusterId })));
}

/**
 * Names of everybody who reported to a cluster: no stranger may read them anywhere in it. Whose report was taken out of
 * it stays among them, for what was written of it meanwhile.
 */
export function listVictimNames(ctx: Ctx, clusterId: string): Promise<string[]> {
  return listAllVictimNames(ctx, [clusterId]);
}

/** The same for several clusters at once. */
export async function listAllVictimNames(ctx: Ctx, clusterIds: readonly string[]): Promise<string[]> {
  const takenOut = ctx.db
    .select({ id: clusterChange.clusterId })
    .from(clusterChange)
    .where(and(inArray(clusterChange.otherClusterId, [...clusterIds]), eq(clusterChange.kind, 'split')));
  const rows = await ctx.db
    .selectDistinct({ name: account.displayName })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(or(inArray(report.clusterId, [...clusterIds]), inArray(report.clusterId, takenOut)));
  return rows.map(({ name }) => name);
}
