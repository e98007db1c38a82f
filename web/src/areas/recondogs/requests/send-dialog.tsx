import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { OWN_DEPLOYMENTS, OWN_DEPLOYMENTS_HOURS } from '@fap/shared/recondogs/requests.ts';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoicesError, ClusterSelect } from '../../clusters/public/cluster-select.tsx';
import { useClusterChoices } from '../../clusters/public/use-cluster-choices.ts';
import { ownReportPages } from '../../reports/public/own-reports.ts';
import { askForUnits, triggerUnits } from '../data.ts';

/** Sends the unit to a cluster: an admin at once, everybody else as a request. */
export function SendDialog({ unit }: { unit: RoomUnit }) {
  const { capabilities } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const canDeploy = capabilities.includes('recondogs.deploy');
  const title = canDeploy ? `Deploy ${unit.codename}` : `Ask for ${unit.codename}`;
  return (
    <Dialog
      title={title}
      description={
        canDeploy
          ? 'It examines the cluster’s evidence. You can follow it live.'
          : `On the cluster of your own report, ${OWN_DEPLOYMENTS} deployments in ${OWN_DEPLOYMENTS_HOURS} hours start at once. Anything else waits for an admin.`
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary">
          <Send aria-hidden className="size-4" />
          Deploy to New Cluster
        </Button>
      }
    >
      <SendForm unit={unit} canDeploy={canDeploy} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface SendFormProps {
  unit: RoomUnit;
  canDeploy: boolean;
  onDone: () => void;
}

function SendForm({ unit, canDeploy, onDone }: SendFormProps) {
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
              title: 'ReconDogs Triggered',
              description: '1 ReconDogs triggered with medium priority',
              variant: 'success',
            }
          : {
              title: 'Request sent',
              description: 'An admin decides. You see the answer below, under your requests.',
              variant: 'success',
            },
      );
    },
    onFailure: (error) => setProblem(reasonOf(error, 'Failed to trigger ReconDogs. Please try again.')),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(clusterId === '' ? 'Please choose a cluster' : undefined);
    if (clusterId !== '' && !send.isPending) send.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid min-h-64 content-start gap-5">
      <Field
        label="Cluster"
        hint={choices.isError ? <ChoicesError choices={choices} /> : 'Type a part of its name.'}
        error={problem}
      >
        {(control) => (
          <ClusterSelect control={control} choices={choices} value={clusterId} onChange={setChosen} />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          {canDeploy ? `Deploy ${unit.codename}` : `Ask for ${unit.codename}`}
        </Button>
      </div>
    </form>
  );
}
