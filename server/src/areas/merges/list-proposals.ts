import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { MergeProposal } from '@fap/shared/merges/contract.ts';
import { desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge } from '../../db/schema/families.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type ClusterRow, findRoots } from '../clusters/index.ts';
import { lookupIndicators } from '../indicators/index.ts';
import { type AccountPair, listAccountPairs } from './list-account-pairs.ts';
import { showIdentifier } from './show-identifier.ts';

/** Proposals shown at once; the next ones follow when these are decided. */
const MAX_PROPOSALS = 50;
/** As many of them at most that only a bank account speaks for. */
const ROOM_FOR_ACCOUNTS = 20;

/** Clusters that name the same party, the most alike first; what somebody split is proposed no more. */
export async function listProposals(ctx: Ctx): Promise<MergeProposal[]> {
  const first = alias(cluster, 'first');
  const second = alias(cluster, 'second');
  const rows = await ctx.db
    .select({ edge: clusterEdge, first, second })
    .from(clusterEdge)
    .innerJoin(first, eq(first.id, clusterEdge.firstId))
    .innerJoin(second, eq(second.id, clusterEdge.secondId))
    .where(
      sql`${isNull(first.mergedInto)} and ${isNull(second.mergedInto)}
        and jsonb_array_length(${clusterEdge.shared} -> 'identifiers') > 0`,
    )
    .orderBy(desc(clusterEdge.strength), clusterEdge.firstId, clusterEdge.secondId);
  const apart = await listKeptApart(ctx);
  const open = rows.filter(({ first: one, second: other }) => !apart.has(pairOf(one.id, other.id)));
  const proposals: MergeProposal[] = [];
  for (let from = 0; from < open.length && proposals.length < MAX_PROPOSALS; from += MAX_PROPOSALS)
    proposals.push(...(await listLinked(ctx, open.slice(from, from + MAX_PROPOSALS))).map(present));
  const told = new Set(rows.map(({ first: one, second: other }) => pairOf(one.id, other.id)));
  const isOpen = ({ firstId, secondId }: AccountPair) => {
    const pair = pairOf(firstId, secondId);
    return !apart.has(pair) && !told.has(pair);
  };
  const accounts = (await listAccountPairs(ctx)).filter(isOpen).slice(0, ROOM_FOR_ACCOUNTS);
  // What only an account speaks for is not crowded out by what has a score.
  return [
    ...proposals.slice(0, MAX_PROPOSALS - accounts.length),
    ...(await presentAccountPairs(ctx, accounts)),
  ];
}

/** Clusters that name the same account, with nothing of it but its last four characters and without a score. */
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
 * Pairs that still share something that links. A relation is told as it was compared: since then an analyst may have
 * contested what both name, or so many others name it that it says nothing any more.
 */
async function listLinked(ctx: Ctx, pairs: readonly Pair[]): Promise<Pair[]> {
  const read = (identifier: string) => {
    const [type, value] = partsOf(identifier);
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
  return pairs.filter(({ edge }) => edge.shared.identifiers.some((identifier) => !dead.has(identifier)));
}

/** Pairs whose last decision was to part them, whatever they were merged with since; of two at one moment parting holds. */
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
function shown(identifier: string): string {
  const [type, value] = partsOf(identifier);
  return `${type} ${showIdentifier(type, value)}`;
}

function partsOf(identifier: string): [type: string, value: string] {
  const [type = '', value = ''] = identifier.split(' ', 2);
  return [type, value];
}
