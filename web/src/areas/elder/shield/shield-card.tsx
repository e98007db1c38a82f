import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { api } from '../../../platform/api-client.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Card } from '../../../ui/card.tsx';
import { refreshOwn, showStatus, useChangeShield } from '../actions.ts';
import { Problem } from '../parts/problem.tsx';
import { Switch } from '../parts/switch.tsx';
import { useToldAction } from '../use-told-action.ts';

export interface ShieldCardProps {
  status: ProtectionStatus;
  /** Typed into the guardian's field and not sent yet: switching on sends it. */
  guardianEmail: string;
}

/** Whether the shield is on, and the switch for it. */
export function ShieldCard({ status, guardianEmail }: ShieldCardProps) {
  const { isActive, settings, scamAlertsBlocked, protectedTransactions } = status;
  const change = useChangeShield();
  const activate = useToldAction(t`Not Changed`, {
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
        title: t`Elder Shield Activated`,
        description: t`Your payments are looked at from now on.`,
        variant: 'success',
      });
    },
  });
  const deactivate = useToldAction(t`Not Changed`, {
    run: () => api(shieldContract.deactivate),
    onSuccess: showStatus,
  });
  const Icon = isActive ? ShieldCheck : ShieldOff;
  return (
    <Card>
      <section aria-label={t`Your shield`} className="p-5 sm:p-6">
        <div className="flex items-start gap-4">
          <Icon aria-hidden className={isActive ? 'size-10 text-low' : 'size-10 text-ink-soft'} />
          <div className="min-w-0 flex-1">
            <h2 className="text-xl font-semibold">
              {isActive ? t`Your shield is on` : t`Your shield is off`}
            </h2>
            <p className="text-ink-soft">
              {isActive
                ? t`We look at every payment that reaches us and tell you, and whom you trust, when one looks like a scam.`
                : t`While it’s off, no payment is paused and no payment raises an alert. The telephone button above works all the same.`}
            </p>
          </div>
        </div>
        <div className="mt-4 border-t border-line pt-4">
          <Switch
            label={t`Shield protection`}
            isOn={isActive}
            isBusy={activate.isPending || deactivate.isPending}
            onChange={(isOn) => (isOn ? activate.mutate() : deactivate.mutate())}
          />
          <Problem text={isActive ? deactivate.problem : activate.problem} />
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4">
          <div>
            <dt className="text-ink-soft">
              <Trans>Scams blocked</Trans>
            </dt>
            <dd className="text-2xl font-semibold">{scamAlertsBlocked}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">
              {isActive ? t`Payments looked at` : t`Payments looked at so far`}
            </dt>
            <dd className="text-2xl font-semibold">{protectedTransactions}</dd>
          </div>
        </dl>
      </section>
    </Card>
  );
}
