import type { NewCase } from '@fap/shared/cases/contract.ts';
import { clusterChainId } from '@fap/shared/clusters/cluster-chain-id.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { canonicalJson } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { caseNumber, caseRecord } from '../../db/schema/cases.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { openCustodyLog } from '../../platform/write/custody-log.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { findCluster } from '../clusters/index.ts';
import { caseEvents } from './events.ts';
import { hidePersonalData } from './hide-personal-data.ts';
import type { CaseRow } from './policy.ts';

/** Opens a case under the next number of the year, with a custody log of its own. Throws NOT_FOUND for an unknown cluster. */
export async function createCase(ctx: Ctx, input: NewCase): Promise<CaseRow> {
  const ownerId = actingAccount(ctx);
  const clusterId = input.clusterId ?? null;
  if (clusterId && !(await findCluster(ctx, clusterId)))
    throw new AppError('NOT_FOUND', { message: t`There is no cluster with this ID` });
  return transact(ctx, 'case.create', async (tx) => {
    const createdAt = tx.clock.now();
    const { title, description, scamType } = input;
    const shown = await hidePersonalData(tx, { title, description }, { ownerId, clusterId });
    // Last before the rows, because everybody else who opens a case waits for it.
    const id = await takeNumber(tx, createdAt.getUTCFullYear());
    await openCustodyLog(tx, { id, kind: 'case', name: chainIdOf(tx, id, createdAt) });
    const [row] = await tx.db
      .insert(caseRecord)
      .values({
        id,
        ownerId,
        clusterId,
        title,
        description,
        ...shown,
        scamType,
        riskLevel: input.riskLevel ?? 'medium',
        status: 'active',
        victimCount: input.victimCount ?? null,
        amountStolen: input.amountStolen ?? null,
        createdAt,
      })
      .returning();
    if (!row) throw new Error('the case was not written');
    await recordAudit(tx, {
      action: 'case.opened',
      entityType: 'case',
      entityId: id,
      custodyOf: [id],
      after: { clusterId, scamType, riskLevel: row.riskLevel, status: row.status },
    });
    emit(tx, caseEvents.opened, { caseId: id });
    return row;
  });
}

/** The next number of a year. The row stays locked until the commit, and a number of a failed transaction is taken again. */
async function takeNumber(tx: TxCtx, year: number): Promise<string> {
  const [row] = await tx.db
    .insert(caseNumber)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: caseNumber.year, set: { last: sql`${caseNumber.last} + 1` } })
    .returning({ last: caseNumber.last });
  if (!row) throw new Error('no number was given');
  return `CS-${year}-${String(row.last).padStart(3, '0')}`;
}

/** The ClusterChain ID of a case: of its number, its time and random bytes, because numbers repeat between installations. */
function chainIdOf({ ids }: TxCtx, id: string, createdAt: Date): string {
  const nonce = Buffer.from(ids.nonce()).toString('hex');
  return clusterChainId(canonicalJson({ version: 1, caseId: id, createdAt: createdAt.toISOString(), nonce }));
}
