import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { MergeProposal } from '@fap/shared/merges/contract.ts';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge } from '../../db/schema/families.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type ClusterRow, findRoots } from '../clusters/index.ts';
import { lookupIndicators } from '../indicators/index.ts';
import { type AccountPair, listAccountPairs } from './list-account-pairs.ts';
import { maskIndicator } from './mask-indicator.ts';

/** Per ten proposals of the first page, at most this many based only on a bank account. */
const ACCOUNTS_OF_TEN = 4;

export interface ListProposalsInput extends PageRequest {
  /** Only pairs this cluster is one of. */
  clusterId?: string | undefined;
}

/**
 * A page of proposed merges, the most alike first; split pairs are not proposed again. There is no total: it would need a
 * look at each pair.
 */
export async function listProposals(
  ctx: Ctx,
  { limit, cursor, clusterId }: ListProposalsInput,
): Promise<ListPage<MergeProposal>> {
  const apart = await listKeptApart(ctx);
  const accounts = cursor === undefined ? await listOpenAccounts(ctx, apart, clusterId) : [];
  // Account pairs have no score, so they get reserved places; the next ones follow when these are decided.
  const shown = accounts.slice(0, Math.floor((limit * ACCOUNTS_OF_TEN) / 10));
  const room = limit - shown.length;
  const found = await listScored(ctx, { apart, wanted: room + 1, cursor, clusterId });
  const { rows, nextCursor } = cutPage(found, room, keysOf);
  return {
    items: [...rows.map(present), ...(await presentAccountPairs(ctx, shown))],
    nextCursor,
    total: null,
  };
}

const keysOf = ({ edge }: Pair) => [edge.strength, edge.firstId, edge.secondId];

interface ScoredRequest {
  apart: ReadonlySet<string>;
  wanted: number;
  cursor: string | undefined;
  clusterId: string | undefined;
}

/** A page of open pairs that still share something; loaded in batches, because some are filtered out. */
async function listScored(ctx: Ctx, { apart, wanted, cursor, clusterId }: ScoredRequest): Promise<Pair[]> {
  const found: Pair[] = [];
  let last = parseKeyset(cursor, ['number', 'id', 'id']);
  for (let isMore = true; isMore && found.length < wanted; ) {
    const rows = await listEdges(ctx, { last, wanted, clusterId });
    const open = rows.filter(({ first, second }) => !apart.has(pairOf(first.id, second.id)));
    found.push(...(await listLinked(ctx, open)));
    const end = rows.at(-1)?.edge;
    last = end && [end.strength, end.firstId, end.secondId];
    isMore = rows.length === wanted;
  }
  return found.slice(0, wanted);
}

interface EdgeRequest {
  last: readonly [number, string, string] | undefined;
  wanted: number;
  clusterId: string | undefined;
}

/** Relations of unmerged clusters that share an indicator, the strongest first. */
async function listEdges(ctx: Ctx, { last, wanted, clusterId }: EdgeRequest): Promise<Pair[]> {
  const first = alias(cluster, 'first');
  const second = alias(cluster, 'second');
  const { strength, firstId, secondId } = clusterEdge;
  const isAfter =
    last &&
    sql`(${strength} < ${last[0]}::real or (${strength} = ${last[0]}::real and (${firstId}, ${secondId}) > (${last[1]}, ${last[2]})))`;
  const isOf = clusterId === undefined ? undefined : or(eq(firstId, clusterId), eq(secondId, clusterId));
  return ctx.db
    .select({ edge: clusterEdge, first, second })
    .from(clusterEdge)
    .innerJoin(first, eq(first.id, firstId))
    .innerJoin(second, eq(second.id, secondId))
    .where(and(isNull(first.mergedInto), isNull(second.mergedInto), SHARES_INDICATOR, isOf, isAfter))
    .orderBy(desc(strength), firstId, secondId)
    .limit(wanted);
}

const SHARES_INDICATOR = sql`jsonb_array_length(${clusterEdge.shared} -> 'identifiers') > 0`;

