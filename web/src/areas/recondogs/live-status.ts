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

/** The newest run of each unit as facts tell it, on the cluster that is watched. */
export type RunNews = ReadonlyMap<string, RunFact & { isNew: boolean }>;

/** News with one fact more. A run that was seen being queued is newer than any other, until the next one is queued. */
export function addNews(news: RunNews, fact: RunFact): RunNews {
  const known = news.get(fact.unit);
  const isSameRun = known?.operationId === fact.operationId;
  if (known?.isNew && !isSameRun && fact.status !== 'queued') return news;
  const isNew = fact.status === 'queued' || (isSameRun && known.isNew);
  return new Map(news).set(fact.unit, { ...fact, isNew });
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
 * than they are, so of both the later stage holds. Operations the read does not know appear with the next one.
 */
export function withNews(status: DogStatus, news: RunNews): DogStatus {
  if (news.size === 0) return status;
  return {
    ...status,
    availableReconDogs: status.availableReconDogs.map((unit) => withRunFact(unit, news.get(unit.key))),
    operations: status.operations.map((operation) => withProgress(operation, news)),
  };
}

function withRunFact(unit: AvailableUnit, fact: (RunFact & { isNew: boolean }) | undefined): AvailableUnit {
  if (!fact) return unit;
  const run = fact.operationId === unit.lastRun?.operationId ? unit.lastRun : fact.isNew && unreadRun(fact);
  if (!run) return unit;
  const isAhead = run !== unit.lastRun || stageOf(fact.status) > stageOf(run.status);
  if (!isAhead) return unit;
  const status = fact.status === 'queued' || fact.status === 'running' ? fact.status : 'ready';
  const findings = fact.finding ? [fact.finding] : run.findings;
  return { ...unit, status, lastRun: { ...run, status: fact.status, findings } };
}

/** A run that was queued after the last read: the next one brings what is missing. */
const unreadRun = ({ operationId, unit, status }: RunFact): NonNullable<AvailableUnit['lastRun']> => ({
  runId: `${operationId} ${unit}`,
  operationId,
  unit,
  status,
  reason: null,
  findings: [],
  endedAt: null,
});

function withProgress(operation: OperationSummary, news: RunNews): OperationSummary {
  const told = [...news.values()]
    .filter(({ operationId }) => operationId === operation.operationId)
    .map(({ progress }) => progress);
  return { ...operation, progress: Math.max(operation.progress, ...told) };
}
