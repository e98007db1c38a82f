import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK, CONTROL_SIZES } from './control-look.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  options: readonly SelectOption[];
  /** A first option without a value, for a required choice. */
  placeholder?: string;
  size?: keyof typeof CONTROL_SIZES;
}

/** A native select, which works best on phones and with screen readers. */
export function Select({ options, placeholder, size = 'md', className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select className={cn(CONTROL_LOOK, CONTROL_SIZES[size], 'appearance-none pr-10', className)} {...rest}>
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
