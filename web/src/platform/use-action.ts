import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isSessionGone } from './session-gone.ts';

export interface ActionOptions<Input, Output> {
  run: (input: Input) => Promise<Output>;
  onSuccess?: (output: Output, input: Input) => void;
  /** Not called when the session is gone: that has its own toast and leads to the sign-in page. */
  onFailure?: (error: Error, input: Input) => void;
}

/** Something a person starts: its pending state disables the button, its outcome tells the person. */
export function useAction<Input = void, Output = void>(
  options: ActionOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  return useMutation<Output, Error, Input>({
    mutationFn: options.run,
    onSuccess: (output, input) => options.onSuccess?.(output, input),
    onError: (error, input) => {
      if (!isSessionGone(error)) options.onFailure?.(error, input);
    },
  });
}
