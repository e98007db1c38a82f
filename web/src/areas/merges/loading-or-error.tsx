import { Skeleton } from '../../ui/skeleton.tsx';
import { ReadError, type ReadErrorProps } from '../clusters/public/read-error.tsx';

export interface LoadingOrErrorProps extends ReadErrorProps {
  /** The text while loading. */
  label: string;
}

/** A part of the page without data yet: loading, or failed with a retry. */
export function LoadingOrError({ label, title, state }: LoadingOrErrorProps) {
  return state.error ? (
    <ReadError title={title} state={state} />
  ) : (
    <Skeleton label={label} shape="list" count={3} />
  );
}
