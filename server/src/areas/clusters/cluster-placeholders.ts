import { type PlaceholderEntry, Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster, clusterPlaceholder } from '../../db/schema/clusters.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import type { CrowdScope, Written } from '../texts/index.ts';

/**
 * Runs `write` with a cluster's placeholders and saves those it adds. Concurrent writers are serialised, so that no number
 * is given twice. The cluster row must exist already.
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
 * The same for text written in a worker thread: `write` gets the placeholders so far, and gives its text and those it
 * added. Concurrent writers of this cluster are serialised, so that no number is given twice.
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
 * Saves placeholders assigned outside of a transaction, beyond the `known` ones; saves nothing and gives false when others
 * were saved meanwhile, because their numbers may collide.
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

/** Lock order: the cluster's row before its placeholders, because new ones reference it. */
async function lockPlaceholders(tx: TxCtx, clusterId: string): Promise<void> {
  await tx.db.select({ id: cluster.id }).from(cluster).where(eq(cluster.id, clusterId)).for('key share');
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`placeholders ${clusterId}`}, 0))`);
}

/** Saves the placeholders that are new. */
export async function storePlaceholders(
  tx: TxCtx,
  clusterId: string,
  { added }: Pick<Placeholders, 'added'>,
): Promise<void> {
  if (added.length === 0) return;
  await tx.db.insert(clusterPlaceholder).values(added.map((entry) => ({ ...entry, clusterId })));
}

/**
 * Names of everybody who reported to a cluster, which no stranger may read anywhere in it. Reporters whose report was
 * moved out or withdrawn stay included, because texts written meanwhile may name them.
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
    .where(
      and(
        // Their name is gone; what stands in its place is nobody's.
        isNull(account.erasedAt),
        or(
          inArray(report.clusterId, [...clusterIds]),
          inArray(report.withdrawnFrom, [...clusterIds]),
          inArray(report.clusterId, takenOut),
        ),
      ),
    );
  return rows.map(({ name }) => name);
}
