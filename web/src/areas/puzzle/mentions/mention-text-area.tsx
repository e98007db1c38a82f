import { MENTIONS_MAX } from '@fap/shared/puzzle/constants.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { findQuery, insertMention, matchPeople, mentionedIn } from './mention-text.ts';
import type { Mentionable } from './mentionable.ts';

export interface MentionTextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onSelect' | 'onBlur' | 'onKeyDown'> {
  people: readonly Mentionable[];
  value: string;
  /** Who was picked so far. */
  picked: Person[];
  onChange: (text: string, picked: Person[]) => void;
}

/**
 * A text in which "@" opens a list of people to mention: arrow keys and Enter, or a tap; Escape closes it. The focus stays in the
 * text, which names the option in question to screen readers.
 */
export function MentionTextArea({ people, value, picked, onChange, ...rest }: MentionTextAreaProps) {
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const caretAfterPick = useRef<number | null>(null);
  const listId = useId();

  useLayoutEffect(() => {
    if (caretAfterPick.current === null) return;
    field.current?.setSelectionRange(caretAfterPick.current, caretAfterPick.current);
    caretAfterPick.current = null;
  });

  const query = caret === null ? null : findQuery(value, caret);
  const isFull = mentionedIn(value, picked).length >= MENTIONS_MAX;
  const choice = isFull ? people.filter(({ id }) => picked.some((one) => one.id === id)) : people;
  const options = query && query.start !== closedAt ? matchPeople(choice, query.words) : [];
  const place = Math.min(active, options.length - 1);
  const chosen = options[place];
  const optionId = ({ id }: Person) => `${listId}-${id}`;

  const pick = ({ id, displayName }: Person) => {
    if (!query) return;
    const next = insertMention(value, query, { id, displayName });
    caretAfterPick.current = next.caret;
    setCaret(next.caret);
    setClosedAt(query.start);
    onChange(next.text, picked.some((one) => one.id === id) ? picked : [...picked, { id, displayName }]);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    if (!chosen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((place + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((place + options.length - 1) % options.length);
    else if (event.key === 'Enter') pick(chosen);
    else if (event.key === 'Escape') setClosedAt(query?.start ?? null);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextArea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen && listId}
        aria-activedescendant={chosen && optionId(chosen)}
        onChange={({ target }) => {
          const { value: text, selectionStart } = target;
          setCaret(selectionStart);
          setActive(0);
          // A new "@" at the place of one that is gone is another one.
          if (closedAt !== null && !(value[closedAt] === '@' && text[closedAt] === '@')) setClosedAt(null);
          onChange(text, picked);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(null)}
        onKeyDown={handleKey}
      />
      {chosen && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t`People you can mention`}
          className="mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-panel"
        >
          {options.map((person) => (
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              ref={person === chosen ? showInList : undefined}
              // Not on click: the text would lose the focus, and the list close, before.
              onMouseDown={(event) => {
                event.preventDefault();
                pick(person);
              }}
              className={cn(
                'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1.5 hover:bg-sunken',
                person === chosen && 'bg-accent-soft',
              )}
            >
              <PersonName id={person.id} name={person.displayName} className="font-medium" />
              <span className="text-sm text-ink-soft">{person.doing}</span>
            </div>
          ))}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {chosen && t`${plural(options.length, { one: '# person', other: '# people' })} to mention.`}
      </p>
      {people.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>Type @ to tell somebody on this puzzle.</Trans>
        </p>
      )}
    </>
  );
}

const showInList = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
