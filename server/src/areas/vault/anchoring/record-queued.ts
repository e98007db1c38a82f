import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { publishVaultChanged } from './publish-vault-changed.ts';

/** Records that an evidence item's digest waits for its stamp, and publishes it to the vault. */
export async function recordQueued(tx: TxCtx, evidenceId: string): Promise<void> {
  await recordAudit(tx, {
    action: 'vault.digest-queued',
    // Not a step of the evidence item's custody: nothing was done with it.
    entityType: 'anchor-leaf',
    entityId: evidenceId,
  });
  publishVaultChanged(tx, 'processing');
}
