import { reportFacts, reportTopic } from '@fap/shared/reports/events.ts';
import type { PathEvent } from '@fap/shared/reports/report-path.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

/** Tells the reporter's open pages that something happened. */
export function publishChange(
  tx: TxCtx,
  reportId: string,
  kind: Exclude<PathEvent['kind'], 'received' | 'founded' | 'joined'> | 'evidence',
): void {
  publish(tx, reportTopic(reportId), reportFacts.changed, { reportId, kind });
}
