import { t } from '@lingui/core/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError, reasonOf } from '../../platform/api-error.ts';
import { isSessionGone } from '../../platform/session-gone.ts';
import { toast } from '../../platform/toast-store.ts';
import { type ActionOptions, useAction } from '../../platform/use-action.ts';

/** Where the server gives no reason. */
export const TRY_AGAIN = t`The connection or our side failed. Please try again.`;
/** Where there was no connection. */
export const OFFLINE = t`You’re offline – nothing was sent.`;
const UNREACHABLE = t`We can’t be reached right now. Please try again.`;

/** Why an action failed. Nothing of Elder Shield waits in a queue, so what found no connection was not sent. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return reasonOf(error, TRY_AGAIN);
  return navigator.onLine ? UNREACHABLE : OFFLINE;
}

/** An action whose failure is said in a toast and, by `problem`, where it was pressed. */
export function useToldAction<Input = void, Output = void>(
  title: string,
  { onFailure, ...options }: ActionOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> & { problem: string | null } {
  const action = useAction<Input, Output>({
    ...options,
    onFailure: (error, input) => {
      toast({ title, description: failureText(error), variant: 'destructive' });
      onFailure?.(error, input);
    },
  });
  const { error } = action;
  return { ...action, problem: error && !isSessionGone(error) ? failureText(error) : null };
}
