import { ApiError } from '../../../platform/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

export interface ReadErrorProps {
  title: string;
  state: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** Something could not be read: by whose fault, and the way on. */
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

const OFFLINE = 'The server cannot be reached. As soon as you are online again, this page loads by itself.';