/** Pairs based only on a bank account, and not split by anybody. */
async function listOpenAccounts(
  ctx: Ctx,
  apart: ReadonlySet<string>,
  clusterId: string | undefined,
): Promise<AccountPair[]> {
  const pairs = (await listAccountPairs(ctx)).filter(
    ({ firstId, secondId }) =>
      !apart.has(pairOf(firstId, secondId)) &&
      (clusterId === undefined || [firstId, secondId].includes(clusterId)),
  );
  if (pairs.length === 0) return [];
  const ordered = pairs.map(({ firstId, secondId }) => [firstId, secondId].sort());
  const columnOf = (index: number) => sql.param(ordered.map((pair) => pair[index]));
  const rows = await ctx.db
    .select({ firstId: clusterEdge.firstId, secondId: clusterEdge.secondId })
    .from(clusterEdge)
    .where(
      and(
        SHARES_INDICATOR,
        sql`(${clusterEdge.firstId}, ${clusterEdge.secondId}) in (select * from unnest(${columnOf(0)}::text[], ${columnOf(1)}::text[]))`,
      ),
    );
  const related = new Set(rows.map(({ firstId, secondId }) => pairOf(firstId, secondId)));
  return pairs.filter(({ firstId, secondId }) => !related.has(pairOf(firstId, secondId)));
}

/** Presents an account pair: only the last four characters, no score. */
async function presentAccountPairs(ctx: Ctx, pairs: readonly AccountPair[]): Promise<MergeProposal[]> {
  if (pairs.length === 0) return [];
  const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const rows = await ctx.db
    .select({ id: cluster.id, name: cluster.name, victims: cluster.victims })
    .from(cluster)
    .where(inArray(cluster.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap(({ firstId, secondId, identifiers }) => {
    const [first, second] = [byId.get(firstId), byId.get(secondId)];
    if (!first || !second) return [];
    const [into, own] = first.victims >= second.victims ? [first, second] : [second, first];
    return {
      cluster: { id: own.id, name: own.name },
      into: { id: into.id, name: into.name },
      percent: null,
      identifiers: identifiers.map(shown),
    };
  });
}

interface Pair {
  edge: typeof clusterEdge.$inferSelect;
  first: ClusterRow;
  second: ClusterRow;
}

function present({ edge, first, second }: Pair): MergeProposal {
  const [into, own] = first.victims >= second.victims ? [first, second] : [second, first];
  return {
    cluster: { id: own.id, name: own.name },
    into: { id: into.id, name: into.name },
    percent: edge.overall === null ? null : edge.overall * 100,
    identifiers: edge.shared.identifiers.map(shown),
  };
}

/**
 * Pairs that still share a linking indicator. A stored relation may be stale: since then the indicator may have been
 * contested or become too common.
 */
async function listLinked(ctx: Ctx, pairs: readonly Pair[]): Promise<Pair[]> {
  const read = (indicator: string) => {
    const [type, value] = partsOf(indicator);
    return { type: type as IndicatorType, value };
  };
  const known = await lookupIndicators(
    ctx,
    pairs.flatMap(({ edge }) => edge.shared.identifiers.map(read)),
  );
  const dead = new Set(
    [...known.values()]
      .filter(({ isTooCommon, decision }) => isTooCommon || decision === 'contested')
      .map(({ type, value }) => `${type} ${value}`),
  );
  return pairs.filter(({ edge }) => edge.shared.identifiers.some((indicator) => !dead.has(indicator)));
}

/** Pairs whose last decision was a split, whatever they were merged with since; on a tie the split wins. */
async function listKeptApart(ctx: Ctx): Promise<Set<string>> {
  const changes = await ctx.db
    .select({ kind: clusterChange.kind, one: clusterChange.clusterId, other: clusterChange.otherClusterId })
    .from(clusterChange)
    .orderBy(clusterChange.madeAt, eq(clusterChange.kind, 'split'));
  const last = new Map(changes.map((change) => [pairOf(change.one, change.other), change]));
  const parted = [...last.values()].filter(({ kind }) => kind === 'split');
  const roots = await findRoots(ctx, [...new Set(parted.flatMap(({ one, other }) => [one, other]))]);
  return new Set(parted.map(({ one, other }) => pairOf(roots.get(one) ?? one, roots.get(other) ?? other)));
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** `domain example.com` as it may be shown. */
function shown(indicator: string): string {
  const [type, value] = partsOf(indicator);
  return `${type} ${maskIndicator(type, value)}`;
}

function partsOf(indicator: string): [type: string, value: string] {
  const [type = '', value = ''] = indicator.split(' ', 2);
  return [type, value];
}
