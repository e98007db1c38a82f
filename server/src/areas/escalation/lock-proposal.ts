import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { mediaEscalation } from '../../db/schema/escalation.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { type ClusterRow, lockClusters } from '../clusters/index.ts';

export type ProposalRow = typeof mediaEscalation.$inferSelect;

/** The proposal with this id; throws NOT_FOUND. */
export async function getProposal({ db }: Ctx, id: string): Promise<ProposalRow> {
  const [row] = await db.select().from(mediaEscalation).where(eq(mediaEscalation.id, id));
  return row ?? noSuchProposal();
}

/** Locks a proposal and, before it, its cluster, so that decisions about one follow each other. Throws NOT_FOUND. */
export async function lockProposal(
  tx: TxCtx,
  id: string,
): Promise<{ proposal: ProposalRow; cluster: ClusterRow }> {
  const { clusterId } = await getProposal(tx, id);
  const [cluster] = await lockClusters(tx, [clusterId]);
  const [proposal] = await tx.db
    .select()
    .from(mediaEscalation)
    .where(eq(mediaEscalation.id, id))
    .for('update');
  return cluster && proposal ? { proposal, cluster } : noSuchProposal();
}

function noSuchProposal(): never {
  throw new AppError('NOT_FOUND', { message: t`There is no such proposal` });
}
