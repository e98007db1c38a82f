import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { VAULT_TOPIC, vaultFacts } from '@fap/shared/vault/events.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';

/** Publishes to the vault's watchers that evidence items changed their anchor state, so that nobody has to poll. */
export function publishVaultChanged(tx: TxCtx, state: AnchorState): void {
  publish(tx, VAULT_TOPIC, vaultFacts.changed, { state });
}
