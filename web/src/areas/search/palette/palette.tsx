import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../platform/session.ts';
import { useServerResults } from '../../../platform/use-server-results.ts';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { keepRecent } from './recent.ts';
import { SearchState } from './search-state.tsx';
import { useOptions } from './use-options.ts';

/** The search: a field and below it everything that fits, pages and actions first. The focus stays in the field. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { id: accountId } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const hasChosen = useRef(false);
  const listId = useId();
  const results = useServerResults(typed);
  const groups = useOptions(typed, results, onKeys);
  const options = groups.flatMap((group) => group.options);
  const place = Math.max(
    0,
    options.findIndex(({ id }) => id === activeId),
  );
  const active = options[place];
  const optionId = ({ id }: Option) => `${listId}-${id}`;
  const activeOption = active && optionId(active);
  useLayoutEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  const choose = ({ choose: run, title, href }: Option) => {
    hasChosen.current = true;
    if (href) keepRecent(accountId, { title, href });
    onClose();
    run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === 'Enter') {
      if (active) choose(active);
    } else if (event.key === 'ArrowDown') setActiveId(options[place === last ? 0 : place + 1]?.id ?? null);
    else if (event.key === 'ArrowUp') setActiveId(options[place === 0 ? last : place - 1]?.id ?? null);
    else return;
    event.preventDefault();
  };

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // After a choice the new page has the focus already.
            if (hasChosen.current) event.preventDefault();
          }}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col border-line bg-surface shadow-panel outline-none sm:inset-x-auto sm:top-[10vh] sm:left-1/2 sm:h-auto sm:max-h-[75vh] sm:w-[min(40rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:rounded-lg sm:border animate-rise"
        >
          <Radix.Title className="sr-only">
            <Trans>Search</Trans>
          </Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <input
              role="combobox"
              aria-label={t`Search clusters, pieces, evidence, people and pages`}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-activedescendant={activeOption}
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              placeholder={t`Search or jump to…`}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setActiveId(null);
              }}
              onKeyDown={handleKey}
              className="h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-soft"
            />
            <Radix.Close
              aria-label={t`Close`}
              className="-mr-2 flex size-10 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-2">
            <OptionList id={listId} groups={groups} active={active} optionId={optionId} onChoose={choose} />
            <SearchState results={results} typed={typed} found={options.length} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
