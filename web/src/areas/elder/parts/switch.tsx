import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** It takes no press while its change is on the way; the focus stays on it. */
  isBusy?: boolean;
}

/** A switch with its label and, in words, whether it is on. */
export function Switch({ label, hint, isOn, onChange, isBusy = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <span className="flex items-center gap-3">
        <span aria-hidden className="font-semibold">
          {isOn ? 'On' : 'Off'}
        </span>
        <RadixSwitch.Root
          id={id}
          checked={isOn}
          onCheckedChange={(next) => {
            if (!isBusy) onChange(next);
          }}
          aria-disabled={isBusy || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="relative h-12 w-20 shrink-0 rounded-full border-2 border-line-strong bg-sunken transition-colors duration-150 ease-calm aria-disabled:cursor-not-allowed data-[state=checked]:border-accent data-[state=checked]:bg-accent forced-colors:border"
        >
          <RadixSwitch.Thumb className="block size-9 translate-x-1 rounded-full bg-line-strong transition-transform duration-150 ease-calm data-[state=checked]:translate-x-9 data-[state=checked]:bg-on-accent" />
        </RadixSwitch.Root>
      </span>
    </div>
  );
}
