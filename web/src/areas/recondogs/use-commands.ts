import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { cancelOperation, deployAll, triggerUnits } from './data.ts';

const toastSuccess = (title: string, description: string) =>
  toast({ title, description, variant: 'success' });
const toastFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** The commands of an admin; the toasts are fixed by the specification, section 8. */
export function useCommands(onTriggered: () => void) {
  const deploy = useAction({
    run: deployAll,
    onSuccess: () =>
      toastSuccess('ReconDogs Deployed', 'All 20 ReconDogs deployed with Global Echo Nodes activated'),
    onFailure: () => toastFailure('Deployment Failed', 'Failed to deploy ReconDogs. Please try again.'),
  });
  const trigger = useAction({
    run: triggerUnits,
    onSuccess: (_, { reconDogTargets, priority }) => {
      onTriggered();
      toastSuccess(
        'ReconDogs Triggered',
        `${reconDogTargets.length} ReconDogs triggered with ${priority} priority`,
      );
    },
    onFailure: () => toastFailure('Trigger Failed', 'Failed to trigger ReconDogs. Please try again.'),
  });
  const dossier = useAction({
    run: async (clusterId: string) =>
      (await import('../clusters/public/make-dossier.ts')).makeDossier(clusterId),
    onSuccess: ({ executiveSummary }) =>
      toastSuccess(
        'LEO Dossier Generated',
        `Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      ),
    onFailure: () => toastFailure('Dossier Generation Failed', 'Failed to generate law enforcement dossier.'),
  });
  return { deploy, trigger, dossier };
}

/** Cancels the units of an operation that are not done. */
export function useCancelOperation() {
  return useAction({
    run: cancelOperation,
    onSuccess: () => toastSuccess('Operation cancelled', 'We stopped the units that hadn’t finished.'),
    onFailure: () => toastFailure('Not cancelled', 'The operation is over, or we could not reach it.'),
  });
}

/** The toast for a trigger without units (specification, section 5). */
export function toastNoneSelected(): void {
  toastFailure('No ReconDogs Selected', 'Please select at least one ReconDog to trigger');
}
