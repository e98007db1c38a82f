import type { Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import type { UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { recondogRun, recondogStep } from '../../db/schema/recondogs.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

interface AnnouncedRun {
  unit: string;
  status: UnitRunStatus;
  findings: Finding[];
}

/**
 * Publishes the state of a unit's run and keeps it as a step of the operation, in the transaction that changes it; gives the
 * number of finished runs. The caller holds the operation's row: so steps have no gaps, and their order is that of the facts.
 */
export async function announceRun(
  tx: TxCtx,
  operation: { id: string; clusterId: string; units: number },
  run: AnnouncedRun,
): Promise<number> {
  const ended = await tx.db.$count(
    recondogRun,
    and(eq(recondogRun.operationId, operation.id), isNotNull(recondogRun.endedAt)),
  );
  const { unit, status } = run;
  const progress = Math.round((ended / operation.units) * 100);
  const before = await tx.db.$count(recondogStep, eq(recondogStep.operationId, operation.id));
  await tx.db.insert(recondogStep).values({
    operationId: operation.id,
    position: before + 1,
    unit,
    status,
    progress,
    findings: run.findings.length,
    at: tx.clock.now(),
  });
  const [finding] = run.findings;
  publish(tx, RECONDOGS_TOPIC, recondogFacts.operation, {
    operationId: operation.id,
    clusterId: operation.clusterId,
    unit,
    status,
    progress,
    ...(finding ? { finding } : {}),
  });
  return ended;
}
