import { Search } from 'lucide-react';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A search input; the field around it has the label. */
export function SearchInput(props: TextInputProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <TextInput {...props} type="search" className="pl-9" />
    </div>
  );
}
