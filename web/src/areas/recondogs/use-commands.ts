import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { cancelOperation, deployAll, generateDossier, triggerUnits } from './data.ts';

const tellSuccess = (title: string, description: string) => toast({ title, description, variant: 'success' });
const tellFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** What an admin orders; each says how it ended in the words of the specification, section 8. */
export function useCommands(onTriggered: () => void) {
  const deploy = useAction({
    run: deployAll,
    onSuccess: () =>
      tellSuccess('ReconDogs Deployed', 'All 20 ReconDogs deployed with Global Echo Nodes activated'),
    onFailure: () => tellFailure('Deployment Failed', 'Failed to deploy ReconDogs. Please try again.'),
  });
  const trigger = useAction({
    run: triggerUnits,
    onSuccess: (_, { reconDogTargets, priority }) => {
      onTriggered();
      tellSuccess(
        'ReconDogs Triggered',
        `${reconDogTargets.length} ReconDogs triggered with ${priority} priority`,
      );
    },
    onFailure: () => tellFailure('Trigger Failed', 'Failed to trigger ReconDogs. Please try again.'),
  });
  const dossier = useAction({
    run: generateDossier,
    onSuccess: ({ executiveSummary }) =>
      tellSuccess(
        'LEO Dossier Generated',
        `Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      ),
    onFailure: () => tellFailure('Dossier Generation Failed', 'Failed to generate law enforcement dossier.'),
  });
  return { deploy, trigger, dossier };
}

/** Cancels what is left of an operation. */
export function useCancelling() {
  return useAction({
    run: cancelOperation,
    onSuccess: () => tellSuccess('Operation cancelled', 'Units that were not done are called back.'),
    onFailure: () => tellFailure('Not cancelled', 'The operation is over or could not be reached.'),
  });
}

/** Says that a trigger needs units (specification, section 5). */
export function tellNoneSelected(): void {
  tellFailure('No ReconDogs Selected', 'Please select at least one ReconDog to trigger');
}
