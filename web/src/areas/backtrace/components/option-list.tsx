import type { SelectOption } from '../../../ui/select.tsx';

export interface OptionListProps {
  name: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  labelId: string;
}

/** A radio group in which the whole row of an option can be clicked. */
export function OptionList({ name, options, value, onChange, labelId }: OptionListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="grid gap-2 sm:grid-cols-2">
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong/60 bg-surface px-4 py-2 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-accent"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
