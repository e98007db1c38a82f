import { t } from '@lingui/core/macro';
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
          {isOn ? t`On` : t`Off`}
        </span>
        <button
          type="button"
          role="switch"
          id={id}
          aria-checked={isOn}
          aria-disabled={isBusy || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onClick={() => {
            if (!isBusy) onChange(!isOn);
          }}
          className="group relative h-12 w-20 shrink-0 rounded-full border-2 border-line-strong bg-sunken transition-colors duration-150 ease-calm aria-checked:border-accent aria-checked:bg-accent aria-disabled:cursor-not-allowed forced-colors:border"
        >
          <span className="block size-9 translate-x-1 rounded-full bg-line-strong transition-transform duration-150 ease-calm group-aria-checked:translate-x-9 group-aria-checked:bg-on-accent" />
        </button>
      </span>
    </div>
  );
}
