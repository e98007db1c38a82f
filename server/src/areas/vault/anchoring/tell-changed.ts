import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { VAULT_TOPIC, vaultFacts } from '@fap/shared/vault/events.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';

/** Tells everybody who looks at the vault that exhibits came to a state of their anchor, so that nobody has to poll. */
export function tellVaultChanged(tx: TxCtx, state: AnchorState): void {
  publish(tx, VAULT_TOPIC, vaultFacts.changed, { state });
}
