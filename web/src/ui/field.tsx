import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: string;
  /** Help shown above the control. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** A fixed id, if something must link to the control. */
  id?: string;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ label, hint, error, isOptional, id, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={cn(error && 'border-l-4 border-critical pl-4', className)}>
      <label htmlFor={controlId} className="block text-control font-semibold">
        {label}
        {isOptional && (
          <span className="font-normal text-ink-soft">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
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
