import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** What a control needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: string;
  /** Help that is read before typing. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** Fixed id, where a link must lead to the control. */
  id?: string;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, its hint and its error, tied together for eyes and screen readers. */
export function Field({ label, hint, error, isOptional, id, className, children }: FieldProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={cn(error && 'border-l-4 border-critical pl-4', className)}>
      <label htmlFor={controlId} className="block text-[0.9375rem] font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mt-0.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-critical">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="mt-2">
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
    </div>
  );
}
