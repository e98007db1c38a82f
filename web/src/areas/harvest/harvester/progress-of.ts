import type { HarvestResult, HarvestStatus } from '@fap/shared/harvest/entities.ts';
import type { harvestFacts } from '@fap/shared/harvest/events.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';

/** How far a source is in the harvest under way. */
export interface SourceProgress {
  status: HarvestStatus;
  processed: number;
  total: number | null;
}

/** The harvest that is watched: its id, and how far each of its sources is, by name. */
export interface WatchedHarvest {
  runId: string;
  sources: ReadonlyMap<string, SourceProgress>;
}

const isAtWork = (status: HarvestStatus): boolean => status === 'queued' || status === 'running';

/** The harvest under way as it was read. */
export function watchedFrom({ runId, harvestResults }: HarvestResult): WatchedHarvest {
  const sources = harvestResults.sources.map(
    ({ source, status, processed }) => [source, { status, processed, total: null }] as const,
  );
  return { runId, sources: new Map(sources) };
}

/** The watched harvest after a fact; one of another run begins anew, and what is over does not go back. */
export function withProgress(
  watched: WatchedHarvest | null,
  { runId, source, status, processed, total }: FactPayload<typeof harvestFacts.progress>,
): WatchedHarvest {
  const sources = new Map(watched?.runId === runId ? watched.sources : []);
  const known = sources.get(source);
  if (known && !isAtWork(known.status) && isAtWork(status)) return { runId, sources };
  return { runId, sources: sources.set(source, { status, processed, total }) };
}

/** How many of its sources are through, and percent of them. */
export function countOver({ sources }: WatchedHarvest): { over: number; all: number; percent: number } {
  const all = sources.size;
  const over = [...sources.values()].filter(({ status }) => !isAtWork(status)).length;
  return { over, all, percent: all === 0 ? 0 : Math.round((over / all) * 100) };
}
