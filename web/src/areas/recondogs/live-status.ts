import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import {
  type AvailableUnit,
  OPEN_STATUSES,
  type OperationSummary,
  type UnitRunStatus,
} from '@fap/shared/recondogs/entities.ts';
import type { recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { DogStatus } from './data.ts';

type RunFact = FactPayload<typeof recondogFacts.operation>;

/** The latest fact about each unit's newest run on the watched cluster; `isNew` if the run was queued since the fetch. */
export type RunFacts = ReadonlyMap<string, RunFact & { isNew: boolean }>;

/** Adds a fact. Once a run was seen as queued, facts of other runs are ignored until another one is queued. */
export function addRunFact(facts: RunFacts, fact: RunFact): RunFacts {
  const known = facts.get(fact.unit);
  const isSameRun = known?.operationId === fact.operationId;
  if (known?.isNew && !isSameRun && fact.status !== 'queued') return facts;
  const isNew = fact.status === 'queued' || (isSameRun && known.isNew);
  return new Map(facts).set(fact.unit, { ...fact, isNew });
}

/** Whether a run is over. */
export const isOver = (status: UnitRunStatus): boolean => !OPEN_STATUSES.includes(status);

/** The stage of a run, which only grows: 0 queued, 1 running, 2 over. */
function stageOf(status: UnitRunStatus): number {
  if (status === 'queued') return 0;
  return isOver(status) ? 2 : 1;
}

/**
 * Applies facts to a fetched status. A fetch that was running while facts arrived may be older than they are, so the later
 * stage wins. Operations that the fetch does not contain appear with the next one.
 */
export function withRunFacts(status: DogStatus, facts: RunFacts): DogStatus {
  if (facts.size === 0) return status;
  return {
    ...status,
    availableReconDogs: status.availableReconDogs.map((unit) => withRunFact(unit, facts.get(unit.key))),
    operations: status.operations.map((operation) => withProgress(operation, facts)),
  };
}

function withRunFact(unit: AvailableUnit, fact: (RunFact & { isNew: boolean }) | undefined): AvailableUnit {
  if (!fact) return unit;
  const run = fact.operationId === unit.lastRun?.operationId ? unit.lastRun : fact.isNew && runFromFact(fact);
  if (!run) return unit;
  const isAhead = run !== unit.lastRun || stageOf(fact.status) > stageOf(run.status);
  if (!isAhead) return unit;
  const status = fact.status === 'queued' || fact.status === 'running' ? fact.status : 'ready';
  const findings = fact.finding ? [fact.finding] : run.findings;
  return { ...unit, status, lastRun: { ...run, status: fact.status, findings } };
}

/** A run queued after the last fetch; the next fetch brings the missing fields. */
const runFromFact = ({ operationId, unit, status }: RunFact): NonNullable<AvailableUnit['lastRun']> => ({
  runId: `${operationId} ${unit}`,
  operationId,
  unit,
  status,
  reason: null,
  findings: [],
  endedAt: null,
});

function withProgress(operation: OperationSummary, facts: RunFacts): OperationSummary {
  const reported = [...facts.values()]
    .filter(({ operationId }) => operationId === operation.operationId)
    .map(({ progress }) => progress);
  return { ...operation, progress: Math.max(operation.progress, ...reported) };
}
