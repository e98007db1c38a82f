import type { Measured } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CatalogueEntry, CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { CATALOGUE, findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { mutationRates } from '@fap/shared/families/mutation-rates.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, isNull, ne, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getFamilies } from '../families/index.ts';

/** The families of scams with what was counted of each, by their number. */
export async function listCatalogue(ctx: Ctx): Promise<CatalogueEntry[]> {
  const measured = await measureByScamType(ctx);
  return CATALOGUE.map(({ branches, globalPresence: _, education, ...entry }) => ({
    ...entry,
    branches: branches.map(({ id, name }) => ({ id, name })),
    reconDogTeam: education.reconDogTeam,
    measured: measured.get(entry.scamType) ?? null,
  }));
}

/** A family with everything known of it; throws NOT_FOUND. */
export async function getCatalogueCluster(ctx: Ctx, id: string): Promise<CataloguePage> {
  const found = findCatalogueCluster(id);
  if (!found) throw new AppError('NOT_FOUND', { message: t`There is no such family of scams` });
  const measured = await measureByScamType(ctx);
  return { cluster: found, measured: measured.get(found.scamType) ?? null };
}

/**
 * Figures of this platform for each scam type. `other` is left out: it is a catch-all, so its figures describe no family.
 */
async function measureByScamType(ctx: Ctx): Promise<Map<ScamType, Measured>> {
  const rows = await ctx.db
    .select({
      scamType: cluster.scamType,
      clusters: sql<number>`count(*)::int`,
      victims: sql<number>`sum(${cluster.victims})::int`,
      strength: sql<number | null>`avg(${cluster.strength})`,
      lastUpdated: sql`max(${cluster.lastActivityAt})`.mapWith(cluster.lastActivityAt),
    })
    .from(cluster)
    // Merged clusters count at their root.
    .where(and(ne(cluster.scamType, 'other'), isNull(cluster.mergedInto)))
    .groupBy(cluster.scamType);
  const rates = mutationRates((await getFamilies(ctx)).families);
  return new Map(
    rows.map(({ scamType, lastUpdated, ...counted }) => [
      scamType,
      {
        ...counted,
        lastUpdated: lastUpdated.toISOString(),
        mutationRate: rates.get(scamType) ?? null,
      },
    ]),
  );
}
