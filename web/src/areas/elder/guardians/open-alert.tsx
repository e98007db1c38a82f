import type { GuardianAlert } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import type { Decision } from '@fap/shared/elder/scopes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { refreshGuarded, TRY_AGAIN, useDecideAsGuardian } from '../actions.ts';
import { AlertCard } from '../alerts/alert-card.tsx';

/** What a guardian did about an alert on this page. */
export type Answer = Decision | 'acknowledged';

export interface OpenAlertProps {
  alert: GuardianAlert;
  /** What was done with it while the page was open. */
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
}

/** An alert that waits for a guardian, with what they can do; afterwards with what they did. */
export function OpenAlert({ alert, answer, onAnswer }: OpenAlertProps) {
  const { alertId, elderName, acknowledgedAt, mayDecide, transaction } = alert;
  const acknowledge = useAction({
    run: () => api(guardiansContract.acknowledge, { params: { id: alertId } }),
    onSuccess: () => {
      onAnswer('acknowledged');
      refreshGuarded();
    },
    onFailure: (error) => {
      toast({ title: t`Not Saved`, description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
      refreshGuarded();
    },
  });
  const decide = useDecideAsGuardian();
  const choose = (decision: Decision) =>
    decide.mutate({ id: transaction?.id ?? '', decision }, { onSuccess: () => onAnswer(decision) });
  return (
    <AlertCard alert={alert} personName={elderName}>
      {answer !== null && (
        <p role="status" className="w-full text-lg font-semibold">
          {OUTCOMES[answer](elderName)}
        </p>
      )}
      {acknowledgedAt === null && answer === null && (
        <Button
          variant="primary"
          size="lg"
          isBusy={acknowledge.isPending}
          onClick={() => acknowledge.mutate()}
        >
          <Trans>I’m calling {elderName}</Trans>
        </Button>
      )}
      {mayDecide && (answer === null || answer === 'acknowledged') && (
        <>
          <Button size="lg" isBusy={decide.isPending} onClick={() => choose('block')}>
            <Trans>Stop this payment</Trans>
          </Button>
          <Button size="lg" isBusy={decide.isPending} onClick={() => choose('release')}>
            <Trans>Release it</Trans>
          </Button>
        </>
      )}
    </AlertCard>
  );
}

const OUTCOMES: Record<Answer, (name: string) => string> = {
  acknowledged: (name) => t`${name} can see that you’re calling. Please call them now.`,
  block: (name) =>
    t`You stopped it in Elder Shield, and ${name} can see that. Please call them: only they can tell their bank.`,
  release: (name) => t`You released it, and ${name} can see that.`,
};
