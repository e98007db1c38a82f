import { entryPath } from '../../db/schema/backtrace.ts';
import { allOf, type RowRule, rulesFor } from '../../platform/postgres/row-rule.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { findRoots, listMembers } from '../clusters/index.ts';

type PathPlace = Pick<typeof entryPath.$inferSelect, 'clusterId' | 'accountId'>;
const paths = rulesFor(entryPath);

/**
 * The actor's entry paths in a cluster and in all of the same root: one saved before a merge is counted at the root, so it
 * is read and revoked there too. Nobody reads anybody else's.
 */
export async function isOwnPath(ctx: Ctx, clusterId: string): Promise<RowRule<PathPlace>> {
  const root = (await findRoots(ctx, [clusterId])).get(clusterId) ?? clusterId;
  const members = await listMembers(ctx, root);
  return allOf<PathPlace>(paths.hasOneOf('clusterId', members), paths.has('accountId', actingAccount(ctx)));
}
