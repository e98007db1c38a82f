import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
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

/** A checkbox whose whole label is clickable. */
export function Checkbox({ id, label, name, hint, isChecked, onChange, isDisabled, error }: CheckboxProps) {
  const generatedId = useId();
  const boxId = id ?? generatedId;
  return (
    <label
      htmlFor={boxId}
      className="flex cursor-pointer items-start gap-3 rounded-md has-disabled:cursor-not-allowed"
    >
      <Radix.Root
        id={boxId}
        checked={isChecked}
        onCheckedChange={(state) => onChange(state === true)}
        disabled={isDisabled}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-line-strong bg-surface aria-invalid:border-critical data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Indicator>
          <Check aria-hidden strokeWidth={3} className="size-4 text-on-accent" />
        </Radix.Indicator>
      </Radix.Root>
      <span>
        <span className="font-medium">{label}</span>
        {hint && <span className="mt-0.5 block text-sm text-ink-soft">{hint}</span>}
        {error && <span className="mt-0.5 block text-sm font-medium text-critical">{error}</span>}
      </span>
    </label>
  );
}
