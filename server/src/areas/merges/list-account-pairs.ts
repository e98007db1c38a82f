import { HARD_INDICATOR_TYPES, PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';
import { lookupIndicators } from '../indicators/index.ts';

/** Types of which a single mention must not link, although each belongs to one party alone. */
const ASKED_TYPES = HARD_INDICATOR_TYPES.filter((type) => PERSONAL_INDICATOR_TYPES.includes(type));
/** Limit of accounts, most recently named first; the next ones follow when these are decided. */
const MAX_ACCOUNTS = 200;
/** Limit of clusters paired per account. */
const MAX_CLUSTERS = 20;

/** Two clusters whose reports name the same account. */
export interface AccountPair {
  firstId: string;
  secondId: string;
  /** `iban DE…`, in clear. */
  identifiers: string[];
}

/**
 * Pairs of clusters whose reports' own words name the same bank account. It never joins automatically, since that would
 * reveal whether a number was reported; an analyst decides. Too common and contested ones are left out.
 */
export async function listAccountPairs(ctx: Ctx): Promise<AccountPair[]> {
  const rows = await ctx.db
    .select({ id: indicator.id, type: indicator.type, value: indicator.value })
    .from(indicator)
    .where(
      and(
        inArray(indicator.type, ASKED_TYPES),
        gt(indicator.clusters, 1),
        or(sql`${indicator.decision} is null`, ne(indicator.decision, 'contested')),
      ),
    )
    .orderBy(desc(indicator.lastSeenAt), indicator.id)
    .limit(MAX_ACCOUNTS);
  const named = rows.map(({ id, type, value }) => ({ id, type, value }));
  const known = await lookupIndicators(ctx, named);
  const asked = named.filter(({ id }) => known.get(id)?.isTooCommon === false);
  if (asked.length === 0) return [];
  const clusters = await listClustersOf(
    ctx,
    asked.map(({ id }) => id),
  );
  const pairs = new Map<string, AccountPair>();
  for (const { id, type, value } of asked) {
    const ids = (clusters.get(id) ?? []).slice(0, MAX_CLUSTERS);
    for (const [index, firstId] of ids.entries())
      for (const secondId of ids.slice(index + 1)) {
        const key = `${firstId} ${secondId}`;
        const identifiers = [...(pairs.get(key)?.identifiers ?? []), `${type} ${value}`];
        pairs.set(key, { firstId, secondId, identifiers });
      }
  }
  return [...pairs.values()];
}

/** The clusters whose reports' own words name each of these indicators, by their roots and in order. */
async function listClustersOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .selectDistinct({ id: indicatorMention.indicatorId, clusterId: indicatorMention.clusterId })
    .from(indicatorMention)
    .where(
      and(
        inArray(indicatorMention.indicatorId, [...ids]),
        isNotNull(indicatorMention.reportId),
        eq(indicatorMention.sourceKind, 'report'),
      ),
    );
  const roots = await findRoots(ctx, [...new Set(rows.flatMap(({ clusterId }) => clusterId ?? []))]);
  const found = new Map<string, Set<string>>();
  for (const { id, clusterId } of rows) {
    const root = clusterId === null ? undefined : roots.get(clusterId);
    if (root !== undefined) found.set(id, (found.get(id) ?? new Set()).add(root));
  }
  return new Map([...found].map(([id, of]) => [id, [...of].sort()]));
}
