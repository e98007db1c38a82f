import { useCallback, useMemo, useState } from 'react';
import { type Codec, keptAtom, parseKept, RESET, readKept, writeKept } from './kept-text.ts';
import { useAtom } from './store.ts';

/** A draft is text a person typed: it is written at once and outlives reload, failure and sign-out. */
export interface Draft<Value> {
  value: Value;
  /** Whether something was found from an earlier visit. */
  wasRestored: boolean;
  change: (change: Partial<Value>) => void;
  clear: () => void;
}

/** Keeps a form's texts in this browser under a name, one per account; `empty` is declared outside the component. */
export function useDraft<Value extends object>(name: string, accountId: string, empty: Value): Draft<Value> {
  const key = keyOf(name, accountId);
  const draftAtom = useMemo(() => keptAtom(key, empty, draftCodec<Value>()), [key, empty]);
  const [value, setValue] = useAtom(draftAtom);
  const [wasRestored, setRestored] = useState(() => readDraft(key, empty) !== null);

  const change = useCallback(
    (part: Partial<Value>) => setValue((before) => ({ ...before, ...part })),
    [setValue],
  );
  const clear = useCallback(() => {
    setValue(RESET);
    setRestored(false);
  }, [setValue]);

  return { value, wasRestored, change, clear };
}

/** Fills the empty fields of a draft that another screen will open; what was typed there stays. */
export function fillDraft<Value extends object>(
  name: string,
  accountId: string,
  { empty, fill }: { empty: Value; fill: Partial<Value> },
): void {
  const key = keyOf(name, accountId);
  writeKept(key, JSON.stringify({ ...empty, ...fill, ...readDraft(key, empty) }));
}

/** Puts text into a form that is not open yet; what was typed there before is kept above it. */
export function addToDraft<Field extends string>(
  name: string,
  accountId: string,
  field: Field,
  text: string,
): void {
  const key = keyOf(name, accountId);
  const none = { [field]: '' } as Record<Field, string>;
  const before = readDraft(key, none)?.[field] ?? '';
  if (before.includes(text)) return;
  const kept = objectOf(parseKept(readKept(key)));
  writeKept(key, JSON.stringify({ ...kept, [field]: before ? `${before}\n${text}` : text }));
}

const keyOf = (name: string, accountId: string): string => `fap:draft:${name}:${accountId}`;

const draftCodec = <Value extends object>(): Codec<Value> => ({
  parse: (text, empty) => ({ ...empty, ...fittingIn(parseKept(text), empty) }),
  format: (value) => JSON.stringify(value),
});

const readDraft = <Value extends object>(key: string, empty: Value): Partial<Value> | null =>
  fittingIn(parseKept(readKept(key)), empty);

/** Only fields that the form still has and whose type still fits are taken over from storage; null for none. */
function fittingIn<Value extends object>(kept: unknown, empty: Value): Partial<Value> | null {
  const fitting = Object.entries(objectOf(kept)).filter(([name, value]) => {
    const none = empty[name as keyof Value];
    return name in empty && typeof value === typeof none && value !== none;
  });
  return fitting.length ? (Object.fromEntries(fitting) as Partial<Value>) : null;
}

const objectOf = (kept: unknown): object => (typeof kept === 'object' && kept !== null ? kept : {});
