import { reportFacts, reportTopic } from '@fap/shared/reports/events.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';

/** Tells the reporter's open pages that something happened. */
export function publishChange(
  tx: TxCtx,
  reportId: string,
  kind: 'corrected' | 'withdrawn' | 'restored' | 'consent' | 'moved' | 'used' | 'evidence' | 'evidence-added',
): void {
  publish(tx, reportTopic(reportId), reportFacts.changed, { reportId, kind });
}
