import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** Something that is on or off at once. */
export function Switch({ label, hint, isOn, onChange, isDisabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className="relative h-7 w-12 shrink-0 rounded-full border-2 border-line-strong bg-sunken transition-colors disabled:cursor-not-allowed data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-[1.375rem] data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  );
}
