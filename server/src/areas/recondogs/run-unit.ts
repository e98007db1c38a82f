import { redact } from '@fap/shared/privacy/redact.ts';
import type { ClusterEvidence } from '@fap/shared/recondogs/cluster-evidence.ts';
import { rankIndicators } from '@fap/shared/recondogs/indicator-findings.ts';
import { NETWORK_UNIT } from '@fap/shared/recondogs/units.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { listVictimNames, withPlaceholders } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import { announceRun } from './announce-run.ts';
import type { OperationRow, RunRow } from './deploy-units.ts';
import { loadEvidence } from './load-evidence.ts';
import { lookUpDomains, type RegistryReach } from './look-up-domains.ts';

/** A unit may take this long for one run, in seconds. */
export const RUN_TIMEOUT_SECONDS = 120;

/** A run as it was handed to the queue: resumed meanwhile, it has a later number and a job of its own. */
export interface RunJob {
  runId: string;
  dispatch: number;
}

/** Runs a unit on its cluster and saves its findings; does nothing for a run that is finished or has a later job. */
export async function runUnit(ctx: Ctx, job: RunJob, reach: RegistryReach): Promise<void> {
  const run = await claimRun(ctx, job);
  if (!run) return;
  const evidence = await loadEvidence(ctx, run.clusterId);
  if (run.unit === NETWORK_UNIT) evidence.lookups = await lookUpDomains(domainsOf(evidence), reach);
  const result = await runTextTask(ctx, 'examine', { unit: run.unit, evidence });
  await transact(ctx, 'platform', (tx) => endRun(tx, run, result), {
    housekeeping: 'of a run that another worker took, only the numbers that stand for hidden details stay',
  });
}

/** The domains that evidence names, those that most exhibits name first. */
const domainsOf = (evidence: ClusterEvidence): string[] =>
  rankIndicators(evidence, ['domain']).map(({ value }) => value);

/** Ends a run that no worker finished: timed out when it ran for too long, otherwise failed; one that has a later job is left alone. */
export async function failRun(ctx: Ctx, job: RunJob): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const [run] = await tx.db.select().from(recondogRun).where(isOf(job));
    if (!run || run.endedAt) return;
    const ranMs = run.startedAt ? tx.clock.now().getTime() - run.startedAt.getTime() : 0;
    const hasTimedOut = ranMs >= RUN_TIMEOUT_SECONDS * 1000;
    await endRun(tx, run, {
      status: hasTimedOut ? 'timed_out' : 'failed',
      reason: hasTimedOut
        ? `It did not end within ${RUN_TIMEOUT_SECONDS} seconds, several times`
        : 'It broke off several times',
      findings: [],
    });
  });
}

const isOf = ({ runId, dispatch }: RunJob) =>
  and(eq(recondogRun.id, runId), eq(recondogRun.dispatch, dispatch));

async function claimRun(ctx: Ctx, job: RunJob): Promise<RunRow | null> {
  return transact(ctx, 'platform', async (tx) => {
    const [known] = await tx.db.select().from(recondogRun).where(isOf(job));
    if (!known) return null;
    // Lock order: the operation before its runs, otherwise two workers could deadlock.
    const operation = await getOperation(tx, known);
    const [run] = await tx.db
      .update(recondogRun)
      .set({ status: 'running', attempt: sql`${recondogRun.attempt} + 1`, startedAt: tx.clock.now() })
      .where(and(isOf(job), isNull(recondogRun.endedAt)))
      .returning();
    if (!run) return null;
    await announceRun(tx, operation, run);
    await auditRun(tx, run);
    return run;
  });
}

/** Ends a run still claimed by this worker; one that another worker claimed meanwhile is left alone. */
async function endRun(
  tx: TxCtx,
  run: RunRow,
  result: Pick<RunRow, 'status' | 'reason' | 'findings'>,
): Promise<void> {
  const operation = await getOperation(tx, run);
  const findings = await redactFindings(tx, run.clusterId, result.findings);
  const [ended] = await tx.db
    .update(recondogRun)
    .set({ ...result, findings, endedAt: tx.clock.now() })
    .where(
      and(
        eq(recondogRun.id, run.id),
        eq(recondogRun.attempt, run.attempt),
        // Cancelled and resumed meanwhile it waits for its next worker, by the same attempt.
        eq(recondogRun.dispatch, run.dispatch),
        isNull(recondogRun.endedAt),
      ),
    )
    .returning();
  if (!ended) {
    tx.log.warn({ runId: run.id }, 'a run was taken by another worker');
    return;
  }
  await auditRun(tx, ended);
  const done = await announceRun(tx, operation, ended);
  if (done < operation.units) return;
  await tx.db
    .update(recondogOperation)
    .set({ endedAt: tx.clock.now() })
    .where(eq(recondogOperation.id, operation.id));
}

/** Findings as the crowd may read them, because they quote evidence. */
async function redactFindings(
  tx: TxCtx,
  clusterId: string,
  findings: RunRow['findings'],
): Promise<RunRow['findings']> {
  if (findings.length === 0) return findings;
  const victimNames = await listVictimNames(tx, clusterId);
  return withPlaceholders(tx, clusterId, (placeholders) =>
    findings.map((finding) => ({
      ...finding,
      title: redact(finding.title, { grade: 'crowd', placeholders, victimNames }),
    })),
  );
}

/** Locks the operation of a run, so that each fact has a consistent progress. */
async function getOperation(tx: TxCtx, run: RunRow): Promise<OperationRow> {
  const [operation] = await tx.db
    .select()
    .from(recondogOperation)
    .where(eq(recondogOperation.id, run.operationId))
    .for('update');
  if (!operation) throw new Error(`operation ${run.operationId} is gone`);
  return operation;
}

/** No cluster id, because its activity list shows only what people do. */
async function auditRun(tx: TxCtx, { id, unit, status, reason, attempt, findings }: RunRow): Promise<void> {
  await recordAudit(tx, {
    action: `recondogs.run-${status}`,
    entityType: 'recondog-run',
    entityId: id,
    after: { unit, attempt, reason, findings: findings.length },
  });
}
