import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { tellVaultChanged } from './tell-changed.ts';

/** Records that an exhibit's digest waits for its stamp, and tells whoever looks at the vault. */
export async function recordQueued(tx: TxCtx, evidenceId: string): Promise<void> {
  await recordAudit(tx, {
    action: 'vault.digest-queued',
    // Not a step of the exhibit's custody: nothing was done with it.
    entityType: 'anchor-leaf',
    entityId: evidenceId,
  });
  tellVaultChanged(tx, 'processing');
}
