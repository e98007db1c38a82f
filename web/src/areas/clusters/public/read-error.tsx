import { t } from '@lingui/core/macro';
import { ApiError } from '../../../platform/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

export interface ReadErrorProps {
  title: string;
  state: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** An error after a failed read: says whether server or connection failed, and offers a retry. */
export function ReadError({ title, state: { error, isFetching, refetch } }: ReadErrorProps) {
  return (
    <ErrorState
      title={title}
      {...(error instanceof ApiError ? {} : { text: OFFLINE })}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

const OFFLINE = t`We can’t reach the server. This page loads as soon as you’re online again.`;
