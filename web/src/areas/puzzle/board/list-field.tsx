import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Renaming } from './rename-card.ts';

export interface ListFieldProps {
  /** Its accessible name. */
  name: string;
  label: string;
  /** Called with new words when the field is left, and when it is taken away while somebody writes in it. */
  onRename: (renaming: Renaming) => void;
}

/** The words of a card in the list. What somebody types stays in the field while others change the card. */
export function ListField({ name, label, onRename }: ListFieldProps) {
  const [typed, setTyped] = useState<Renaming | null>(null);
  const end = () => {
    setTyped(null);
    const words = typed?.label.trim();
    if (typed && words && words !== typed.before) onRename({ label: words, before: typed.before });
  };
  const atEnd = useRef(end);
  atEnd.current = end;
  useEffect(() => () => atEnd.current(), []);
  return (
    <TextInput
      aria-label={name}
      value={typed?.label ?? label}
      className="min-w-40 flex-1"
      onChange={({ target }) =>
        setTyped((before) => ({ label: target.value, before: before?.before ?? label }))
      }
      onBlur={end}
    />
  );
}
