import { useCallback, useState } from 'react';

/** A draft is text a person typed: it is written at once and outlives reload, failure and sign-out. */
export interface Draft<Value> {
  value: Value;
  /** Whether something was found from an earlier visit. */
  wasRestored: boolean;
  change: (change: Partial<Value>) => void;
  clear: () => void;
}

/** Keeps a form's texts in this browser under a name, one per account. */
export function useDraft<Value extends object>(name: string, accountId: string, empty: Value): Draft<Value> {
  const key = keyOf(name, accountId);
  const [kept] = useState(() => readDraft(key, empty));
  const [wasRestored, setRestored] = useState(kept !== null);
  const [value, setValue] = useState<Value>(() => ({ ...empty, ...kept }));

  const change = useCallback(
    (part: Partial<Value>) =>
      setValue((before) => {
        const after = { ...before, ...part };
        writeDraft(key, after);
        return after;
      }),
    [key],
  );
  const clear = useCallback(() => {
    writeDraft(key, null);
    setValue(empty);
    setRestored(false);
  }, [key, empty]);

  return { value, wasRestored, change, clear };
}

/** Fills the empty fields of a draft that another screen will open; what was typed there stays. */
export function fillDraft<Value extends object>(
  name: string,
  accountId: string,
  { empty, fill }: { empty: Value; fill: Partial<Value> },
): void {
  const key = keyOf(name, accountId);
  writeDraft(key, { ...empty, ...fill, ...readDraft(key, empty) });
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
  writeDraft(key, { ...readKept(key), [field]: before ? `${before}\n${text}` : text });
}

const keyOf = (name: string, accountId: string): string => `fap:draft:${name}:${accountId}`;

function readKept(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Only fields that the form still has and whose type still fits are taken over from storage. */
function readDraft<Value extends object>(key: string, empty: Value): Partial<Value> | null {
  const fitting = Object.entries(readKept(key) ?? {}).filter(([name, value]) => {
    const none = empty[name as keyof Value];
    return name in empty && typeof value === typeof none && value !== none;
  });
  return fitting.length ? (Object.fromEntries(fitting) as Partial<Value>) : null;
}

function writeDraft(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the form still works, only without surviving a reload.
  }
}
