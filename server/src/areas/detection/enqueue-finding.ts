import type { FindingKind } from '@fap/shared/detection/entities.ts';
import { detectionFinding } from '../../db/schema/detection.ts';
import type { TxCtx } from '../../platform/write/context.ts';

export interface NewFinding {
  kind: FindingKind;
  /** The report or harvest entry. */
  refId: string;
  source: string;
}

/** Enqueues something new for the next scan; idempotent. */
export async function enqueueFinding(tx: TxCtx, finding: NewFinding): Promise<void> {
  await tx.db
    .insert(detectionFinding)
    .values({ id: tx.ids.next('finding'), ...finding, createdAt: tx.clock.now() })
    .onConflictDoNothing({ target: detectionFinding.refId });
}
