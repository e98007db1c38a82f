import type { DossierHistory } from '@fap/shared/dossier/contract.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { dossierEdition } from '../../db/schema/dossier.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { openCluster } from './content/access.ts';
import { presentEdition } from './editions.ts';

const MOST_READS = 200;

/** The editions of a cluster's dossier and who read which of them, the newest first. Throws as `openCluster`. */
export async function listHistory(ctx: Ctx, clusterId: string): Promise<DossierHistory> {
  const { cluster } = await openCluster(ctx, clusterId);
  const editions = await ctx.db
    .select()
    .from(dossierEdition)
    .where(eq(dossierEdition.clusterId, cluster.id))
    .orderBy(desc(dossierEdition.version));
  const reads = await ctx.db
    .select({
      at: auditEntry.at,
      by: account.displayName,
      roles: account.roles,
      form: sql<string>`${auditEntry.after} ->> 'form'`,
      version: sql<number>`(${auditEntry.after} ->> 'version')::int`,
    })
    .from(auditEntry)
    .innerJoin(account, eq(account.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.entityType, 'dossier'),
        eq(auditEntry.action, 'dossier.read'),
        inArray(
          auditEntry.entityId,
          editions.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(MOST_READS);
  return {
    editions: editions.map(presentEdition),
    reads: reads.map(({ at, ...read }) => ({ ...read, at: at.toISOString() })),
  };
}
