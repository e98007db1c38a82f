import { plural } from '@lingui/core/macro';
import { type RefObject, useId } from 'react';

export interface SummaryError {
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Gets the focus when a check fails. */
  ref: RefObject<HTMLDivElement | null>;
  onChoose: (field: string) => void;
}

/** All errors of a form in the order of its fields; each entry moves the focus to its field. */
export function ErrorSummary({ errors, ref, onChoose }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-lg border-2 border-critical bg-surface p-5"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {plural(errors.length, { one: 'One thing is missing', other: '# things are missing' })}
      </h2>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={error.field}>
            <button
              type="button"
              onClick={() => onChoose(error.field)}
              className="rounded-sm py-0.5 text-left font-medium text-critical underline underline-offset-4"
            >
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
