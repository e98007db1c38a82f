import { Loading } from '../../ui/loading.tsx';
import { ReadError, type ReadErrorProps } from '../clusters/public/read-error.tsx';

export interface NotReadProps extends ReadErrorProps {
  /** What is being waited for. */
  label: string;
}

/** A part of the page whose read is under way, or failed. */
export function NotRead({ label, title, state }: NotReadProps) {
  return state.error ? <ReadError title={title} state={state} /> : <Loading label={label} className="py-6" />;
}
