import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isSessionGone } from './session-gone.ts';

export interface ActionOptions<Input, Output> {
  run: (input: Input) => Promise<Output>;
  onSuccess?: (output: Output, input: Input) => void;
  /** Not called on a 401, which has its own toast and leads to the sign-in page. */
  onFailure?: (error: Error, input: Input) => void;
}

/** A mutation that a user starts: its pending state disables the button, its callbacks show the result. */
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
