import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import type { Decision } from '@fap/shared/elder/scopes.ts';
import { type SettingsChange, shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { api } from '../../platform/api-client.ts';
import { reasonOf } from '../../platform/api-error.ts';
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

/** Where the server gives no reason. */
export const TRY_AGAIN = 'The connection or our side failed. Please try again.';

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
  useAction({
    run: (body: SettingsChange) => api(shieldContract.change, { body }),
    onSuccess: (status, change) => {
      showStatus(status);
      onDone(change);
    },
    onFailure: (error) =>
      toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' }),
  });

/** The elder decides on a held payment. */
export const useDecideOwn = () =>
  useAction({
    run: ({ id, decision }: { id: string; decision: Decision }) =>
      api(paymentsContract.decide, { params: { id }, body: { decision } }),
    onSuccess: refreshOwn,
    onFailure: (error) => {
      toast({ title: 'Not Decided', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
      refreshOwn();
    },
  });

/** A guardian decides on a held payment. */
export const useDecideAsGuardian = () =>
  useAction({
    run: ({ id, decision }: { id: string; decision: Decision }) =>
      api(guardiansContract.decide, { params: { id }, body: { decision } }),
    onSuccess: refreshGuarded,
    onFailure: (error) => {
      toast({ title: 'Not Decided', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
      refreshGuarded();
    },
  });
