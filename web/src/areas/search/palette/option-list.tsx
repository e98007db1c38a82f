import { t } from '@lingui/core/macro';
import { cn } from '../../../ui/class-names.ts';
import { FoundMark } from './found-mark.tsx';
import type { Option, OptionGroup } from './option.ts';

export interface OptionListProps {
  id: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  optionId: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** What can be chosen, in groups. Keys are handled by the field, which has the focus. */
export function OptionList({ id, groups, active, optionId, onChoose }: OptionListProps) {
  return (
    <div role="listbox" id={id} aria-label={t`Results`}>
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={title} role="group" aria-label={title} className="mb-2">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
            {title}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={option.id}
              role="option"
              id={optionId(option)}
              tabIndex={-1}
              aria-selected={option === active}
              onClick={() => onChoose(option)}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
                option === active ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
              )}
            >
              {option.found && <FoundMark found={option.found} />}
              <span className="min-w-0">
                <span className="block truncate font-medium">{option.title}</span>
                {option.detail && (
                  <span
                    className={cn('block truncate text-sm', option === active ? 'text-ink' : 'text-ink-soft')}
                  >
                    {option.detail}
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
