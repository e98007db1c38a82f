import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { and, desc, eq } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { presentContributions } from './queries.ts';

export interface ListContributionsInput extends PageRequest {
  clusterId: string;
  layer?: number | undefined;
}

/** A page of a cluster's pieces, newest first: the puzzle itself opens with the newest of each layer only. */
export async function listContributions(
  ctx: Ctx,
  { clusterId, layer, limit, cursor }: ListContributionsInput,
): Promise<ListPage<Contribution>> {
  await getCluster(ctx, clusterId);
  const isAsked = and(
    eq(contribution.clusterId, clusterId),
    layer === undefined ? undefined : eq(contribution.layer, layer),
  );
  const found = await ctx.db
    .select()
    .from(contribution)
    .where(and(isAsked, olderThan(cursor, contribution.createdAt, contribution.id)))
    .orderBy(desc(contribution.createdAt), desc(contribution.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return {
    items: await presentContributions(ctx, rows),
    nextCursor,
    total: await ctx.db.$count(contribution, isAsked),
  };
}
