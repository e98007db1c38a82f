import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { CONTROL_LOOK, CONTROL_SIZES } from './control-look.ts';
import type { FieldControl } from './field.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown beside the label in small print. */
  detail?: string;
}

export interface ComboboxProps {
  control: FieldControl;
  inputRef?: Ref<HTMLInputElement>;
  maxLength?: number;
  /** What the input shows while nobody types; the words are the caller's otherwise. */
  text: string;
  /** What fits the words; undefined while loading. */
  options: readonly ComboboxOption[] | undefined;
  placeholder?: string;
  /** The typed words are the value themselves, and the list only suggests. */
  isFreeText?: boolean;
  onWords: (words: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** The list is left without a choice. */
  onLeave?: () => void;
}

/** An input with a list of what fits, for choices that are too many for a select (the combobox pattern of ARIA). */
export function Combobox(props: ComboboxProps) {
  const { control, inputRef, maxLength, text, options, placeholder, isFreeText } = props;
  const { onWords, onChoose, onLeave } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shown = options ?? [];
  // A typed value that is the only one that fits needs no list over the next field.
  const isSettled = isFreeText && shown.length === 1 && shown[0]?.value === text.trim();
  const isListed = isOpen && !isSettled;
  const current = isListed ? shown[active] : undefined;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setOpen(true);
      if (shown.length > 0)
        setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length);
    } else if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'Escape' && isListed) {
      close();
      onLeave?.();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <input
        {...control}
        ref={inputRef}
        maxLength={maxLength}
        type="search"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onWords(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
        className={cn(CONTROL_LOOK, CONTROL_SIZES.md)}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t`Suggestions`}
        className={cn(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-surface py-1 shadow-lg',
          (!isListed || shown.length === 0) && 'hidden',
        )}
      >
        {isListed &&
          shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The input keeps the focus; otherwise its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={cn(
                'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-2',
                index === active ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
              {option.detail && <span className="text-sm text-ink-soft">{option.detail}</span>}
            </div>
          ))}
      </div>
      <p role="status" className={cn('mt-1 text-sm text-ink-soft', shown.length > 0 && 'sr-only')}>
        {isListed && describeCount(options)}
      </p>
    </div>
  );
}

function describeCount(options: readonly ComboboxOption[] | undefined): string {
  if (!options) return '';
  if (options.length === 0) return t`Nothing found. Try fewer words.`;
  return plural(options.length, { one: '# suggestion', other: '# suggestions' });
}
