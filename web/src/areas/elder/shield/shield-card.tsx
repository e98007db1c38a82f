import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { refreshOwn, showStatus, TRY_AGAIN, useChangeShield } from '../actions.ts';
import { Switch } from '../parts/switch.tsx';

export interface ShieldCardProps {
  status: ProtectionStatus;
  /** Typed into the guardian's field and not sent yet: switching on sends it. */
  guardianEmail: string;
}

/** Whether the shield is on, and the switch for it. */
export function ShieldCard({ status, guardianEmail }: ShieldCardProps) {
  const { isActive, settings, scamAlertsBlocked, protectedTransactions } = status;
  const onFailure = (error: Error) =>
    toast({ title: 'Not Changed', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
  const change = useChangeShield();
  const activate = useAction({
    run: () => {
      const { bankingOverlay, breadcrumbMode, transactionThreshold, selectedBank } = settings;
      const body = { bankingOverlay, breadcrumbMode, guardianEmail, transactionThreshold, selectedBank };
      return api(shieldContract.activate, { body });
    },
    onSuccess: (changed) => {
      showStatus(changed);
      refreshOwn();
      // Night and day are the elder's own; the first time they are the browser's.
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (changed.settings.timeZone === 'UTC' && timeZone !== 'UTC') change.mutate({ timeZone });
      toast({
        title: 'Elder Shield Activated',
        description: 'Your payments are looked at from now on.',
        variant: 'success',
      });
    },
    onFailure,
  });
  const deactivate = useAction({
    run: () => api(shieldContract.deactivate),
    onSuccess: showStatus,
    onFailure,
  });
  const Icon = isActive ? ShieldCheck : ShieldOff;
  return (
    <Card>
      <section aria-label="Your shield" className="p-5 sm:p-6">
        <div className="flex items-start gap-4">
          <Icon aria-hidden className={isActive ? 'size-10 text-low' : 'size-10 text-ink-soft'} />
          <div className="min-w-0 flex-1">
            <h2 className="text-xl font-semibold">{isActive ? 'Your shield is on' : 'Your shield is off'}</h2>
            <p className="text-ink-soft">
              {isActive
                ? 'We look at every payment that reaches us and tell you, and whom you trust, when one looks like a scam.'
                : 'Anybody can switch it on. Nothing is looked at and nobody is told anything until you do.'}
            </p>
          </div>
        </div>
        <div className="mt-4 border-t border-line pt-4">
          <Switch
            label="Shield protection"
            isOn={isActive}
            isDisabled={activate.isPending || deactivate.isPending}
            onChange={(isOn) => (isOn ? activate.mutate() : deactivate.mutate())}
          />
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4">
          <div>
            <dt className="text-ink-soft">Scams blocked</dt>
            <dd className="text-2xl font-semibold">{scamAlertsBlocked}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Payments looked at</dt>
            <dd className="text-2xl font-semibold">{protectedTransactions}</dd>
          </div>
        </dl>
      </section>
    </Card>
  );
}
