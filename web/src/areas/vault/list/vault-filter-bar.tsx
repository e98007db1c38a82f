import { ANCHOR_STATES } from '@fap/shared/vault/constants.ts';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { STATE_WORDS } from '../vault-words.ts';

/** What is typed is sought once nothing was typed for this long, in milliseconds. */
const SEEK_AFTER_MS = 300;
/** The contract takes no longer ones. */
const MAX_WORDS = 200;

const STATE_OPTIONS = [
  { value: '', label: 'All' },
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
  const [words, setWords] = useSlowWords(filters.q, (q) => onChange({ q }));
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <Field label="Search the vault">
        {(control) => (
          <SearchInput
            {...control}
            placeholder="File name, id, cluster, kind, SHA-256"
            maxLength={MAX_WORDS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Field label="Status">
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

/** Words as they are typed, told on when the typing pauses; what others make of them meanwhile wins. */
function useSlowWords(known: string, tell: (words: string) => void): [string, (words: string) => void] {
  const [words, setWords] = useState(known);
  const told = useRef(known);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (known === told.current) return;
    told.current = known;
    setWords(known);
  }, [known]);
  useEffect(() => {
    if (words === told.current) return;
    const timer = window.setTimeout(() => {
      told.current = words;
      latest.current(words);
    }, SEEK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return [words, setWords];
}
