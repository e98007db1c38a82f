import { t } from '@lingui/core/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';

/** A change of the shown case; a failure is told in a toast, and what was typed stays. */
export function useCaseAction<Input = void>(
  run: (input: Input) => Promise<void>,
  onDone?: (input: Input) => void,
) {
  return useAction<Input>({
    run,
    onSuccess: (_, input) => onDone?.(input),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not change the case. Please try again.`),
        variant: 'destructive',
      }),
  });
}
