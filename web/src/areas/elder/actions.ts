import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import type { Decision } from '@fap/shared/elder/scopes.ts';
import { type SettingsChange, shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api-client.ts';
import { isStatus, reasonOf } from '../../platform/api-error.ts';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import {
  actPages,
  guardianAlertPages,
  MONITOR_QUERY,
  moneyTrails,
  monitor,
  ownAlertPages,
  paymentPages,
  protectedPeople,
  protectionStatus,
} from './data.ts';
import { TRY_AGAIN, useToldAction } from './use-told-action.ts';

export { TRY_AGAIN };

/** Shows a status that a call answered with, wherever the status is shown. */
export const showStatus = (status: ProtectionStatus): void => protectionStatus.patch(() => status);

/** Reads again what payments and alerts changed. */
export function refreshOwn(): void {
  void protectionStatus.refresh();
  void monitor.refresh(MONITOR_QUERY);
  for (const show of ['all', 'concerns'] as const) void paymentPages.refresh({ query: { show } });
  void ownAlertPages.refresh();
  void actPages.refresh();
  void moneyTrails.refresh();
}

/** Reads again what a guardian sees. */
export function refreshGuarded(): void {
  void protectedPeople.refresh();
  void guardianAlertPages.refresh();
}

/** Changes choices of the shield; a failure says why. */
export const useChangeShield = (onDone: (change: SettingsChange) => void = () => {}) =>
  useToldAction(t`Not Saved`, {
    run: (body: SettingsChange) => api(shieldContract.change, { body }),
    onSuccess: (status, change) => {
      showStatus(status);
      onDone(change);
    },
  });

/** The elder decides on a held payment. One that was decided already is shown as it was decided: that is no failure. */
export const useDecideOwn = () =>
  useToldAction(t`Not Decided`, {
    run: async ({ id, decision }: { id: string; decision: Decision }): Promise<void> => {
      try {
        await api(paymentsContract.decide, { params: { id }, body: { decision } });
      } catch (error) {
        if (!isStatus(error, 409) || typeof error.data.decision !== 'string') throw error;
      }
    },
    onSuccess: refreshOwn,
    onFailure: refreshOwn,
  });

/** A guardian decides on a held payment. */
export const useDecideAsGuardian = () =>
  useAction({
    run: ({ id, decision }: { id: string; decision: Decision }) =>
      api(guardiansContract.decide, { params: { id }, body: { decision } }),
    onSuccess: refreshGuarded,
    onFailure: (error) => {
      toast({ title: t`Not Decided`, description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
      refreshGuarded();
    },
  });
