import {
  type AvailableUnit,
  OPEN_STATUSES,
  type OperationSummary,
  type UnitRunStatus,
} from '@fap/shared/recondogs/entities.ts';
import { recondogFacts } from '@fap/shared/recondogs/events.ts';
import * as v from 'valibot';
import type { DogStatus } from './data.ts';

type RunFact = v.InferOutput<typeof recondogFacts.operation.payload>;

/** The newest fact of each unit on the cluster that is watched. */
export type RunNews = ReadonlyMap<string, RunFact>;

/** A fact about a unit on this cluster; null for all others. */
export function runFactOf(name: string, payload: unknown, clusterId: string): RunFact | null {
  if (name !== recondogFacts.operation.name || !v.is(recondogFacts.operation.payload, payload)) return null;
  return payload.clusterId === clusterId ? payload : null;
}

/** Whether a run is over. */
export const isOver = (status: UnitRunStatus): boolean => !OPEN_STATUSES.includes(status);

/** A run is queued, then running, then over, and never goes back. */
function stageOf(status: UnitRunStatus): number {
  if (status === 'queued') return 0;
  return isOver(status) ? 2 : 1;
}

/**
 * The status as it was read, moved on by the facts that came since. A read that was under way while facts came is older
 * than they are, so of both the later stage holds. Facts of operations the read does not know are left to the next read.
 */
export function withNews(status: DogStatus, news: RunNews): DogStatus {
  if (news.size === 0) return status;
  return {
    ...status,
    availableReconDogs: status.availableReconDogs.map((unit) => withRunFact(unit, news.get(unit.key))),
    operations: status.operations.map((operation) => withProgress(operation, news)),
  };
}

function withRunFact(unit: AvailableUnit, fact: RunFact | undefined): AvailableUnit {
  const run = unit.lastRun;
  if (!fact || !run || fact.operationId !== run.operationId) return unit;
  if (stageOf(fact.status) <= stageOf(run.status)) return unit;
  return {
    ...unit,
    status: fact.status === 'running' ? 'running' : 'ready',
    lastRun: { ...run, status: fact.status, findings: fact.finding ? [fact.finding] : run.findings },
  };
}

function withProgress(operation: OperationSummary, news: RunNews): OperationSummary {
  const told = [...news.values()]
    .filter(({ operationId }) => operationId === operation.operationId)
    .map(({ progress }) => progress);
  return { ...operation, progress: Math.max(operation.progress, ...told) };
}
