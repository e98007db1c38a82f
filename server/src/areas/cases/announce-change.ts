import { caseFacts, caseTopic } from '@fap/shared/cases/events.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

/** Tells everybody who has a case open that it changed; they read it again, each what they may. */
export function announceChange(tx: TxCtx, caseId: string): void {
  publish(tx, caseTopic(caseId), caseFacts.changed, { caseId });
}
