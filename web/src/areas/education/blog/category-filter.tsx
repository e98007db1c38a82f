import { Trans } from '@lingui/react/macro';
import { cn } from '../../../ui/class-names.ts';
import { CATEGORY_OPTIONS } from './filter-articles.ts';

export interface CategoryFilterProps {
  /** Empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** Chooses the articles' category. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-control font-semibold">
        <Trans>Category</Trans>
      </legend>
      <div className="flex w-fit max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {CATEGORY_OPTIONS.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className={cn(
              'min-h-9 rounded-sm px-3 text-sm font-medium',
              option.value === value
                ? 'bg-surface text-accent shadow-[0_0_0_1px_var(--color-line-strong)]'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
