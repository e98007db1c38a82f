import { t } from '@lingui/core/macro';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { cancelOperation, deployAll, triggerUnits } from './data.ts';
import { WITH_PRIORITY } from './priority-words.ts';

const toastSuccess = (title: string, description: string) =>
  toast({ title, description, variant: 'success' });
const toastFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** The commands of an admin; the toasts are fixed by the specification, section 8. */
export function useCommands(onTriggered: () => void) {
  const deploy = useAction({
    run: deployAll,
    onSuccess: () =>
      toastSuccess(t`ReconDogs Deployed`, t`All 20 ReconDogs deployed with Global Echo Nodes activated`),
    onFailure: () => toastFailure(t`Deployment Failed`, t`Failed to deploy ReconDogs. Please try again.`),
  });
  const trigger = useAction({
    run: triggerUnits,
    onSuccess: (_, { reconDogTargets, priority }) => {
      onTriggered();
      toastSuccess(
        t`ReconDogs Triggered`,
        t`${reconDogTargets.length} ReconDogs triggered with ${WITH_PRIORITY[priority ?? 'medium']}`,
      );
    },
    onFailure: () => toastFailure(t`Trigger Failed`, t`Failed to trigger ReconDogs. Please try again.`),
  });
  const dossier = useAction({
    run: async (clusterId: string) =>
      (await import('../clusters/public/make-dossier.ts')).makeDossier(clusterId),
    onSuccess: ({ executiveSummary }) =>
      toastSuccess(
        t`LEO Dossier Generated`,
        t`Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      ),
    onFailure: () =>
      toastFailure(t`Dossier Generation Failed`, t`Failed to generate law enforcement dossier.`),
  });
  return { deploy, trigger, dossier };
}

/** Cancels the units of an operation that are not done. */
export function useCancelOperation() {
  return useAction({
    run: cancelOperation,
    onSuccess: () => toastSuccess(t`Operation cancelled`, t`We stopped the units that hadn’t finished.`),
    onFailure: () => toastFailure(t`Not cancelled`, t`The operation is over, or we could not reach it.`),
  });
}

/** The toast for a trigger without units (specification, section 5). */
export function toastNoneSelected(): void {
  toastFailure(t`No ReconDogs Selected`, t`Please select at least one ReconDog to trigger`);
}
