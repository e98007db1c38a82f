import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoicesError, ClusterSelect } from '../../clusters/public/cluster-select.tsx';
import { useClusterChoices } from '../../clusters/public/use-cluster-choices.ts';
import { ownReportPages } from '../../reports/public/own-reports.ts';
import { askForUnits, triggerUnits } from '../data.ts';

export interface SendFormProps {
  unit: RoomUnit;
  canDeploy: boolean;
  onDone: () => void;
}

/** Chooses the cluster that a unit is sent to, and sends it or asks for it. */
export function SendForm({ unit, canDeploy, onDone }: SendFormProps) {
  const own = usePages(ownReportPages, { query: {} }).items ?? [];
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // Whoever reported asks for their own case first.
  const clusterId = chosen ?? (canDeploy ? '' : (own.find((report) => report.cluster)?.cluster?.id ?? ''));
  const choices = useClusterChoices(clusterId);
  const send = useAction({
    run: async () => {
      if (canDeploy) {
        await triggerUnits({ clusterId, reconDogTargets: [unit.key], priority: 'medium' });
        return 'started' as const;
      }
      return (await askForUnits(clusterId, [unit.key])).state;
    },
    onSuccess: (state) => {
      onDone();
      toast(
        state === 'started'
          ? {
              title: t`ReconDogs Triggered`,
              description: t`1 ReconDogs triggered with medium priority`,
              variant: 'success',
            }
          : {
              title: t`Request sent`,
              description: t`An admin decides. You see the answer below, under your requests.`,
              variant: 'success',
            },
      );
    },
    onFailure: (error) => setProblem(reasonOf(error, t`Failed to trigger ReconDogs. Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(clusterId === '' ? t`Please choose a cluster` : undefined);
    if (clusterId !== '' && !send.isPending) send.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid min-h-64 content-start gap-5">
      <Field
        label={t`Cluster`}
        hint={choices.isError ? <ChoicesError choices={choices} /> : t`Type a part of its name.`}
        error={problem}
      >
        {(control) => (
          <ClusterSelect control={control} choices={choices} value={clusterId} onChange={setChosen} />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          {canDeploy ? t`Deploy ${unit.codename}` : t`Ask for ${unit.codename}`}
        </Button>
      </div>
    </form>
  );
}
