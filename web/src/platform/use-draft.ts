import { useCallback, useMemo, useState } from 'react';
import { type Codec, getKept, keptAtom, parseKept, RESET, setKept } from './kept-text.ts';
import { useAtom } from './store.ts';

/** Text that a user typed: kept at once, it survives a reload, an error and a sign-out. */
export interface Draft<Value> {
  value: Value;
  /** Whether a draft from an earlier visit was found. */
  wasRestored: boolean;
  change: (change: Partial<Value>) => void;
  clear: () => void;
}

/** Keeps a form's draft in this browser by name and account; `empty` must be a constant outside the component. */
export function useDraft<Value extends object>(name: string, accountId: string, empty: Value): Draft<Value> {
  const key = keyOf(name, accountId);
  const draftAtom = useMemo(() => keptAtom(key, empty, draftCodec<Value>()), [key, empty]);
  const [value, setValue] = useAtom(draftAtom);
  const [wasRestored, setRestored] = useState(() => findDraft(key, empty) !== null);

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

/** Fills the empty fields of another screen's draft; typed text stays. */
export function fillDraft<Value extends object>(
  name: string,
  accountId: string,
  { empty, fill }: { empty: Value; fill: Partial<Value> },
): void {
  const key = keyOf(name, accountId);
  setKept(key, JSON.stringify({ ...empty, ...fill, ...findDraft(key, empty) }));
}

/** Appends text to a field of another screen's draft, below text typed there before. */
export function addToDraft<Field extends string>(
  name: string,
  accountId: string,
  field: Field,
  text: string,
): void {
  const key = keyOf(name, accountId);
  const none = { [field]: '' } as Record<Field, string>;
  const before = findDraft(key, none)?.[field] ?? '';
  if (before.includes(text)) return;
  const kept = objectOf(parseKept(getKept(key)));
  setKept(key, JSON.stringify({ ...kept, [field]: before ? `${before}\n${text}` : text }));
}

const keyOf = (name: string, accountId: string): string => `fap:draft:${name}:${accountId}`;

const draftCodec = <Value extends object>(): Codec<Value> => ({
  parse: (text, empty) => ({ ...empty, ...pickValidFields(parseKept(text), empty) }),
  format: (value) => JSON.stringify(value),
});

const findDraft = <Value extends object>(key: string, empty: Value): Partial<Value> | null =>
  pickValidFields(parseKept(getKept(key)), empty);

/** The kept fields that the form still has with the same type and that are not empty; null for none. */
function pickValidFields<Value extends object>(kept: unknown, empty: Value): Partial<Value> | null {
  const valid = Object.entries(objectOf(kept)).filter(([name, value]) => {
    const none = empty[name as keyof Value];
    return name in empty && typeof value === typeof none && value !== none;
  });
  return valid.length ? (Object.fromEntries(valid) as Partial<Value>) : null;
}

const objectOf = (kept: unknown): object => (typeof kept === 'object' && kept !== null ? kept : {});
