import { caseFacts, caseTopic } from '@fap/shared/cases/events.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

/** Who has the case open reads its evidence again; nothing without a case. */
export function announceInCase(tx: TxCtx, caseId: string | null): void {
  if (caseId) publish(tx, caseTopic(caseId), caseFacts.changed, { caseId });
}
