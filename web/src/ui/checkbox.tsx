import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface CheckboxProps {
  id?: string;
  label: ReactNode;
  /** The accessible name, where several boxes have the same label. */
  name?: string;
  hint?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  error?: string | undefined;
}

/** The browser's own checkbox in our colours; its whole label is clickable. */
export function Checkbox({ id, label, name, hint, isChecked, onChange, isDisabled, error }: CheckboxProps) {
  const generatedId = useId();
  const boxId = id ?? generatedId;
  // Inside the label everything would be the name of the box, which a screen reader then says whole each time.
  const [nameId, hintId, errorId] = [`${generatedId}-name`, `${generatedId}-hint`, `${generatedId}-error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <label
      htmlFor={boxId}
      className="flex cursor-pointer items-start gap-3 rounded-md has-disabled:cursor-not-allowed"
    >
      <span className="relative mt-0.5 flex size-6 shrink-0">
        <input
          type="checkbox"
          id={boxId}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          aria-label={name}
          aria-labelledby={name === undefined ? nameId : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="peer size-full cursor-[inherit] appearance-none rounded-sm border-2 border-line-strong bg-surface checked:border-accent checked:bg-accent aria-invalid:border-critical forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none invisible absolute inset-0 m-auto size-4 text-on-accent peer-checked:visible forced-colors:hidden"
        />
      </span>
      <span>
        <span id={nameId} className="font-medium">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="mt-0.5 block text-sm text-ink-soft">
            {hint}
          </span>
        )}
        {error && (
          <span id={errorId} className="mt-0.5 block text-sm font-medium text-critical">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
