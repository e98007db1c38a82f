import type { EscalationOverview } from '@fap/shared/escalation/contract.ts';
import { t } from '@lingui/core/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { subscribe } from '../data.ts';

/** Whether one is told of clusters that reach 90 %: officers choose it. */
export function AlertsCard({ subscription }: Pick<EscalationOverview, 'subscription'>) {
  const { isOn, obstacle } = subscription;
  const save = useAction({
    run: subscribe,
    onSuccess: (_, wanted) =>
      toast({
        title: wanted ? t`Alerts are on` : t`Alerts are off`,
        description: wanted ? t`They come to your notices.` : t`You get no more alerts of this kind.`,
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save your choice. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <Card role="region" aria-labelledby="alerts-title">
      <CardHeader id="alerts-title" title={t`Law-enforcement alerts`} />
      <CardBody>
        <Checkbox
          label={t`Tell me when a cluster reaches 90 %`}
          hint={obstacle ?? t`An alert holds figures of at least five people, and nobody’s words.`}
          isChecked={isOn}
          onChange={(wanted) => save.mutate(wanted)}
          isDisabled={obstacle !== null || save.isPending}
        />
      </CardBody>
    </Card>
  );
}
