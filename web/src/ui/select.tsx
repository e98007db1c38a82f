import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK } from './control-look.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** First entry with no value, for a choice that must be made. */
  placeholder?: string;
}

/** The browser's own list of choices: the best one there is on a phone and for a screen reader. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select className={cn(CONTROL_LOOK, 'min-h-11 appearance-none pr-10', className)} {...rest}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
