import type { HarvestStatus } from '@fap/shared/harvest/entities.ts';
import { HARVEST_TOPIC, harvestFacts } from '@fap/shared/harvest/events.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

/** Publishes the progress of a run's source, in the transaction that changes it. */
export function announceProgress(
  tx: TxCtx,
  runId: string,
  source: { id: string; name: string },
  progress: { status: HarvestStatus; processed: number; total: number | null },
): void {
  publish(tx, HARVEST_TOPIC, harvestFacts.progress, {
    runId,
    source: source.name,
    sourceId: source.id,
    ...progress,
  });
}
