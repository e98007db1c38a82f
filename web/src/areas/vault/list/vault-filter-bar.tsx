import { ANCHOR_STATES } from '@fap/shared/vault/constants.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { STATE_WORDS } from '../vault-words.ts';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 300;
/** The limit of the contract, in characters. */
const MAX_WORDS = 200;

const STATE_OPTIONS = [
  { value: '', label: t`All` },
  ...ANCHOR_STATES.map((state) => ({ value: state, label: STATE_WORDS[state].name })),
];

export interface VaultFilters {
  q: string;
  status: string;
}

export interface VaultFilterBarProps {
  filters: VaultFilters;
  onChange: (change: Partial<VaultFilters>) => void;
}

/** Search and the filter by state. */
export function VaultFilterBar({ filters, onChange }: VaultFilterBarProps) {
  const [words, setWords] = useDebouncedWords(filters.q, (q) => onChange({ q }));
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <Field label={t`Search the vault`}>
        {(control) => (
          <SearchInput
            {...control}
            placeholder={t`File name, id, cluster, kind, SHA-256`}
            maxLength={MAX_WORDS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Status`}>
        {(control) => (
          <Select
            {...control}
            options={STATE_OPTIONS}
            value={filters.status}
            onChange={(event) => onChange({ status: event.target.value })}
          />
        )}
      </Field>
    </search>
  );
}

/** Words as they are typed, passed to `onPause` after a debounce. A change of `known` from outside replaces them. */
function useDebouncedWords(
  known: string,
  onPause: (words: string) => void,
): [string, (words: string) => void] {
  const [words, setWords] = useState(known);
  const passedOn = useRef(known);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (known === passedOn.current) return;
    passedOn.current = known;
    setWords(known);
  }, [known]);
  useEffect(() => {
    if (words === passedOn.current) return;
    const timer = window.setTimeout(() => {
      passedOn.current = words;
      latest.current(words);
    }, DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return [words, setWords];
}
