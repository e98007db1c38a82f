import type { Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import type { UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recondogRun } from '../../db/schema/recondogs.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

interface AnnouncedRun {
  unit: string;
  status: UnitRunStatus;
  findings: Finding[];
}

/** Publishes the state of a unit's run, in the transaction that changes it; gives the number of finished runs. */
export async function announceRun(
  tx: TxCtx,
  operation: { id: string; clusterId: string; units: number },
  run: AnnouncedRun,
): Promise<number> {
  const ended = await tx.db.$count(
    recondogRun,
    and(eq(recondogRun.operationId, operation.id), isNotNull(recondogRun.endedAt)),
  );
  const [finding] = run.findings;
  publish(tx, RECONDOGS_TOPIC, recondogFacts.operation, {
    operationId: operation.id,
    clusterId: operation.clusterId,
    unit: run.unit,
    status: run.status,
    progress: Math.round((ended / operation.units) * 100),
    ...(finding ? { finding } : {}),
  });
  return ended;
}
