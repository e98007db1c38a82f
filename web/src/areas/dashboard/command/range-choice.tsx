import { RANGE_RULES, RANGES, type Range } from '@fap/shared/dashboard/ranges.ts';
import { Trans } from '@lingui/react/macro';
import { cn } from '../../../ui/class-names.ts';

/** The four time ranges, one of them chosen. */
export function RangeChoice({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Time range</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-1 rounded-md border border-line bg-sunken p-1 sm:inline-flex">
        {RANGES.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === value}
            onClick={() => onChange(range)}
            className={cn(
              'min-h-9 rounded-sm px-3 text-sm font-medium whitespace-nowrap',
              range === value
                ? 'bg-surface text-accent shadow-[0_0_0_1px_var(--color-line-strong)]'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            {RANGE_RULES[range].label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
